import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { endsSessionHere } from '#machines/ways/ways.machine.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dotted } from '../state-name.ts';
import { wayName } from './way-name.ts';
import type { WaysProps } from './ways-props.ts';

/** WAY-2: remove it? Where it began the session here, the person hears first that this ends, too. */
export function RemovalQuestion({ actor }: WaysProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCELLED' });
  const ends = endsSessionHere(context) ? 'here' : 'other';
  return (
    <AlertDialog
      flow="ways"
      state={dotted(value)}
      tone="warning"
      title={t(($) => $.ways.confirmTitle, { way: wayName(t, context.chosen ?? 0) })}
      text={t(($) => $.ways.confirmText[ends])}
      actions={[
        { label: t(($) => $.common.cancel), onSelect: cancel, unavailable: busy ? t(($) => $.common.loading) : undefined },
        { label: t(($) => $.ways.remove), onSelect: () => actor.send({ type: 'CONFIRMED' }), danger: true, busy },
      ]}
      onClose={cancel}
    />
  );
}
