import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';

export interface NicknameAlertProps {
  state: string;
  /** Null: the nickname is changed. */
  failure: Failure | null;
  onConfirm: () => void;
}

/** PROF-2: the nickname is changed, or could not be (ERR-23). */
export function NicknameAlert({ state, failure, onConfirm }: NicknameAlertProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      flow="nicknameChange"
      state={state}
      tone={failure === null ? 'success' : 'error'}
      title={failure === null ? t(($) => $.nicknameChange.changedTitle) : t(($) => $.common.errorTitle)}
      text={failure === null ? t(($) => $.nicknameChange.changedText) : failureText(t, failure)}
      actions={[{ label: t(($) => $.common.ok), onSelect: onConfirm }]}
      onClose={onConfirm}
    />
  );
}
