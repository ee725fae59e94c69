import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failure } from '../../machines/failures.ts';
import { failureText } from '../i18n/failure-text.ts';
import { Logo } from '../ui/brand/logo.tsx';
import { Button } from '../ui/button/button.tsx';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';
import styles from './crash-screen.module.css';
import { ChunkLoadError } from './lazy-chunk.ts';

const STATE = { flow: 'shell', state: 'chunkFailed' };
const reload = () => window.location.reload();

/** A page that could not be loaded: why, and the way on (SHELL-7, ERR-37). What was typed is kept over the reload. */
export function ChunkFailedPage({ error }: { error: ChunkLoadError }) {
  const { t } = useTranslation();
  const { title, text } = useWords(error);
  return (
    <main data-flow={STATE.flow} data-state={STATE.state}>
      <div className={styles.screen} role="alert">
        <Logo size={56} />
        <h1>{title}</h1>
        <p>{text}</p>
        <Button wide={false} onClick={reload}>
          {t(($) => $.common.reload)}
        </Button>
      </div>
    </main>
  );
}

/** The same for what opens above a page, which stays as it is beneath. */
export function ChunkFailedAlert({ error }: { error: ChunkLoadError }) {
  const { t } = useTranslation();
  const words = useWords(error);
  return <AlertDialog {...STATE} {...words} tone="warning" actions={[{ label: t(($) => $.common.reload), onSelect: reload }]} />;
}

function useWords({ type }: ChunkLoadError): { title: string; text: string } {
  const { t } = useTranslation();
  if (type === 'missing') return { title: t(($) => $.session.updateTitle), text: t(($) => $.session.updateText) };
  return { title: t(($) => $.common.errorTitle), text: failureText(t, failure('chunkFailed')) };
}

export interface ChunkBoundaryProps {
  /** What is lazy in here. */
  of: 'page' | 'layer';
  children: ReactNode;
}

/** Around what is loaded lazily: offers a reload when that fails (SHELL-7). Every other error goes on to the boundary above. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return this.props.of === 'page' ? <ChunkFailedPage error={error} /> : <ChunkFailedAlert error={error} />;
  }
}
