import { Avatar, type AvatarProps } from '../../ui/avatar/avatar.tsx';
import { CheckIcon, InfoIcon } from '../../ui/icons/icons.tsx';
import { Sentences } from '../../ui/layout/sentences.tsx';
import styles from './audience.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { Section } from './section.tsx';

/** Who comes in, and a few faces of each. */
const GROUPS = [
  {
    name: 'certified',
    faces: [
      { gender: 'F', seed: 'minji' },
      { gender: 'M', seed: 'hana' },
      { gender: 'F', seed: 'jun' },
    ],
  },
  {
    name: 'prospective',
    faces: [
      { gender: 'M', seed: 'kai' },
      { gender: 'F', seed: 'ina' },
      { gender: 'M', seed: 'bora' },
    ],
  },
] as const satisfies readonly { name: keyof LandingTexts['audience']; faces: readonly AvatarProps[] }[];

/** Who uses it (LAND-2): students of certified schools, prospective students, and what others may see. */
export function Audience({ texts }: { texts: LandingTexts['audience'] }) {
  return (
    <Section title={texts.title}>
      <div className={styles.cards}>
        {GROUPS.map(({ name, faces }) => (
          <article key={name} className={styles.card} data-group={name}>
            <div className={styles.faces}>
              {faces.map((face) => (
                <Avatar key={face.seed} {...face} size={72} />
              ))}
            </div>
            <h3>{texts[name].title}</h3>
            <p>
              <Sentences>{texts[name].text}</Sentences>
            </p>
            {/* biome-ignore lint/a11y/noRedundantRoles: list-style: none takes the list role away in Safari. */}
            <ul role="list" className={styles.spaces}>
              {[texts[name].first, texts[name].second, texts[name].third].map((space) => (
                <li key={space}>
                  <CheckIcon size={20} />
                  {space}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p className={styles.note}>
        <InfoIcon size={20} />
        <span>
          <Sentences>{texts.note}</Sentences>
        </span>
      </p>
    </Section>
  );
}
