import { Picture } from '#src/ui/art/picture.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { SECTIONS } from '../chrome/navigation.ts';
import type { LandingTexts } from './landing-texts.ts';
import styles from './reasons.module.css';
import { Section } from './section.tsx';

const REASONS = ['browser', 'replica', 'together', 'safe'] as const;

/** Why this campus (LAND-2): four cards, each with its picture. */
export function Reasons({ texts }: { texts: Pick<LandingTexts, 'reasons' | (typeof REASONS)[number]> }) {
  return (
    <Section near id={SECTIONS.why} title={texts.reasons.title} lead={texts.reasons.lead}>
      <div className={styles.cards}>
        {REASONS.map((name) => (
          <article key={name} className={styles.card} data-reason={name}>
            <div className={styles.words}>
              <h3>{texts[name].title}</h3>
              <p>
                <Sentences>{texts[name].text}</Sentences>
              </p>
            </div>
            <Picture name={name} className={styles.art} />
          </article>
        ))}
      </div>
    </Section>
  );
}
