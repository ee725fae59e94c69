import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { ArrowRightIcon, UsersIcon, WindowIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from './partner-marks.module.css';

const PARTNERS = { meeting: UsersIcon, platform: WindowIcon } satisfies Record<GatewayType, typeof UsersIcon>;

export interface PartnerMarksProps {
  type: GatewayType;
  /** The host of the address that gets the code; null until the server knows the partner by it. */
  domain: string | null;
}

/** Our mark and the partner's, and the domain, which no partner can word as it likes (GW-2, GW-6). */
export function PartnerMarks({ type, domain }: PartnerMarksProps) {
  const Partner = PARTNERS[type];
  return (
    <div className={styles.marks}>
      <div className={styles.pair} aria-hidden="true">
        <Tile className={styles.tile} data-mark="own">
          <Logo size={28} />
        </Tile>
        <ArrowRightIcon size={20} />
        <Tile className={styles.tile} data-mark="partner">
          <Partner size={24} />
        </Tile>
      </div>
      {/* The line keeps its room until the name is there. */}
      <PartnerDomain domain={domain ?? '\u00a0'} />
    </div>
  );
}

export function PartnerDomain({ domain }: { domain: string }) {
  return (
    <p className={styles.domain} dir="ltr" translate="no">
      {domain}
    </p>
  );
}
