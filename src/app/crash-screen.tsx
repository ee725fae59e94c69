import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/brand/logo.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './crash-screen.module.css';

/** SHELL-8: a render error shows this, never a blank page. The flows live outside React and are not lost. */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen} data-flow="shell" data-state="crashed">
      <Logo size={56} />
      <div role="alert">
        <h1>{t(($) => $.session.crashTitle)}</h1>
        <p>{t(($) => $.session.crashText)}</p>
      </div>
      <Button onClick={() => window.location.reload()}>{t(($) => $.common.reload)}</Button>
    </main>
  );
}

export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
