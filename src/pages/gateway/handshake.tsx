import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { AlertIcon, UsersIcon, WindowIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from './handshake.module.css';
import type { GatewayLook } from './looks.ts';

const PARTNERS = { meeting: UsersIcon, platform: WindowIcon } satisfies Record<GatewayType, typeof UsersIcon>;

/** The partner and us, and what goes on between the two. Decoration: the words below say it. */
export function Handshake({ type, mood }: { type: GatewayType; mood: GatewayLook['title'] }) {
  const Partner = PARTNERS[type];
  return (
    <div className={styles.handshake} data-mood={mood} aria-hidden="true">
      <Tile className={styles.tile}>
        <Logo size={44} />
      </Tile>
      <span className={styles.way}>{mood === 'stopped' && <AlertIcon size={24} />}</span>
      <Tile className={styles.tile}>
        <Partner size={36} />
      </Tile>
    </div>
  );
}
