import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { classes } from '#src/ui/classes.ts';
import { PauseIcon, PlayIcon } from '#src/ui/icons/icons.tsx';
import styles from './moving-picture.module.css';

/** Stops what moves around it, and lets it go on, once `act-on-pause.ts` hears it. */
export function PauseButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <IconButton
      look="raised"
      className={classes(styles.pauseButton, className)}
      data-event="pause"
      data-other-label={t(($) => $.sections.play)}
      label={t(($) => $.sections.pause)}
    >
      <PauseIcon size={18} />
      <PlayIcon size={18} />
    </IconButton>
  );
}
