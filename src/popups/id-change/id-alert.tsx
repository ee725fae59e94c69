import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import type { IdChangeProps } from './id-change-props.ts';

/** PROF-3: the ID is no valid one (ERR-30) or the same (ERR-29), or could not be changed (ERR-24). */
export function IdAlert({ actor }: IdChangeProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });
  const rest = { flow: 'idChange', state, actions: [{ label: t(($) => $.common.ok), onSelect: confirm }], onClose: confirm } as const;
  const said = failure && failureText(t, failure);

  switch (state) {
    case 'alertingInvalid':
      return <AlertDialog {...rest} tone="warning" title={t(($) => $.idChange.invalidTitle)} text={said} />;
    case 'alertingFailed':
      return <AlertDialog {...rest} tone="error" title={t(($) => $.common.errorTitle)} text={said} />;
    default:
      return null;
  }
}
