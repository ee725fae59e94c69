import { useEffect, useState } from 'react';
import { MEGABYTE } from '#contract/limits.ts';
import { Logo } from '../brand/logo.tsx';
import { Button } from '../button/button.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { useUiTexts } from '../texts.tsx';
import { Dialog } from './dialog.tsx';
import styles from './loading-dialog.module.css';

/** A wait shorter than this, in ms, shows nothing: a flash would only disturb. */
export const LOADING_DELAY = 300;

export interface LoadingDialogProps {
  title: string;
  flow: string;
  state: string;
  /** Bytes sent so far, and in all. */
  progress?: { loaded: number; total: number } | undefined;
  /** Every wait can be left; with it, Escape does the same. */
  onCancel?: (() => void) | undefined;
  /** Default: "Cancel". */
  cancelLabel?: string;
}

/** POP-3: MB with one decimal, in the language's own way of writing numbers. */
export function megabytes(bytes: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / MEGABYTE);
}

export function LoadingDialog({ title, flow, state, progress, onCancel, cancelLabel }: LoadingDialogProps) {
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LOADING_DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Dialog
      size="alert"
      title={title}
      titleVisible={false}
      flow={flow}
      state={state}
      busy
      hideClose
      onClose={onCancel}
      footer={
        onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel ?? texts.cancel}
          </Button>
        )
      }
    >
      <div className={styles.loading}>
        {progress === undefined && (
          <span className={styles.wait}>
            <Spinner size={80} />
            <Logo size={36} />
          </span>
        )}
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {progress !== undefined && (
          <>
            <progress className={styles.bar} value={progress.loaded} max={Math.max(progress.total, 1)} aria-label={title} />
            <p className={styles.amount}>
              {megabytes(progress.loaded, texts.locale)} / {megabytes(progress.total, texts.locale)} MB
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
