import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';

/** A button inside a line of text, underlined as a link is. */
export function TextButton({
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  return <button {...rest} type={type} className={classes(styles.link, className)} />;
}
