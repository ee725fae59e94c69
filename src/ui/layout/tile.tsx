import type { HTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import styles from './tile.module.css';

/** Holds an icon in its middle. How large it is, its colour and its shape are said by who uses it. */
export function Tile({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={classes(styles.tile, className)} />;
}
