import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failure } from '../../machines/failures.ts';
import { failureText } from '../i18n/failure-text.ts';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';
import { ChunkLoadError } from './lazy-chunk.ts';
import { ReloadScreen, reload, useReloadText } from './reload-screen.tsx';

/** A page that could not be loaded: why, and the way on (SHELL-7, ERR-37). What was typed is kept over the reload. */
function ChunkFailedPage({ error }: { error: ChunkLoadError }) {
  return <ReloadScreen state="chunkFailed" {...useWords(error)} />;
}

/** The same for what opens above a page, which stays as it is beneath. */
function ChunkFailedAlert({ error }: { error: ChunkLoadError }) {
  const { t } = useTranslation();
  const { title, text } = useWords(error);
  const again = { label: t(($) => $.common.reload), onSelect: reload };
  return <AlertDialog flow="shell" state="chunkFailed" title={title} text={useReloadText(text)} tone="warning" actions={[again]} />;
}

function useWords({ type }: ChunkLoadError): { title: string; text: string } {
  const { t } = useTranslation();
  if (type === 'missing') return { title: t(($) => $.session.updateTitle), text: t(($) => $.session.updateText) };
  return { title: t(($) => $.common.errorTitle), text: failureText(t, failure('chunkFailed')) };
}

export interface ChunkBoundaryProps {
  /** What is lazy in here. */
  of: 'page' | 'popup';
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
