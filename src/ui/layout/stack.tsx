import type { HTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

interface GapProps extends HTMLAttributes<HTMLDivElement> {
  /** px, of the spacing scale. An attribute, as pages that are drawn at build time may have no inline style (CSP). */
  gap?: 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48 | 64;
}

/** One below the other. */
export function Stack({ gap = 16, className, ...rest }: GapProps) {
  return <div {...rest} className={classes(styles.stack, className)} data-gap={gap} />;
}

/** Side by side, wrapping where there is no room. */
export function Row({ gap = 12, className, between = false, ...rest }: GapProps & { between?: boolean }) {
  return <div {...rest} className={classes(styles.row, between && styles.between, className)} data-gap={gap} data-row="" />;
}
