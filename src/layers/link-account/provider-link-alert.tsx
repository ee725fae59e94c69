import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { providerLinkMachine } from '../../../machines/provider-link/provider-link.machine.ts';
import { AlertDialog, type AlertTone } from '../../ui/dialog/alert-dialog.tsx';
import { FailureAlert } from '../provider/failure-alert.tsx';

const TONES = { askingLinked: 'info', askingReplacement: 'warning', confirmingReplacement: 'error' } as const satisfies Record<
  string,
  AlertTone
>;

/** The questions and the alert on the way to a linked account; each question names both outcomes in its buttons (SOC-4). */
export function ProviderLinkAlert({ actor }: { actor: ActorRefFrom<typeof providerLinkMachine> }) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { nickname, method, failure, joinData } = useSelector(actor, (snapshot) => snapshot.context);
  const decline = () => actor.send({ type: 'DECLINED' });
  const provider = t(($) => $.methods[method].name);

  switch (value) {
    case 'askingLinked':
    case 'askingReplacement':
    case 'confirmingReplacement': {
      // A visitor signs in to the account that there is; who is signed in connects it.
      const outcome = joinData === null ? 'link' : 'join';
      const words = {
        askingLinked: t(($) => $.linkAccount.askingLinked[outcome].text, { name: nickname ?? '', provider }),
        askingReplacement: t(($) => $.linkAccount.askingReplacement.text, { provider }),
        confirmingReplacement: t(($) => $.linkAccount.confirmingReplacement.text),
      };
      const confirmLabels = {
        askingLinked: t(($) => $.linkAccount.askingLinked[outcome].confirm),
        askingReplacement: t(($) => $.linkAccount.askingReplacement.confirm),
        confirmingReplacement: t(($) => $.linkAccount.confirmingReplacement.confirm),
      };
      return (
        <AlertDialog
          // Each question is a new one, with the focus on its gentle answer.
          key={value}
          tone={TONES[value]}
          flow="providerLink"
          state={value}
          title={t(($) => $.linkAccount[value].title)}
          text={words[value]}
          actions={[
            { label: t(($) => $.linkAccount[value].decline), onSelect: decline },
            {
              label: confirmLabels[value],
              variant: value === 'askingLinked' ? 'primary' : 'danger',
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
