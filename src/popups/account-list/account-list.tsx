import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Waiting } from '#src/ui/progress/waiting.tsx';

export interface AccountListProps {
  title: string;
  flow: string;
  state: string;
  busy: boolean;
  failure: Failure | null;
  isReading: boolean;
  /** The button that reads once more; undefined where the list was read. */
  retry: { label: string; onRetry: () => void } | undefined;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog above the profile with a list that the server keeps: it loads, says what fails, and can be read again. */
export function AccountList({ title, flow, state, busy, failure, isReading, retry, footer, onClose, children }: AccountListProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      flow={flow}
      state={state}
      busy={busy}
      onClose={onClose}
      footer={retry === undefined ? footer : <Button onClick={retry.onRetry}>{retry.label}</Button>}
    >
      {failure && (
        <Notice tone="error" role="alert" about={failure}>
          {failureText(t, failure)}
        </Notice>
      )}
      {isReading ? <Waiting>{t(($) => $.common.loading)}</Waiting> : retry === undefined && children}
    </Dialog>
  );
}
