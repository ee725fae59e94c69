import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../classes.ts';
import { readControls, useLatest } from '../form/read-controls.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'text' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-disabled' | 'aria-busy'> {
  variant?: ButtonVariant;
  /** medium 52 px high, small 44 px. */
  size?: 'medium' | 'small';
  /** Beside the label; the spinner takes its place. */
  icon?: ReactNode;
  /** The label stays, a spinner shows, clicks are swallowed. */
  busy?: boolean;
  /** Something else is busy, for which it waits: clicks are swallowed, and the focus stays, which `inert` would take away. */
  waits?: boolean;
  /** Why it cannot be used now. The button keeps the focus and tells the reason; it does nothing. */
  unavailable?: string | undefined;
  /** Says the reason without showing it, where the screen shows it elsewhere. Default: shown below. */
  reasonVisible?: boolean;
  /** Such a reason keeps its room below while none shows: what comes and goes moves nothing (SEEN-2). */
  reasonRoom?: string;
  /** What a click on the unavailable button does: shows where something is missing. */
  onUnavailableClick?: (() => void) | undefined;
  /** As wide as its place. Default for medium ones. */
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Never `disabled`: a button that cannot be focused cannot tell the person why it does not work.
 * `type` is "button" unless it says "submit".
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'medium',
    icon,
    busy = false,
    waits = false,
    unavailable,
    reasonVisible = false,
    reasonRoom,
    onUnavailableClick,
  } = props;
  const { wide = size === 'medium', onClick, children, className, type = 'button', ...rest } = withoutOwn(props);
  const reasonId = useId();
  const texts = useUiTexts();
  const blocked = busy || waits || unavailable !== undefined;
  const latest = useLatest({ blocked, onUnavailableClick });

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) return onClick?.(event);
    // The controls may hold more than the form has heard of.
    if (type === 'submit' && !busy && !waits) readControls(event.currentTarget.form);
    if (!latest.current.blocked) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
    if (!busy && !waits) latest.current.onUnavailableClick?.();
  };

  return (
    <>
      <button
        {...rest}
        type={type}
        className={classes(styles.button, styles[variant], styles[size], wide && styles.wide, className)}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={classes(rest['aria-describedby'], unavailable !== undefined && reasonId) || undefined}
        onClick={click}
      >
        {busy ? <Spinner /> : icon}
        <span className={styles.label}>{children}</span>
        {busy && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
      </button>
      {unavailable !== undefined &&
        (reasonVisible ? (
          <p id={reasonId} className={styles.reason}>
            {unavailable}
          </p>
        ) : (
          <VisuallyHidden id={reasonId}>{unavailable}</VisuallyHidden>
        ))}
      {reasonRoom !== undefined && !(unavailable !== undefined && reasonVisible) && (
        <p className={classes(styles.reason, styles.room)} aria-hidden="true">
          {reasonRoom}
        </p>
      )}
    </>
  );
}

/** What is left for the element itself. */
function withoutOwn(props: ButtonProps) {
  const { variant, size, icon, busy, waits, unavailable, reasonVisible, reasonRoom, onUnavailableClick, ...rest } = props;
  return rest;
}
