import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { WarningIcon } from '../icons/icons.tsx';
import styles from './status-slot.module.css';

/** Looks like a toast and stays: for what is wrong with the page as a whole, where no application runs that could show one. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.slot}>
      <p role="alert" className={classes(styles.toast, styles.bar, styles.warning)}>
        <WarningIcon size={20} />
        <span>{children}</span>
      </p>
    </div>
  );
}
