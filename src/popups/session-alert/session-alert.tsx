import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dotted } from '../state-name.ts';

export interface SessionAlertProps {
  actor: ActorRefFrom<typeof sessionMachine>;
}

/** The page could not ask who is signed in: again now, or later (ERR-7). In every other state of the session nothing shows. */
export function SessionAlert({ actor }: SessionAlertProps) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  if (value !== 'alertingUserInfo' || failure === null) return null;
  const later = () => actor.send({ type: 'ALERT_CONFIRMED' });
  return (
    <AlertDialog
      flow="session"
      state={dotted(value)}
      tone="error"
      title={t(($) => $.common.errorTitle)}
      text={failureText(t, failure)}
      actions={[
        { label: t(($) => $.common.later), onSelect: later },
        { label: t(($) => $.common.retry), onSelect: () => actor.send({ type: 'RETRY_CHOSEN' }) },
      ]}
      onClose={later}
    />
  );
}
