import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { passkeyOf } from '#machines/passkeys/passkeys.machine.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dotted } from '../state-name.ts';
import type { PasskeysProps } from './passkeys-props.ts';

/** PASSKEY-3: remove it? */
export function RemovalQuestion({ actor }: PasskeysProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCELLED' });
  return (
    <AlertDialog
      flow="passkeys"
      state={dotted(value)}
      tone="warning"
      title={t(($) => $.passkeys.confirmTitle, { name: passkeyOf(context)?.name ?? '' })}
      text={t(($) => $.passkeys.confirmText)}
      actions={[
        { label: t(($) => $.common.cancel), onSelect: cancel, unavailable: busy ? t(($) => $.common.loading) : undefined },
        { label: t(($) => $.passkeys.remove), onSelect: () => actor.send({ type: 'CONFIRMED' }), danger: true, busy },
      ]}
      onClose={cancel}
    />
  );
}
