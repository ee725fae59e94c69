import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { Field, type FieldTexts } from './field.tsx';
import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** The option's own language, for a list of languages. */
  lang?: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  id?: string;
  name?: string;
  options: readonly SelectOption<Value>[];
  /** '' while nothing is chosen; then `placeholder` shows. */
  value: Value | '';
  onChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Before the value: a globe. */
  icon?: ReactNode;
  size?: 'medium' | 'small';
  /** `off`: no browser puts back, at Back or a reload, what stood there before. */
  autoComplete?: 'off';
}

/** The browser's own list; where it lets itself be dressed (`appearance: base-select`), in our clothes. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { id, name, options, value, onChange, onBlur, placeholder, icon, size = 'medium', autoComplete, ...texts } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <Field {...texts} id={id}>
      {(control) => (
        <span className={classes(styles.box, size === 'small' && styles.small, icon !== undefined && styles.withIcon)}>
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <select
            {...control}
            name={name}
            autoComplete={autoComplete}
            className={styles.select}
            value={value}
            data-empty={value === ''}
            onChange={(event) => choose(event.target.value)}
            onBlur={onBlur}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
