import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { linkAccountMachine } from '#machines/link-account/link-account.machine.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';

/** JOIN-5: says which further way to sign in a member has linked. */
export function AddedAlert({ actor }: { actor: ActorRefFrom<typeof linkAccountMachine> }) {
  const { t } = useTranslation();
  const added = useSelector(actor, (snapshot) => snapshot.context.added);
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });
  if (added === null) return null;
  const name = t(($) => $.methods[added].name);
  return (
    <AlertDialog
      tone="success"
      flow="linkAccount"
      state="alertingAdded"
      title={t(($) => $.linkAccount.addedTitle, { name })}
      text={t(($) => $.linkAccount.addedText, { name })}
      actions={[{ label: t(($) => $.common.ok), onSelect: confirm }]}
      onClose={confirm}
    />
  );
}
