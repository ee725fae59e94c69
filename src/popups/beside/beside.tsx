import { type ReactNode, useEffect } from 'react';
import { announce } from '#src/ui/status/status-store.ts';
import styles from './beside.module.css';

export interface BesideProps {
  flow: string;
  state: string;
  title: string;
  children: ReactNode;
  /** The buttons below. */
  acts: ReactNode;
}

/** A notice beside the page, never a dialog. It takes no focus: a person who does not see it come is told. */
export function Beside({ flow, state, title, children, acts }: BesideProps) {
  useEffect(() => announce(title), [title]);
  return (
    <aside className={styles.beside} data-flow={flow} data-state={state} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
      <div className={styles.acts}>{acts}</div>
    </aside>
  );
}
