import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { PartnerLogo } from '#src/popups/partner/partner-logo.tsx';
import { Logo } from '#src/ui/brand/logo.tsx';
import { AlertIcon, UsersIcon, WindowIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from './handshake.module.css';
import type { GatewayLook } from './looks.ts';

const PARTNERS = { meeting: UsersIcon, platform: WindowIcon } satisfies Record<GatewayType, typeof UsersIcon>;

/** The partner and us, and what goes on between the two. Decoration: the words below say it. */
export function Handshake({ type, mood, logo }: { type: GatewayType; mood: GatewayLook['title']; logo?: string | undefined }) {
  const Partner = PARTNERS[type];
  return (
    <div className={styles.handshake} data-mood={mood} aria-hidden="true">
      <Tile className={styles.tile}>
        <Logo size={44} />
      </Tile>
      <span className={styles.way}>{mood === 'stopped' && <AlertIcon size={24} />}</span>
      <Tile className={styles.tile}>
        <PartnerLogo src={logo} size={56}>
          <Partner size={36} />
        </PartnerLogo>
      </Tile>
    </div>
  );
}
