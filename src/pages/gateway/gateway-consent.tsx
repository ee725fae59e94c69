import { useTranslation } from 'react-i18next';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CheckIcon } from '#src/ui/icons/icons.tsx';
import { SkyCard, SkyPage, SkyWords } from '#src/ui/layout/sky.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './gateway.module.css';
import { Handshake } from './handshake.tsx';

export interface GatewayConsentProps {
  state: string;
  type: GatewayType;
  /** As the server names it. */
  partnerName: string;
  /** The continuing account's. */
  nickname: string;
  /** The consent is on its way to the server. */
  busy: boolean;
  onContinue: () => void;
  onDecline: () => void;
}

/** What the server gives a partner for a code: `PublicUser` of `server/oauth/redeem.ts`. */
const SHARED = ['nickname', 'image', 'number'] as const;

/** Asks before the first code goes to a client that is not the platform's own (GW-6). */
export function GatewayConsent({ state, type, partnerName, nickname, busy, onContinue, onDecline }: GatewayConsentProps) {
  const { t } = useTranslation();
  const title = t(($) => $.gateway.consent.title, { partner: partnerName, nickname });
  return (
    <SkyPage data-flow="ssoGateway" data-state={state} aria-busy={busy}>
      <title>{t(($) => $.gateway.pageTitle, { title })}</title>
      <SkyCard>
        <Handshake type={type} mood="signIn" />
        <SkyWords role="status" title={title} text={t(($) => $.gateway.consent.text, { partner: partnerName })} />
        <ul className={styles.shared}>
          {SHARED.map((name) => (
            <li key={name}>
              <CheckIcon size={20} />
              {t(($) => $.gateway.consent[name])}
            </li>
          ))}
        </ul>
        <p className={styles.kept}>{t(($) => $.gateway.consent.kept)}</p>
        <Stack gap={8} className={styles.choice}>
          <Button busy={busy} onClick={onContinue}>
            {t(($) => $.gateway.consent.agree)}
          </Button>
          {!busy && (
            <Button variant="text" onClick={onDecline}>
              {t(($) => $.gateway.consent.decline)}
            </Button>
          )}
        </Stack>
      </SkyCard>
    </SkyPage>
  );
}
