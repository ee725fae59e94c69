import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { SHARED_IDLE_MINUTES } from '#contract/limits.ts';
import type { sharedSessionMachine } from '#machines/shared-session/shared-session.machine.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dotted } from '../state-name.ts';

export interface SharedSessionAlertProps {
  actor: ActorRefFrom<typeof sharedSessionMachine>;
}

/** On a shared computer: the session ends soon, or has ended (DOOR-5). In every other state nothing shows. */
export function SharedSessionAlert({ actor }: SharedSessionAlertProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const stay = () => actor.send({ type: 'STAY_CHOSEN' });
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });

  switch (state) {
    case 'warning':
      return (
        <AlertDialog
          flow="sharedSession"
          state={state}
          tone="warning"
          title={t(($) => $.sharedSession.warningTitle)}
          text={t(($) => $.sharedSession.warningText)}
          actions={[{ label: t(($) => $.sharedSession.stay), onSelect: stay }]}
          onClose={stay}
        />
      );
    case 'alertingEnded':
      return (
        <AlertDialog
          flow="sharedSession"
          state={state}
          title={t(($) => $.sharedSession.endedTitle)}
          text={t(($) => $.sharedSession.endedText, { minutes: SHARED_IDLE_MINUTES })}
          actions={[{ label: t(($) => $.common.ok), onSelect: confirm }]}
          onClose={confirm}
        />
      );
    default:
      return null;
  }
}
