import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  /** What the present position means. */
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy?: boolean;
  name?: string;
}

/** On or off, at once. While `busy` it keeps its place and takes no more. */
export function Switch({ label, description, checked, onChange, busy = false, name }: SwitchProps) {
  const descriptionId = useId();
  return (
    <label className={styles.switchRow}>
      <span>
        {label}
        {description !== undefined && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by `checked`; aria-checked may not stand beside it.
        role="switch"
        name={name}
        className={styles.switch}
        checked={checked}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-describedby={description === undefined ? undefined : descriptionId}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      />
    </label>
  );
}
