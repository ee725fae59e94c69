import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import styles from './checkbox.module.css';
import { useReadControl } from './read-controls.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'checked'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some, not all: announced as "mixed". */
  indeterminate?: boolean;
  /** A line below, which describes the box. */
  detail?: ReactNode;
  /** At the end of the line, outside the label: a "view" button. */
  action?: ReactNode;
  look?: 'plain' | 'tinted';
  error?: string | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { label, checked, onChange, indeterminate = false, detail, action, look = 'plain', error, className, ...native } = props;
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const detailId = useId();
  const descriptions = [detail === undefined ? [] : detailId, error === undefined ? [] : errorId].flat();
  const [ref, shown] = useReadControl(
    {
      drawn: checked,
      // One without a name is no value of the form: it toggles others.
      read: (control: HTMLInputElement) => (control.name === '' ? checked : control.checked),
      tell: onChange,
    },
    input,
  );
  useEffect(() => {
    // The third state can be set by script alone.
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={classes(styles.check, look === 'tinted' && styles.tinted, className)}>
      <label>
        <input
          {...native}
          ref={ref}
          type="checkbox"
          checked={shown}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={descriptions.length === 0 ? undefined : descriptions.join(' ')}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {action}
      {detail !== undefined && (
        <p id={detailId} className={styles.detail}>
          {detail}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
