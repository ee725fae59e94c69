import { Picture } from '#src/ui/art/picture.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { SECTIONS } from '../chrome/navigation.ts';
import styles from './introduction.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { Section } from './section.tsx';

const ROWS = [
  { name: 'myHome', picture: 'my-home' },
  { name: 'openRooms', picture: 'open-rooms' },
  { name: 'ownWay', picture: 'own-way' },
] as const;

/** What a day on the campus is like (LAND-2): three rows, their pictures on alternating sides. */
export function Introduction({ texts }: { texts: LandingTexts['introduction'] }) {
  return (
    <Section part="introduction" id={SECTIONS.introduction} title={texts.title} lead={texts.lead} className={styles.band}>
      {ROWS.map(({ name, picture }) => (
        <article key={name} className={styles.row}>
          <Picture name={picture} className={styles.art} />
          <div className={styles.words}>
            <h3>{texts[name].title}</h3>
            <p>
              <Sentences>{texts[name].text}</Sentences>
            </p>
          </div>
        </article>
      ))}
    </Section>
  );
}
