import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReloadScreen } from './reload-screen.tsx';

/** SHELL-8: a render error shows this, never a blank page. The flows live outside React and are not lost. */
export function CrashScreen() {
  const { t } = useTranslation();
  return <ReloadScreen state="crashed" title={t(($) => $.session.crashTitle)} text={t(($) => $.session.crashText)} />;
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
