import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { AlertDialog, type AlertTone } from '#src/ui/dialog/alert-dialog.tsx';
import { FailureAlert } from '../provider/failure-alert.tsx';

const TONES = {
  askingLinked: 'info',
  askingReplacement: 'warning',
  confirmingReplacement: 'error',
  askingSignIn: 'warning',
} as const satisfies Record<string, AlertTone>;

/** What deletes an account, or leads to it, looks like it. */
const DELETING_STATES: readonly string[] = ['askingReplacement', 'confirmingReplacement'];

export interface ProviderLinkAlertProps {
  actor: ActorRefFrom<typeof providerLinkMachine>;
  /** Nickname of the account that is signed in, which stays. */
  kept: string;
}

/** The questions and the alert on the way to a linked account; each question names both accounts and both outcomes (SOC-4, SOC-6). */
export function ProviderLinkAlert({ actor, kept }: ProviderLinkAlertProps) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { nickname, method, failure, joinData } = useSelector(actor, (snapshot) => snapshot.context);
  const decline = () => actor.send({ type: 'DECLINED' });
  const provider = t(($) => $.methods[method].name);

  switch (value) {
    case 'askingLinked':
    case 'askingReplacement':
    case 'confirmingReplacement':
    case 'askingSignIn': {
      // A visitor signs in to the account that there is; who is signed in connects it.
      const outcome = joinData === null ? 'link' : 'join';
      const name = nickname ?? '';
      // An API may know that there is an account and not say whose.
      const unnamed = nickname === null;
      const words = {
        askingLinked: t(($) => $.linkAccount.askingLinked[outcome].text, { name, provider }),
        askingReplacement: unnamed
          ? t(($) => $.linkAccount.askingReplacement.textUnnamed, { provider, kept })
          : t(($) => $.linkAccount.askingReplacement.text, { name, provider, kept }),
        confirmingReplacement: unnamed
          ? t(($) => $.linkAccount.confirmingReplacement.textUnnamed, { kept })
          : t(($) => $.linkAccount.confirmingReplacement.text, { name, kept }),
        askingSignIn: t(($) => $.linkAccount.askingSignIn.text, { provider }),
      };
      const titles = {
        askingLinked: t(($) => $.linkAccount.askingLinked.title),
        askingReplacement: t(($) => $.linkAccount.askingReplacement.title),
        confirmingReplacement: unnamed
          ? t(($) => $.linkAccount.confirmingReplacement.titleUnnamed)
          : t(($) => $.linkAccount.confirmingReplacement.title, { name }),
        askingSignIn: t(($) => $.linkAccount.askingSignIn.title),
      };
      const confirmLabels = {
        askingLinked: t(($) => $.linkAccount.askingLinked[outcome].confirm),
        askingReplacement: t(($) => $.linkAccount.askingReplacement.confirm),
        confirmingReplacement: t(($) => $.linkAccount.confirmingReplacement.confirm),
        askingSignIn: t(($) => $.linkAccount.askingSignIn.confirm, { provider }),
      };
      return (
        <AlertDialog
          // Each question is a new one, with the focus on its gentle answer.
          key={value}
          tone={TONES[value]}
          flow="providerLink"
          state={value}
          title={titles[value]}
          text={words[value]}
          actions={[
            { label: t(($) => $.linkAccount[value].decline), onSelect: decline },
            {
              label: confirmLabels[value],
              variant: DELETING_STATES.includes(value) ? 'danger' : 'primary',
              onSelect: () => actor.send({ type: 'CONFIRMED' }),
            },
          ]}
          onClose={decline}
        />
      );
    }
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
    default:
      return null;
  }
}
