import { Component, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Help } from '#src/popups/help/help.tsx';
import { defaultConfiguration } from '../start/defaults.ts';
import { pageSettings } from '../start/page-settings.ts';
import { ReloadScreen } from './reload-screen.tsx';

/** SHELL-8: a render error shows this, never a blank page. The flows live outside React and are not lost. */
export function CrashScreen() {
  const { t } = useTranslation();
  // The page's own contact: what holds the server's configuration may have crashed.
  const [contact] = useState(() => defaultConfiguration(window.location.origin, pageSettings()));
  return (
    <ReloadScreen state="crashed" title={t(($) => $.session.crashTitle)} text={t(($) => $.session.crashText)}>
      <Help contact={contact} />
    </ReloadScreen>
  );
}

export interface CrashBoundaryProps {
  /** Shows the screen elsewhere; without it, it stands in the place of the children. */
  onCrash?: (() => void) | undefined;
  children: ReactNode;
}

export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override render() {
    const { onCrash, children } = this.props;
    if (!this.state.crashed) return children;
    return onCrash === undefined ? <CrashScreen /> : null;
  }
}
