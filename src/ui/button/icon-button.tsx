import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import tile from '../layout/tile.module.css';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'disabled'> {
  /** Its name, for who does not see the icon; also the tooltip. */
  label: string;
  children: ReactNode;
  /** plain on a surface, raised above a picture. */
  look?: 'plain' | 'raised';
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, look = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(tile.tile, styles.icon, look === 'raised' && styles.raised, className)}
    />
  );
}
