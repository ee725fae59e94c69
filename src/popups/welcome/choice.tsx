import { type ReactNode, useId } from 'react';
import { ChevronRightIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from './welcome.module.css';

export interface ChoiceProps {
  icon: ReactNode;
  title: string;
  /** The people it is for. */
  text: string;
  primary: boolean;
  onClick: () => void;
}

/** A way into the campus, as a big row: named by its title, described by its line. */
export function Choice({ icon, title, text, primary, onClick }: ChoiceProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles.choice}
      data-primary={primary}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={onClick}
    >
      <Tile className={styles.mark}>{icon}</Tile>
      <span className={styles.words}>
        <span id={`${id}-title`} className={styles.name}>
          {title}
        </span>
        <span id={`${id}-text`}>{text}</span>
      </span>
      <ChevronRightIcon size={20} />
    </button>
  );
}
