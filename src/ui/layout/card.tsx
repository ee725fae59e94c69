import type { HTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';
import { Sentences } from './sentences.tsx';

/** A line with a word in it: "or". */
export function Divider({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={classes(styles.divider, className)} />;
}

/** The sentence or two under a sheet's title. */
export function Lead({ className, children, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <p {...rest} className={classes(styles.lead, className)}>
      <Sentences>{children}</Sentences>
    </p>
  );
}
