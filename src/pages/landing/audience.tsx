import { type PictureName, pictureFile } from '#src/ui/art/image.tsx';
import { CheckIcon, InfoIcon } from '#src/ui/icons/icons.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import styles from './audience.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { Section } from './section.tsx';

/** Groups of visitors, with faces. */
const GROUPS = [
  { name: 'certified', faces: ['face-minji', 'face-hana', 'face-jun'] },
  { name: 'prospective', faces: ['face-kai', 'face-ina', 'face-bora'] },
] as const satisfies readonly { name: keyof LandingTexts['audience']; faces: readonly PictureName[] }[];

/** The audience (LAND-2): students of certified schools, prospective students, and what others may see. */
export function Audience({ texts }: { texts: LandingTexts['audience'] }) {
  return (
    <Section part="audience" title={texts.title}>
      <div className={styles.cards}>
        {GROUPS.map(({ name, faces }) => (
          <article key={name} className={styles.card} data-group={name}>
            <div className={styles.faces}>
              {faces.map((face) => (
                <img key={face} src={pictureFile(face)} alt="" width={72} height={72} loading="lazy" decoding="async" />
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
