import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../machines/failures.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';

export interface GatewayAlertProps {
  state: string;
  title: string;
  failure: Failure;
  /** The window closes then. */
  onConfirm: () => void;
}

/** The partner’s request is not valid, or it did not work (GW-1, GW-4). */
export function GatewayAlert({ state, title, failure, onConfirm }: GatewayAlertProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      flow="ssoGateway"
      state={state}
      tone="error"
      title={title}
      text={failureText(t, failure)}
      actions={[{ label: t(($) => $.common.ok), onSelect: onConfirm }]}
      onClose={onConfirm}
    />
  );
}
