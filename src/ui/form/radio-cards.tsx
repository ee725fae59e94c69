import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Tile } from '../layout/tile.tsx';
import { FieldMessage } from './field.tsx';
import styles from './radio-cards.module.css';
import { useReadControl } from './read-controls.ts';

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
          <Card key={option.value} {...option} name={name} checked={option.value === value} onChoose={() => onChange(option.value)} />
        ))}
      </div>
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}

interface CardProps extends RadioCard<string> {
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function Card({ value, label, picture, name, checked, onChoose }: CardProps) {
  // One of several: what another one says decides.
  const [ref] = useReadControl({
    drawn: checked,
    read: (control: HTMLInputElement) => control.checked,
    // The one that lost its tick need not say so.
    tell: (found) => found && onChoose(),
  });
  return (
    <label className={styles.card} data-checked={checked ? '' : undefined}>
      <input ref={ref} type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      {picture}
      <span>{label}</span>
      <Tile className={styles.dot} aria-hidden="true">
        <CheckIcon size={14} strokeWidth={3} />
      </Tile>
    </label>
  );
}
