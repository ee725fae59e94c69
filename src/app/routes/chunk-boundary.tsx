import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failure } from '#machines/failures.ts';
import { whenHandsRest } from '#src/browser/hand-rest.ts';
import { keepsOverReload } from '#src/browser/safe-storage.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dialogDepth } from '#src/ui/dialog/dialog-stack.ts';
import { ChunkLoadError } from './lazy-chunk.ts';
import { ReloadScreen, reload, useReloadText } from './reload-screen.tsx';

/** A page that could not be loaded: why, and the way on (SHELL-7, ERR-37). */
function ChunkFailedPage({ error }: { error: ChunkLoadError }) {
  return <ReloadScreen state="chunkFailed" {...useWords(error)} />;
}

/** The same for what opens above a page, which stays as it is beneath: where a popup is open, once the person does not type in it. */
function ChunkFailedAlert({ error }: { error: ChunkLoadError }) {
  const { t } = useTranslation();
  const { title, text } = useWords(error);
  const mayShow = useHandsRest();
  const again = { label: t(($) => $.common.reload), onSelect: reload };
  const said = useReloadText(text);
  return mayShow && <AlertDialog flow="shell" state="chunkFailed" title={title} text={said} tone="warning" actions={[again]} />;
}

function useHandsRest(): boolean {
  const [rest, setRest] = useState(() => dialogDepth() === 0);
  useEffect(() => (rest ? undefined : whenHandsRest(() => setRest(true))), [rest]);
  return rest;
}

function useWords({ type }: ChunkLoadError): { title: string; text: string } {
  const { t } = useTranslation();
  const [isKept] = useState(keepsOverReload);
  const [title, text] =
    type === 'missing'
      ? [t(($) => $.session.updateTitle), t(($) => $.session.updateText)]
      : [t(($) => $.common.errorTitle), failureText(t, failure('chunkFailed'))];
  // Said only where it is so.
  return { title, text: isKept ? `${text} ${t(($) => $.session.typedIsKept)}` : text };
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
