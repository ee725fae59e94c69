import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#src/ui/icons/icons.tsx';
import styles from './moving-picture.module.css';

/** Stops what moves around it, and lets it go on. The style sheets go by the attribute. */
export function PauseButton() {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    button.current?.closest<HTMLElement>('[data-motion]')?.setAttribute('data-motion', paused ? 'running' : 'paused');
    setPaused(!paused);
  };
  return (
    <IconButton
      ref={button}
      look="raised"
      className={styles.toggle}
      data-event="pause"
      label={paused ? t(($) => $.sections.play) : t(($) => $.sections.pause)}
      onClick={toggle}
    >
      {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
    </IconButton>
  );
}
