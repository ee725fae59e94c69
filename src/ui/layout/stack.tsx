import type { CSSProperties, HTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

interface GapProps extends HTMLAttributes<HTMLDivElement> {
  /** px, of the spacing scale. */
  gap?: 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48 | 64;
}

const withGap = (gap: number, style: CSSProperties | undefined) => ({ ...style, gap }) satisfies CSSProperties;

/** One below the other. */
export function Stack({ gap = 16, style, className, ...rest }: GapProps) {
  return <div {...rest} className={classes(styles.stack, className)} style={withGap(gap, style)} />;
}

/** Side by side, wrapping where there is no room. */
export function Row({ gap = 12, style, className, between = false, ...rest }: GapProps & { between?: boolean }) {
  return <div {...rest} className={classes(styles.row, between && styles.between, className)} style={withGap(gap, style)} />;
}
