import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { type AlertAction, AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { chosenName } from '../provider/way-name.ts';
import type { LinkedUser } from './link-screen.tsx';
import { TwoAccounts } from './two-accounts.tsx';

export interface OwnedAlertProps {
  actor: ActorRefFrom<typeof providerLinkMachine>;
  question: 'askingLinked' | 'askingReplacement';
  user: LinkedUser | null;
}

/**
 * A provider's account has an owner already: log in to that account first of all, or choose another way. A signed-in person can have it all
 * the same, and reads at once that the other account goes (SOC-4, SOC-6).
 */
export function OwnedAlert({ actor, question, user }: OwnedAlertProps) {
  const { t } = useTranslation();
  const way = useSelector(actor, (snapshot) => snapshot.context);
  const { nickname, owner } = way;
  const mayReplace = useSelector(actor, (snapshot) => snapshot.can({ type: 'REPLACEMENT_CHOSEN' }));
  const provider = chosenName(t, way);
  const name = nickname ?? '';
  const kept = user?.ncknm ?? '';
  const decline = () => actor.send({ type: 'DECLINED' });
  const texts = {
    askingLinked: mayReplace
      ? t(($) => $.linkAccount.askingLinked.link.text, { name, provider })
      : t(($) => $.linkAccount.askingLinked.join.text, { name, provider }),
    askingReplacement:
      nickname === null
        ? t(($) => $.linkAccount.askingReplacement.textUnnamed, { provider, kept })
        : t(($) => $.linkAccount.askingReplacement.text, { name, provider, kept }),
  };
  const logIn: AlertAction = {
    label: nickname === null ? t(($) => $.linkAccount.askingLinked.join.confirm) : t(($) => $.linkAccount.askingLinked.logIn, { name }),
    onSelect: () => actor.send({ type: 'LOGIN_CHOSEN' }),
  };
  const another: AlertAction = { label: t(($) => $.linkAccount[question].decline), onSelect: decline };
  const replace: AlertAction = {
    label:
      question === 'askingLinked' ? t(($) => $.linkAccount.askingLinked.link.confirm) : t(($) => $.linkAccount.askingReplacement.confirm),
    danger: true,
    onSelect: () => actor.send({ type: 'REPLACEMENT_CHOSEN' }),
  };
  return (
    <AlertDialog
      tone={question === 'askingLinked' ? 'info' : 'warning'}
      flow="providerLink"
      state={question}
      title={t(($) => $.linkAccount[question].title)}
      text={
        <>
          <p>
            <Sentences>{texts[question]}</Sentences>
          </p>
          {owner !== null && user !== null && <TwoAccounts owner={owner} nickname={name} user={user} />}
        </>
      }
      actions={mayReplace ? [logIn] : [another, logIn]}
      asides={mayReplace ? [another, replace] : []}
      onClose={decline}
    />
  );
}
