import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ExternalIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `link`: plain underlined text; the others look like the button of that name. */
  variant?: ButtonVariant | 'link';
  size?: 'medium' | 'small';
  icon?: ReactNode;
  /** Opens a new tab, without a handle on this one, and says so. */
  external?: boolean;
  wide?: boolean;
}

/** A link that looks like a button: it goes somewhere, so it is a link. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size = 'medium', icon, external = false, wide = false, className, children, ...rest } = props;
  const texts = useUiTexts();
  const look = variant === 'link' ? [styles.link] : [styles.button, styles[variant], styles[size], wide && styles.wide];
  return (
    <a {...rest} {...(external && { target: '_blank', rel: 'noopener noreferrer' })} className={classes(...look, className)}>
      {icon}
      <span className={styles.label}>{children}</span>
      {external && <ExternalIcon size={16} />}
      {external && <VisuallyHidden> ({texts.newTab})</VisuallyHidden>}
    </a>
  );
}
