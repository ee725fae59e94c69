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
import { HandOverWay } from '../hand-over/hand-over-way.tsx';
import { LeavePartner } from '../partner/leave-partner.tsx';
import { partnerTitle, type WaitingPartner } from '../partner/partner.ts';
import { PartnerMarks } from '../partner/partner-marks.tsx';
import { FailureAlert } from '../provider/failure-alert.tsx';
import { ProviderDialog } from '../provider/provider-dialog.tsx';
import { SchoolSearch } from '../school-search/school-search.tsx';
import { useSchoolSearchStep } from '../school-search/school-search-step.ts';
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
  /** The API lets a phone sign this screen in (HAND-1, API-26). */
  handsOver?: boolean;
}

/** The ways to sign in (LOGIN-1); during a sign-in at a provider, how far that is (LOGIN-4, LOGIN-5). */
export function Login({ actor, partner = null, campus, help, helpLink, sharing, handsOver = false }: LoginProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { failure, refusesCookies, enabledMethods } = snapshot.context;
  const { providerLogin, schoolSearch } = snapshot.children;
  const search = useSchoolSearchStep(schoolSearch);
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
        {...search}
      >
        {schoolSearch !== undefined ? (
          <SchoolSearch actor={schoolSearch} enabledMethods={enabledMethods} help={helpLink} />
        ) : (
          <>
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
            {sharing}
            {/* The server says whether it can: below what stands there already (SEEN-2). */}
            {handsOver && <HandOverWay onChoose={() => actor.send({ type: 'HAND_OVER_CHOSEN' })} />}
            {state === 'stuck' ? help : helpLink}
            {partner !== null && <LeavePartner onLeave={partner.onLeave} />}
            {/* It comes by itself: below all that can be pressed, so that none of it moves (SEEN-2). */}
            {refusesCookies && <Notice tone="warning">{t(($) => $.login.cookiesRefused)}</Notice>}
          </>
        )}
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
