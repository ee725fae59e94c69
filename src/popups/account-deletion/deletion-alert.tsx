import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { longDate } from '#contract/long-date.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { dotted } from '../state-name.ts';
import type { AccountDeletionProps } from './account-deletion-props.ts';

/** LEGAL-2: the second question, and what came of it. */
export function DeletionAlert({ actor }: Pick<AccountDeletionProps, 'actor'>) {
  const { t, i18n } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCELLED' });
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });
  const shared = { flow: 'accountDeletion', state: dotted(value) };

  switch (value) {
    case 'confirming':
    case 'deleting':
    case 'forgetting':
      return (
        <AlertDialog
          {...shared}
          tone="warning"
          title={t(($) => $.accountDeletion.confirmTitle)}
          text={t(($) => $.accountDeletion.confirmText)}
          actions={[
            { label: t(($) => $.common.cancel), onSelect: cancel, unavailable: busy ? t(($) => $.common.loading) : undefined },
            { label: t(($) => $.accountDeletion.submit), onSelect: () => actor.send({ type: 'CONFIRMED' }), danger: true, busy },
          ]}
          onClose={cancel}
        />
      );
    case 'alertingDeleted':
      return (
        <AlertDialog
          {...shared}
          title={t(($) => $.accountDeletion.deletedTitle)}
          text={t(($) => $.accountDeletion.deletedText, { date: longDate(i18n.language, new Date(context.restorableUntil ?? 0)) })}
          actions={[{ label: t(($) => $.common.ok), onSelect: confirm }]}
          onClose={confirm}
        />
      );
    case 'alertingFailed':
      return (
        <AlertDialog
          {...shared}
          tone="error"
          title={t(($) => $.common.errorTitle)}
          text={context.failure && failureText(t, context.failure)}
          actions={[{ label: t(($) => $.common.ok), onSelect: confirm }]}
          onClose={confirm}
        />
      );
    default:
      return null;
  }
}
