import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import { StayAlert } from '../login/stay-alert.tsx';
import { FailureAlert } from '../provider/failure-alert.tsx';
import { chosenName } from '../provider/way-name.ts';
import { useSuccess } from '../success/use-success.ts';
import type { LinkedUser } from './link-screen.tsx';
import { OwnedAlert } from './owned-alert.tsx';

export interface ProviderLinkAlertProps {
  actor: ActorRefFrom<typeof providerLinkMachine>;
  /** The signed-in person, who stays; null for a visitor. */
  user: LinkedUser | null;
}

/** The questions and the alert on the way to a linked account (SOC-4, SOC-6). */
export function ProviderLinkAlert({ actor, user }: ProviderLinkAlertProps) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const way = useSelector(actor, (snapshot) => snapshot.context);
  const { nickname, failure, joinData, deletedAt } = way;
  const decline = () => actor.send({ type: 'DECLINED' });
  const confirm = () => actor.send({ type: 'CONFIRMED' });
  const provider = chosenName(t, way);
  const { confirmIdentity } = useSelector(actor, (snapshot) => snapshot.children);
  useSuccess(actor);
  const kept = user?.ncknm ?? '';

  switch (value) {
    case 'askingLinked':
    case 'askingReplacement':
      return <OwnedAlert key={value} actor={actor} question={value} user={user} />;
    case 'askingToStay':
      return (
        deletedAt !== null && (
          <StayAlert
            key={value}
            flow="providerLink"
            deletedAt={deletedAt}
            onStay={() => actor.send({ type: 'STAY_CHOSEN' })}
            onDecline={decline}
          />
        )
      );
    case 'confirmingReplacement':
      return (
        <AlertDialog
          // Each question is a new one, with the focus on its gentle answer.
          key={value}
          tone="error"
          flow="providerLink"
          state={value}
          title={
            nickname === null
              ? t(($) => $.linkAccount.confirmingReplacement.titleUnnamed)
              : t(($) => $.linkAccount.confirmingReplacement.title, { name: nickname })
          }
          text={
            nickname === null
              ? t(($) => $.linkAccount.confirmingReplacement.textUnnamed, { kept })
              : t(($) => $.linkAccount.confirmingReplacement.text, { name: nickname, kept })
          }
          actions={[
            { label: t(($) => $.linkAccount.confirmingReplacement.decline), onSelect: decline },
            { label: t(($) => $.linkAccount.confirmingReplacement.confirm), danger: true, onSelect: confirm },
          ]}
          onClose={decline}
        />
      );
    case 'askingSignIn':
      return (
        <AlertDialog
          key={value}
          tone="warning"
          flow="providerLink"
          state={value}
          title={t(($) => $.linkAccount.askingSignIn.title)}
          text={t(($) => $.linkAccount.askingSignIn.text, { provider })}
          actions={[
            { label: t(($) => $.linkAccount.askingSignIn.decline), onSelect: decline },
            { label: t(($) => $.linkAccount.askingSignIn.confirm, { provider }), onSelect: confirm },
          ]}
          onClose={decline}
        />
      );
    case 'alertingFailed':
      return (
        failure && (
          <FailureAlert
            flow="providerLink"
            state={value}
            title={joinData === null ? t(($) => $.linkAccount.alertTitle) : t(($) => $.linkAccount.joinAlertTitle)}
            failure={failure}
            onConfirm={() => actor.send({ type: 'ALERT_CONFIRMED' })}
          />
        )
      );
    case 'provingToLink':
    case 'provingToReplace':
      return confirmIdentity && <ConfirmIdentity actor={confirmIdentity} />;
    default:
      return null;
  }
}
