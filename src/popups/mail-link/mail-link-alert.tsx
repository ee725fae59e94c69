import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { mailLinkMachine } from '#machines/mail-link/mail-link.machine.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';

export interface MailLinkAlertProps {
  actor: ActorRefFrom<typeof mailLinkMachine>;
}

/** What came of the link of an email: its code is filled in where it waited, or this is what to type (EMAIL-2). */
export function MailLinkAlert({ actor }: MailLinkAlertProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });
  const shared = {
    flow: 'mailLink',
    state: value,
    actions: [{ label: t(($) => $.common.ok), onSelect: confirm }],
    onClose: confirm,
  } as const;
  switch (value) {
    case 'passedOn':
      return <AlertDialog {...shared} tone="success" title={t(($) => $.mailLink.passedOnTitle)} text={t(($) => $.mailLink.passedOnText)} />;
    case 'showingCode':
      return (
        <AlertDialog {...shared} title={t(($) => $.mailLink.codeTitle, { code: context.code })} text={t(($) => $.mailLink.codeText)} />
      );
    default:
      return null;
  }
}
