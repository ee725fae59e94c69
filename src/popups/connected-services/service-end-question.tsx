import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dotted } from '../state-name.ts';
import type { ConnectedServicesProps } from './connected-services-props.ts';

/** PARTNER-5: end the access of this partner? */
export function ServiceEndQuestion({ actor }: ConnectedServicesProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCELLED' });
  const name = context.services.find(({ clientId }) => clientId === context.chosen)?.name ?? '';
  return (
    <AlertDialog
      flow="connectedServices"
      state={dotted(value)}
      tone="warning"
      title={t(($) => $.connectedServices.confirmTitle, { name })}
      text={t(($) => $.connectedServices.confirmText)}
      actions={[
        { label: t(($) => $.common.cancel), onSelect: cancel, unavailable: busy ? t(($) => $.common.loading) : undefined },
        { label: t(($) => $.connectedServices.end), onSelect: () => actor.send({ type: 'CONFIRMED' }), danger: true, busy },
      ]}
      onClose={cancel}
    />
  );
}
