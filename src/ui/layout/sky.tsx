import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Sentences } from './sentences.tsx';
import styles from './sky.module.css';

/** A page that is nothing but a card below the sky: what goes on, or why it does not. */
export function SkyPage({ children, ...rest }: Omit<HTMLAttributes<HTMLElement>, 'className'>) {
  return (
    <main {...rest} className={styles.page}>
      {children}
    </main>
  );
}

export interface SkyCardProps {
  /** What it says changes under a popup, where no person reads it: it is shown with the popups closed. */
  isUnderPopups?: boolean;
  children: ReactNode;
}

export function SkyCard({ isUnderPopups = false, children }: SkyCardProps) {
  return <div className={isUnderPopups ? classes(styles.card, styles.underPopups) : styles.card}>{children}</div>;
}

export interface SkyWordsProps {
  /** status tells what goes on, alert what went wrong. */
  role: 'status' | 'alert';
  title: string;
  text: string;
}

export function SkyWords({ role, title, text }: SkyWordsProps) {
  return (
    <div className={styles.words} role={role}>
      <h1>{title}</h1>
      <p>
        <Sentences>{text}</Sentences>
      </p>
    </div>
  );
}
