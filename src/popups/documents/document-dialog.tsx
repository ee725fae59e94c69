import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentName } from '#contract/documents.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { dotted } from '../state-name.ts';

export interface DocumentDialogProps {
  document: DocumentName;
  onClose: () => void;
  /** Ticks the box whose text it is, and closes; left out where there is none to tick (AGR-1). */
  onAgree?: (() => void) | undefined;
  /** The text of the document. */
  children: ReactNode;
}

/** POP-2: a document above the popup that it was opened from. */
export function DocumentDialog({ document, onClose, onAgree, children }: DocumentDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      size="document"
      flow="popups"
      state={dotted({ document })}
      step={document}
      title={t(($) => $.documents[document])}
      onClose={onClose}
      footer={
        onAgree === undefined ? (
          <Button onClick={onClose}>{t(($) => $.common.ok)}</Button>
        ) : (
          <Button onClick={onAgree}>{t(($) => $.documents.agree)}</Button>
        )
      }
    >
      {children}
    </Dialog>
  );
}
