import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Tile } from '../layout/tile.tsx';
import styles from './choice.module.css';
import { FieldMessage } from './field.tsx';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  picture: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** Radio buttons as pictures. The chosen one has a ring and a tick, so that it does not hang on colour alone. */
export function RadioCards<Value extends string>({ legend, name, options, value, onChange, error }: RadioCardsProps<Value>) {
  const errorId = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it here, and it alone may carry aria-invalid.
      role="radiogroup"
      className={styles.cards}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cardGrid}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.picture}
            <span>{option.label}</span>
            <Tile className={styles.dot} aria-hidden="true">
              <CheckIcon size={14} strokeWidth={3} />
            </Tile>
          </label>
        ))}
      </div>
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}
