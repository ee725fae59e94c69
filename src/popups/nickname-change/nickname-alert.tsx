import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';

export interface NicknameAlertProps {
  state: string;
  failure: Failure;
  onConfirm: () => void;
}

/** PROF-2: the nickname could not be checked, or not be changed (ERR-5, ERR-23). */
export function NicknameAlert({ state, failure, onConfirm }: NicknameAlertProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      flow="nicknameChange"
      state={state}
      tone="error"
      title={t(($) => $.common.errorTitle)}
      text={failureText(t, failure)}
      actions={[{ label: t(($) => $.common.ok), onSelect: onConfirm }]}
      onClose={onConfirm}
    />
  );
}
