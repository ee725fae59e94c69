import type { HTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import styles from './tile.module.css';

/** Holds an icon in its middle. Its user sets its size, colour and shape. */
export function Tile({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={classes(styles.tile, className)} />;
}
