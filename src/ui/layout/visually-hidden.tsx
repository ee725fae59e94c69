import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

/** Read out, not shown. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}

/** The name of a group, whose look says it without words. */
export function HiddenLegend({ children }: { children: string }) {
  return <legend className={styles.hidden}>{children}</legend>;
}
