import { useTranslation } from 'react-i18next';
import type { PartnerAbout } from '#machines/partner-about.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { PartnerDomain } from '#src/popups/partner/partner-marks.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { CheckIcon } from '#src/ui/icons/icons.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { SkyCard, SkyPage, SkyWords } from '#src/ui/layout/sky.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './gateway.module.css';
import { Handshake } from './handshake.tsx';
import { PartnerStatements } from './partner-statements.tsx';

export interface GatewayConsentProps {
  state: string;
  type: GatewayType;
  /** As the server names it. */
  partnerName: string;
  /** The host of the address that the code goes to. */
  domain: string;
  /** The continuing account's. */
  nickname: string;
  /** The partner learns the email, too (PARTNER-3). */
  asksForEmail: boolean;
  about: PartnerAbout;
  /** The consent is on its way to the server. */
  busy: boolean;
  onContinue: () => void;
  onDecline: () => void;
  /** Logs out here, and in with another account for the same partner (PARTNER-6). */
  onOtherAccount: () => void;
}

/** What the server gives a partner for a code: `PublicUser` of `server/oauth/redeem.ts`. */
const SHARED = ['nickname', 'image', 'number'] as const;
const SHARED_WITH_EMAIL = [...SHARED, 'email'] as const;

/** Asks before the first code goes to a client that is not the platform's own (GW-6). */
export function GatewayConsent({ state, type, partnerName, domain, nickname, asksForEmail, about, busy, ...answers }: GatewayConsentProps) {
  const { t } = useTranslation();
  const title = t(($) => $.gateway.consent.title, { partner: partnerName, nickname });
  return (
    <SkyPage data-flow="ssoGateway" data-state={state} aria-busy={busy}>
      <title>{t(($) => $.gateway.pageTitle, { title })}</title>
      <SkyCard>
        <Handshake type={type} mood="signIn" logo={about.logo} />
        <PartnerDomain domain={domain} />
        <SkyWords role="status" title={title} text={t(($) => $.gateway.consent.text, { partner: partnerName })} />
        <ul className={styles.shared}>
          {(asksForEmail ? SHARED_WITH_EMAIL : SHARED).map((name) => (
            <li key={name}>
              <CheckIcon size={20} />
              {t(($) => $.gateway.consent[name])}
            </li>
          ))}
        </ul>
        <dl className={styles.terms}>
          <dt>{t(($) => $.gateway.consent.purposeLabel)}</dt>
          <dd>{about.purpose ?? t(($) => $.gateway.consent.purpose, { partner: partnerName })}</dd>
          <dt>{t(($) => $.gateway.consent.periodLabel)}</dt>
          <dd>{t(($) => $.gateway.consent.period)}</dd>
          <PartnerStatements about={about} />
        </dl>
        <p className={styles.kept}>
          <Sentences>{`${t(($) => $.gateway.consent.refusal, { partner: partnerName })} ${t(($) => $.gateway.consent.kept)}`}</Sentences>
        </p>
        <Stack gap={8} className={styles.choice}>
          {/* Neither answer stands out (PARTNER-3). The one that was pressed keeps the focus. */}
          <Button variant="outline" busy={busy} onClick={answers.onContinue}>
            {t(($) => $.gateway.consent.agree)}
          </Button>
          <Stack gap={8} inert={busy}>
            <Button variant="outline" onClick={answers.onDecline}>
              {t(($) => $.gateway.consent.decline)}
            </Button>
            <Button variant="text" onClick={answers.onOtherAccount}>
              {t(($) => $.gateway.consent.otherAccount)}
            </Button>
          </Stack>
        </Stack>
      </SkyCard>
    </SkyPage>
  );
}
