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

/** Stands where a list would stand, and leads to a search: too much to choose from for a list. */
export function FieldButton({ value, placeholder, onClick, ...texts }: FieldButtonProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <span className={classes(styles.box, styles.withIcon)}>
          <span className={styles.icon}>
            <SearchIcon size={20} />
          </span>
          <button {...control} type="button" className={styles.select} data-empty={value === ''} onClick={onClick}>
            {value === '' ? placeholder : value}
          </button>
        </span>
      )}
    </Field>
  );
}
