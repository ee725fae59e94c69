import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';

export interface FailureAlertProps {
  flow: string;
  state: string;
  title: string;
  failure: Failure;
  onConfirm: () => void;
}

/** What did not work, and why; there is nothing to do but to read it. */
export function FailureAlert({ flow, state, title, failure, onConfirm }: FailureAlertProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      tone="error"
      flow={flow}
      state={state}
      title={title}
      text={failureText(t, failure)}
      actions={[{ label: t(($) => $.common.ok), onSelect: onConfirm }]}
      onClose={onConfirm}
    />
  );
}
