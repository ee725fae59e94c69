import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';
import { LeavePartner } from '#src/popups/partner/leave-partner.tsx';
import { domainOf, partnerTitle } from '#src/popups/partner/partner.ts';
import { dotted } from '#src/popups/state-name.ts';
import { Button } from '#src/ui/button/button.tsx';
import { SkyCard, SkyPage, SkyWords } from '#src/ui/layout/sky.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Stepper } from '#src/ui/progress/stepper.tsx';
import styles from './gateway.module.css';
import { GatewayConsent } from './gateway-consent.tsx';
import { GatewayEnded } from './gateway-ended.tsx';
import { GatewayStopped } from './gateway-stopped.tsx';
import { Handshake } from './handshake.tsx';
import { lookOf, STEPS } from './looks.ts';

type GatewayActor = ActorRefFrom<typeof ssoGatewayMachine>;

export interface GatewayProps {
  /** Null once the gateway is passed. */
  actor: GatewayActor | null;
  /** The signed-in person's; empty until known. */
  nickname: string;
  /** Opens the login popup anew, for who closed it. */
  onSignIn: () => void;
  /** Opens the popup in which a guest gets an account. */
  onLinkAccount: () => void;
}

/** `/sso` and `/sso/auth`: a partner sent the person here to be signed in, and gets them back (GW). Neither ids nor keys are shown. */
export function Gateway({ actor, ...props }: GatewayProps) {
  return actor === null ? <GatewayEnded state="gatewayPassed" /> : <GatewayUnderWay actor={actor} {...props} />;
}

function GatewayUnderWay({ actor, nickname, onSignIn, onLinkAccount }: GatewayProps & { actor: GatewayActor }) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const type = useSelector(actor, (snapshot) => snapshot.context.type);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const partnerName = useSelector(actor, (snapshot) => snapshot.context.partnerName);
  const asksForEmail = useSelector(actor, (snapshot) => snapshot.context.asksForEmail);
  const about = useSelector(actor, (snapshot) => snapshot.context.about);
  const returnUrl = useSelector(actor, (snapshot) => snapshot.context.returnUrl);
  const asksConsent = useSelector(actor, (snapshot) => snapshot.hasTag('asksConsent'));
  const look = lookOf(value);
  if (look === null) return <GatewayEnded state={dotted(value)} />;
  if (asksConsent)
    return (
      <GatewayConsent
        state={dotted(value)}
        type={type}
        partnerName={partnerName ?? ''}
        domain={domainOf(returnUrl)}
        nickname={nickname}
        asksForEmail={asksForEmail}
        about={about}
        busy={busy}
        onContinue={() => actor.send({ type: 'CONSENT_GIVEN' })}
        onDecline={() => actor.send({ type: 'CONSENT_REFUSED' })}
        onOtherAccount={() => actor.send({ type: 'OTHER_ACCOUNT_CHOSEN' })}
      />
    );

  if (failure !== null && (value === 'alertingInvalid' || value === 'alertingFailed'))
    return <GatewayStopped state={value} type={type} failure={failure} onConfirm={() => actor.send({ type: 'ALERT_CONFIRMED' })} />;

  const needs = look.title === 'signIn' || look.title === 'link' ? look.title : null;
  const title = needs === null ? t(($) => $.gateway[look.title][type]) : partnerTitle(t, { type, name: partnerName }, needs);
  const text = t(($) => $.gateway[look.text]);
  return (
    <SkyPage data-flow="ssoGateway" data-state={dotted(value)} aria-busy={busy}>
      <title>{t(($) => $.gateway.pageTitle, { title })}</title>
      <SkyCard isUnderPopups>
        <Handshake type={type} mood={look.title} />
        <SkyWords role="status" title={title} text={text} />
        {needs !== null && (
          <Stack gap={8} className={styles.choice}>
            {needs === 'signIn' ? (
              <Button busy={busy} onClick={onSignIn}>
                {t(($) => $.gateway.signInAction)}
              </Button>
            ) : (
              <Button busy={busy} onClick={onLinkAccount}>
                {t(($) => $.gateway.linkAction)}
              </Button>
            )}
            <Stack inert={busy}>
              <LeavePartner onLeave={() => actor.send({ type: 'LEFT' })} />
            </Stack>
          </Stack>
        )}
        <div className={styles.steps}>
          <Stepper
            steps={STEPS.map((step) => t(($) => $.gateway.steps[step]))}
            current={look.step}
            label={t(($) => $.gateway.stepsLabel)}
          />
        </div>
      </SkyCard>
    </SkyPage>
  );
}
