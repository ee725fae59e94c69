import { useId } from 'react';
import { classes } from '../classes.ts';
import { SearchIcon } from '../icons/icons.tsx';
import { Field, type FieldTexts } from './field.tsx';
import styles from './select.module.css';

export interface FieldButtonProps extends FieldTexts {
  /** '' while nothing is chosen; then `placeholder` shows. */
  value: string;
  placeholder: string;
  onClick: () => void;
}

/**
 * Stands where a list would stand, and leads to a search: too much to choose from for a list. It is named by its own words, and described by its
 * label: a label alone would take their place for who listens, or speaks to the page (WCAG 2.5.3).
 */
export function FieldButton({ value, placeholder, onClick, label, ...texts }: FieldButtonProps) {
  const [labelId, wordsId] = [useId(), useId()];
  return (
    <Field {...texts} label={<span id={labelId}>{label}</span>}>
      {(control) => (
        <span className={classes(styles.box, styles.withIcon)}>
          <span className={styles.icon}>
            <SearchIcon size={20} />
          </span>
          <button
            {...control}
            type="button"
            aria-labelledby={wordsId}
            aria-describedby={classes(labelId, control['aria-describedby'])}
            className={styles.select}
            data-empty={value === ''}
            onClick={onClick}
          >
            <span id={wordsId}>{value === '' ? placeholder : value}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
