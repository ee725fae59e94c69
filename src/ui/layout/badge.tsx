import type { HTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: 'neutral' | 'brand' | 'strong' | 'ok' | 'warn' | 'err';
}

/** A small chip of one or two words: "required", "D-12", "guest". */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={classes(styles.badge, className)} />;
}
