import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { CampusBand } from '../campus/campus-band.tsx';
import type { ShownCampus } from '../campus/shown-campus.ts';
import { LeavePartner } from '../partner/leave-partner.tsx';
import { partnerTitle, type WaitingPartner } from '../partner/partner.ts';
import { PartnerMarks } from '../partner/partner-marks.tsx';
import { FailureAlert } from '../provider/failure-alert.tsx';
import { ProviderDialog } from '../provider/provider-dialog.tsx';
import { dotted } from '../state-name.ts';
import { LoginChoice } from './login-choice.tsx';
import { ProviderLoginAlert } from './provider-login-alert.tsx';

export interface LoginProps {
  actor: ActorRefFrom<typeof loginMachine>;
  /** At the gateway: for whom the person signs in. */
  partner?: WaitingPartner | null;
  /** The campus that the person came for (CAMPUS-2). */
  campus?: ShownCampus | undefined;
  /** Shown where it has failed again and again. */
  help?: ReactNode;
  /** Shown before that. */
  helpLink?: ReactNode;
  /** Whether others use this computer too (DOOR-5). */
  sharing?: ReactNode;
}

/** The ways to sign in (LOGIN-1); during a sign-in at a provider, how far that is (LOGIN-4, LOGIN-5). */
export function Login({ actor, partner = null, campus, help, helpLink, sharing }: LoginProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { failure, refusesCookies } = snapshot.context;
  const { providerLogin } = snapshot.children;
  const alerting = snapshot.hasTag('alert');
  const state = dotted(snapshot.value);

  return (
    <>
      <ProviderDialog
        provider={providerLogin}
        title={partner === null ? t(($) => $.login.title) : partnerTitle(t, partner, 'signIn')}
        flow="login"
        state={state}
        busy={snapshot.hasTag('busy')}
        onClose={() => actor.send({ type: 'CLOSED' })}
      >
        {partner !== null && (
          <>
            <PartnerMarks type={partner.type} domain={partner.name === null ? null : partner.domain} />
            <Lead>{t(($) => $.gateway.signInText)}</Lead>
          </>
        )}
        {campus !== undefined && <CampusBand campus={campus} />}
        {failure !== null && !alerting && (
          <Notice tone="error" role="alert" about={failure}>
            {failureText(t, failure)}
          </Notice>
        )}
        <LoginChoice actor={actor} campus={campus} />
        {/* It comes by itself: below the ways, so that none of them moves (SEEN-2). */}
        {refusesCookies && <Notice tone="warning">{t(($) => $.login.cookiesRefused)}</Notice>}
        {sharing}
        {state === 'stuck' ? help : helpLink}
        {partner !== null && <LeavePartner onLeave={partner.onLeave} />}
      </ProviderDialog>
      {failure !== null && alerting && (
        <FailureAlert
          flow="login"
          state={state}
          title={t(($) => $.login.alertTitle)}
          failure={failure}
          onConfirm={() => actor.send({ type: 'ALERT_CONFIRMED' })}
        />
      )}
      {providerLogin !== undefined && <ProviderLoginAlert actor={providerLogin} />}
    </>
  );
}
