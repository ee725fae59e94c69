import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/brand/logo.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './reload-screen.module.css';

export interface ReloadScreenProps {
  state: 'crashed' | 'chunkFailed';
  title: string;
  text: string;
}

export const reload = () => window.location.reload();

/** In the place of a page that cannot go on: why, and the reload that helps (SHELL-7, SHELL-8). Needs nothing that is loaded later. */
export function ReloadScreen({ state, title, text }: ReloadScreenProps) {
  const { t } = useTranslation();
  return (
    <main className={styles.screen} data-flow="shell" data-state={state}>
      <div className={styles.card}>
        <Logo size={56} />
        <div className={styles.words} role="alert">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <Button onClick={reload}>{t(($) => $.common.reload)}</Button>
      </div>
    </main>
  );
}
