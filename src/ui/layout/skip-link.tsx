import styles from './layout.module.css';

/** The first stop of the tab key: jumps over the header. `to` is the id of the page's `<main tabIndex={-1}>`. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
