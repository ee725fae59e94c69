import type { ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';
import styles from './moving-picture.module.css';
import { PauseButton } from './pause-button.tsx';

/** Art that moves, with the button that stops it (WCAG 2.2.2). Nothing moves, and no button shows, with reduced motion. */
export function MovingPicture({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes(styles.picture, className)} data-motion="running">
      {children}
      <PauseButton className={styles.toggle} />
    </div>
  );
}
