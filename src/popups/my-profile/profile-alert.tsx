import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { longDate } from '#contract/long-date.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';

export interface ProfileAlertProps {
  actor: ActorRefFrom<typeof profileMachine>;
  today: Date;
}

/** What must be read before the profile goes on: the date of a consent, or what could not be done (ERR-6, ERR-26, AGR-5). */
export function ProfileAlert({ actor, today }: ProfileAlertProps) {
  const { t, i18n } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const marketing = useSelector(actor, (snapshot) => snapshot.context.marketing);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const confirm = () => actor.send({ type: 'ALERT_CONFIRMED' });
  const rest = { flow: 'profile', state, actions: [{ label: t(($) => $.common.ok), onSelect: confirm }], onClose: confirm } as const;

  switch (state) {
    case 'alertingMarketing': {
      const values = { date: longDate(i18n.language, today), company: t(($) => $.footer.lines.company) };
      return (
        <AlertDialog
          {...rest}
          tone="success"
          title={marketing ? t(($) => $.agreement.marketingTitle) : t(($) => $.myProfile.marketingEndedTitle)}
          text={marketing ? t(($) => $.myProfile.marketingGivenText, values) : t(($) => $.myProfile.marketingEndedText, values)}
        />
      );
    }
    case 'alertingMarketingFailed':
    case 'alertingInfo':
    case 'alertingOpennessFailed':
      return <AlertDialog {...rest} tone="error" title={t(($) => $.common.errorTitle)} text={failure && failureText(t, failure)} />;
    default:
      return null;
  }
}
