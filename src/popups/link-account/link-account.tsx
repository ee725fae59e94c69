import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type FailureCode, failure as failureOf } from '#machines/failures.ts';
import type { linkAccountMachine } from '#machines/link-account/link-account.machine.ts';
import { isSignedIn } from '#machines/viewer.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Notice } from '#src/ui/layout/notice.tsx';
import { LeavePartner } from '../partner/leave-partner.tsx';
import { partnerTitle, type WaitingPartner } from '../partner/partner.ts';
import { PartnerMarks } from '../partner/partner-marks.tsx';
import { FailureAlert } from '../provider/failure-alert.tsx';
import { ProviderDialog } from '../provider/provider-dialog.tsx';
import { SchoolSearch } from '../school-search/school-search.tsx';
import { useSchoolSearchStep } from '../school-search/school-search-step.ts';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { JoinScreen } from './join-screen.tsx';
import { type LinkedUser, LinkScreen } from './link-screen.tsx';
import { ProviderLinkAlert } from './provider-link-alert.tsx';

export interface LinkAccountProps {
  actor: ActorRefFrom<typeof linkAccountMachine>;
  /** The signed-in person; null for a visitor, and until known. */
  user: LinkedUser | null;
  /** Stands above the rest: the sign-up goes on where it was left. */
  takenUp?: ReactNode;
  /** At the gateway: for whom the person needs an account. */
  partner?: WaitingPartner | null;
  /** Shown where it has failed again and again. */
  help?: ReactNode;
  /** Shown before that. */
  helpLink?: ReactNode;
}

/** What each alert says (JOIN-3, SSO-2). */
const ALERTS: Readonly<Record<string, FailureCode>> = {
  alertingDataInvalid: 'dataInvalid',
  alertingNoAuthInfo: 'noAuthInfo',
  alertingNotSupported: 'ssoNotSupported',
};

/** JOIN-1: a visitor joins as a guest, by a provider or by email; who is signed in links an account. */
export function LinkAccount({ actor, user, takenUp, partner = null, help, helpLink }: LinkAccountProps) {
  const { t } = useTranslation();
  useSuccess(actor);
  const snapshot = useSelector(actor, (current) => current);
  const { viewer, joinData, failure } = snapshot.context;
  const { providerLink, schoolSearch } = snapshot.children;
  const search = useSchoolSearchStep(schoolSearch);
  const state = dotted(snapshot.value);
  const code = ALERTS[state];
  const signedIn = isSignedIn(viewer);
  const alert = code !== undefined && (
    <FailureAlert
      flow="linkAccount"
      state={state}
      title={signedIn ? t(($) => $.linkAccount.alertTitle) : t(($) => $.linkAccount.joinAlertTitle)}
      failure={failureOf(code)}
      onConfirm={() => actor.send({ type: 'ALERT_CONFIRMED' })}
    />
  );

  // Without join data and without a user there is nothing beneath the alert (JOIN-3).
  if (snapshot.matches('alertingDataInvalid')) return alert;

  const title = signedIn
    ? viewer.kind === 'guest'
      ? partner === null
        ? t(($) => $.linkAccount.title)
        : partnerTitle(t, partner, 'link')
      : t(($) => $.linkAccount.memberTitle)
    : t(($) => $.linkAccount.joinTitle);
  return (
    <>
      <ProviderDialog
        provider={providerLink}
        title={title}
        flow="linkAccount"
        state={state}
        busy={snapshot.hasTag('busy')}
        onBack={snapshot.can({ type: 'BACK' }) ? () => actor.send({ type: 'BACK' }) : undefined}
        onClose={snapshot.can({ type: 'CLOSED' }) ? () => actor.send({ type: 'CLOSED' }) : undefined}
        {...search}
      >
        {schoolSearch !== undefined ? (
          <SchoolSearch actor={schoolSearch} enabledMethods={snapshot.context.enabledMethods} help={helpLink} />
        ) : (
          <>
            {takenUp}
            {failure !== null && code === undefined && (
              <Notice tone="error" role="alert" about={failure}>
                {failureText(t, failure)}
              </Notice>
            )}
            {partner !== null && <PartnerMarks type={partner.type} domain={partner.name === null ? null : partner.domain} />}
            {signedIn ? <LinkScreen actor={actor} user={user} /> : joinData !== null && <JoinScreen actor={actor} joinData={joinData} />}
            {state === 'stuck' ? help : helpLink}
            {partner !== null && <LeavePartner onLeave={partner.onLeave} />}
          </>
        )}
      </ProviderDialog>
      {alert}
      {providerLink !== undefined && <ProviderLinkAlert actor={providerLink} user={user} />}
    </>
  );
}
