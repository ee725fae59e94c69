import bora from '#src/art/generated/face-bora.svg?no-inline';
import hana from '#src/art/generated/face-hana.svg?no-inline';
import ina from '#src/art/generated/face-ina.svg?no-inline';
import jun from '#src/art/generated/face-jun.svg?no-inline';
import kai from '#src/art/generated/face-kai.svg?no-inline';
import minji from '#src/art/generated/face-minji.svg?no-inline';
import { CheckIcon, InfoIcon } from '#src/ui/icons/icons.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import styles from './audience.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { Section } from './section.tsx';

/** Groups of visitors, with faces. */
const GROUPS = [
  { name: 'certified', faces: [minji, hana, jun] },
  { name: 'prospective', faces: [kai, ina, bora] },
] as const satisfies readonly { name: keyof LandingTexts['audience']; faces: readonly string[] }[];

/** The audience (LAND-2): students of certified schools, prospective students, and what others may see. */
export function Audience({ texts }: { texts: LandingTexts['audience'] }) {
  return (
    <Section title={texts.title}>
      <div className={styles.cards}>
        {GROUPS.map(({ name, faces }) => (
          <article key={name} className={styles.card} data-group={name}>
            <div className={styles.faces}>
              {faces.map((face) => (
                <img key={face} src={face} alt="" width={72} height={72} loading="lazy" decoding="async" />
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
