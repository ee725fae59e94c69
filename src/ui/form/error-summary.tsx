import { Notice } from '../layout/notice.tsx';
import styles from './field.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** As `form.errors` of useForm: the id of each field and what is wrong with it, in the order of the screen. */
  errors: readonly { id: string; message: string }[];
}

/** Two errors and more, listed at the top of the form, each leading to its field. One alone shows at its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length < 2) return null;
  return (
    <Notice tone="error" role="alert">
      <p>{title}</p>
      <ul className={styles.summary}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // The address stays as it is: a hash would be a step in the browser's history.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
