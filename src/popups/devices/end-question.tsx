import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dotted } from '../state-name.ts';
import { deviceName } from './device-name.ts';
import type { DevicesProps } from './devices-props.ts';

/** DEVICE-2: log out there, or everywhere else? */
export function EndQuestion({ actor }: DevicesProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCELLED' });
  const { chosen, sessions } = context;
  const which = chosen?.sessionId === null ? 'others' : 'one';
  const device = deviceName(
    t,
    sessions.find(({ sessionId }) => sessionId === chosen?.sessionId),
  );
  return (
    <AlertDialog
      flow="devices"
      state={dotted(value)}
      tone="warning"
      title={t(($) => $.devices.confirmTitle[which], { device })}
      text={t(($) => $.devices.confirmText[which])}
      actions={[
        { label: t(($) => $.common.cancel), onSelect: cancel, unavailable: busy ? t(($) => $.common.loading) : undefined },
        { label: t(($) => $.devices.confirm), onSelect: () => actor.send({ type: 'CONFIRMED' }), danger: true, busy },
      ]}
      onClose={cancel}
    />
  );
}
