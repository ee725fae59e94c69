import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

/** Read out, not shown. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
