import { Picture } from '#src/ui/art/picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { classes } from '#src/ui/classes.ts';
import layout from '#src/ui/layout/layout.module.css';
import { ENTER_WORLD } from '../page-events.ts';
import styles from './invitation.module.css';
import type { LandingTexts } from './landing-texts.ts';

/** The last word: the gate at dusk, and the way in once more. */
export function Invitation({ texts }: { texts: LandingTexts['invitation'] }) {
  return (
    <section className={classes(styles.dusk, layout.far)} data-theme="dark" aria-labelledby="invitation-title">
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 id="invitation-title">{texts.title}</h2>
          <p>{texts.text}</p>
          <Button wide={false} data-event={ENTER_WORLD}>
            {texts.enter}
          </Button>
        </div>
        <Picture name="invitation" className={styles.art} />
      </div>
    </section>
  );
}
