import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { AlertIcon, CheckIcon } from '../icons/icons.tsx';
import { Sentences } from '../layout/sentences.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './field.module.css';

/** What every field can say around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** The label is there for screen readers only. */
  hideLabel?: boolean;
  /** What to enter; gives way to an error or a success. */
  hint?: ReactNode;
  /** Why the value is not right; marks the control as invalid. */
  error?: string | undefined;
  /** "This nickname is free." */
  success?: string | undefined;
  /** "Checking": what is being awaited about this value. */
  pending?: string | undefined;
  /** Lines that are kept free for messages: what comes and goes moves nothing (SEEN-2). */
  room?: 1 | 2 | 3;
  /** Says "optional" beside the label. Required is the rule, so it is not said. */
  optional?: boolean;
}

/** The ids and states that tie a control to its texts. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** "7/15" at the right of the message. */
  counter?: ReactNode;
  /** Below the message. */
  extra?: ReactNode;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control and message, tied together by ids. */
export function Field(props: FieldProps) {
  const {
    label,
    hideLabel = false,
    hint,
    error,
    success,
    pending,
    optional = false,
    room,
    counter,
    describedBy,
    className,
    extra,
    children,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const messageId = `${id}-message`;
  const texts = useUiTexts();
  const hasMessage = Boolean(error ?? success ?? pending ?? hint);
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={classes(styles.label, hideLabel && styles.labelHidden)}>
        {label}
        {optional && <span className={styles.optional}> {texts.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': classes(hasMessage && messageId, describedBy) || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      <div className={styles.under} data-room={room}>
        <div className={styles.below}>
          <FieldMessage id={messageId} hint={hint} error={error} success={success} pending={pending} />
          {counter !== undefined && <span className={styles.counter}>{counter}</span>}
        </div>
        {extra}
      </div>
    </div>
  );
}

/**
 * One message at a time: error before pending before success before hint. It is there before it speaks, so that it is heard; the hint is told with
 * its control, and so not a second time.
 */
export function FieldMessage({
  id,
  hint,
  error,
  success,
  pending,
}: { id?: string } & Pick<FieldTexts, 'hint' | 'error' | 'success' | 'pending'>) {
  const says = error !== undefined || pending !== undefined || success !== undefined;
  return (
    <div id={id} className={styles.message}>
      <div aria-live="polite">
        {error !== undefined ? (
          <p className={styles.error}>
            <AlertIcon size={16} />
            <span>
              <Sentences>{error}</Sentences>
            </span>
          </p>
        ) : pending !== undefined ? (
          <p>
            <Spinner size={16} />
            <span>
              <Sentences>{pending}</Sentences>
            </span>
          </p>
        ) : (
          success !== undefined && (
            <p className={styles.success}>
              <CheckIcon size={16} />
              <span>{success}</span>
            </p>
          )
        )}
      </div>
      {!says && hint !== undefined && (
        <p>
          <span>
            <Sentences>{hint}</Sentences>
          </span>
        </p>
      )}
    </div>
  );
}

/** For a password manager: whose password the new one is (a form with new passwords and no visible user name). */
export function HiddenUsername({ value }: { value: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="text" name="username" autoComplete="username" value={value} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
