import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { providerLoginMachine } from '#machines/provider-login/provider-login.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { FailureAlert } from '../provider/failure-alert.tsx';
import { chosenName } from '../provider/way-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { StayAlert } from './stay-alert.tsx';

/** What a sign-in by a provider has to say: no member has joined with this account yet, it is being deleted, or it did not work (LOGIN-4, LEGAL-2). */
export function ProviderLoginAlert({ actor }: { actor: ActorRefFrom<typeof providerLoginMachine> }) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const way = useSelector(actor, (snapshot) => snapshot.context);
  const deletedAt = useSelector(actor, (snapshot) => snapshot.context.deletedAt);
  useSuccess(actor);
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });
  if (deletedAt !== null && value === 'askingToStay')
    return (
      <StayAlert
        flow="providerLogin"
        deletedAt={deletedAt}
        onStay={() => actor.send({ type: 'STAY_CHOSEN' })}
        onDecline={() => actor.send({ type: 'DECLINED' })}
      />
    );
  if (failure === null) return null;

  switch (value) {
    case 'alertingAccountNotFound':
      return (
        <AlertDialog
          flow="providerLogin"
          state={value}
          title={t(($) => $.login.accountNotFound.title, { provider: chosenName(t, way) })}
          text={failureText(t, failure)}
          actions={[
            { label: t(($) => $.login.accountNotFound.otherWay), onSelect: confirm },
            { label: t(($) => $.login.accountNotFound.signUp), onSelect: () => actor.send({ type: 'SIGN_UP_CHOSEN' }) },
          ]}
          onClose={confirm}
        />
      );
    case 'alertingFailed':
      return <FailureAlert flow="providerLogin" state={value} title={t(($) => $.login.alertTitle)} failure={failure} onConfirm={confirm} />;
    default:
      return null;
  }
}
