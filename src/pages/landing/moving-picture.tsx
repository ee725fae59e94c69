import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { classes } from '#src/ui/classes.ts';
import { PauseIcon, PlayIcon } from '#src/ui/icons/icons.tsx';
import styles from './moving-picture.module.css';

/** Art that moves, with the button that stops it (WCAG 2.2.2). Nothing moves, and no button shows, with reduced motion. */
export function MovingPicture({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  return (
    <div className={classes(styles.picture, className)} data-motion={paused ? 'paused' : 'running'}>
      {children}
      <IconButton
        look="raised"
        className={styles.toggle}
        data-event="pause"
        label={paused ? t(($) => $.sections.play) : t(($) => $.sections.pause)}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
      </IconButton>
    </div>
  );
}
