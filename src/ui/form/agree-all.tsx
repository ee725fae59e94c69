import type { ReactNode } from 'react';
import { HiddenLegend } from '../layout/visually-hidden.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './agree-all.module.css';
import { Checkbox } from './checkbox.tsx';

export interface AgreeItem<Name extends string> {
  name: Name;
  label: ReactNode;
  required: boolean;
  /** What the text says in a line, below the box. */
  detail?: ReactNode;
  /** Opens the text: a TextButton. */
  action?: ReactNode;
}

export interface AgreeAllProps<Name extends string> {
  /** Names the group for screen readers. */
  legend: string;
  allLabel: string;
  items: readonly AgreeItem<Name>[];
  checked: Readonly<Record<Name, boolean>>;
  onChange: (name: Name, checked: boolean) => void;
  onChangeAll: (checked: boolean) => void;
}

/** AGR-2: one box toggles all; it is indeterminate when some are ticked. A single item needs none. */
export function AgreeAll<Name extends string>({ legend, allLabel, items, checked, onChange, onChangeAll }: AgreeAllProps<Name>) {
  const texts = useUiTexts();
  const ticked = items.filter((item) => checked[item.name]).length;
  const all = ticked === items.length;
  return (
    <fieldset className={styles.agree}>
      <HiddenLegend>{legend}</HiddenLegend>
      {items.length > 1 && (
        <Checkbox look="tinted" label={allLabel} checked={all} indeterminate={ticked > 0 && !all} onChange={() => onChangeAll(!all)} />
      )}
      {items.map((item) => (
        <Checkbox
          key={item.name}
          name={item.name}
          checked={checked[item.name]}
          onChange={(next) => onChange(item.name, next)}
          required={item.required}
          action={item.action}
          detail={item.detail}
          label={
            <>
              {item.label}{' '}
              <span className={item.required ? styles.required : styles.optional}>{item.required ? texts.required : texts.optional}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
