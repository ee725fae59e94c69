import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { passkeyLoginMachine } from '#machines/passkey-login/passkey-login.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { StayAlert } from '../login/stay-alert.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';

/** Above the form of an email login: how far a login with a passkey is, and what came of it (PASSKEY-1, LEGAL-2). */
export function PasskeyLogin({ actor }: { actor: ActorRefFrom<typeof passkeyLoginMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { failure, deletedAt } = useSelector(actor, (snapshot) => snapshot.context);
  useSuccess(actor);
  const cancel = () => actor.send({ type: 'CANCELLED' });
  const title = t(($) => $.passkeyLogin.button);

  switch (state) {
    case 'requesting':
    case 'atAuthenticator':
    case 'loggingIn':
      return (
        <AlertDialog
          flow="passkeyLogin"
          state={state}
          title={title}
          text={t(($) => $.passkeyLogin[state])}
          actions={[{ label: t(($) => $.common.cancel), onSelect: cancel }]}
          onClose={cancel}
        />
      );
    case 'failed':
      return (
        <AlertDialog
          tone="error"
          flow="passkeyLogin"
          state={state}
          title={title}
          text={failure === null ? '' : failureText(t, failure)}
          actions={[
            { label: t(($) => $.passkeyLogin.otherWay), onSelect: cancel },
            { label: t(($) => $.passkeyLogin.retry), onSelect: () => actor.send({ type: 'RETRIED' }) },
          ]}
          onClose={cancel}
        />
      );
    case 'askingToStay':
      return (
        <StayAlert
          flow="passkeyLogin"
          deletedAt={deletedAt ?? 0}
          onStay={() => actor.send({ type: 'STAY_CHOSEN' })}
          onDecline={() => actor.send({ type: 'DECLINED' })}
        />
      );
    default:
      return null;
  }
}
