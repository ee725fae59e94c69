import styles from './progress.module.css';
import { Spinner } from './spinner.tsx';

/** Stands in the place of what is awaited, and says what that is. */
export function Waiting({ children }: { children: string }) {
  return (
    <p className={styles.waiting}>
      <Spinner size={32} />
      {children}
    </p>
  );
}
