import type { MethodCode } from '#contract/methods.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { ProviderGlyph } from '#src/ui/brand/provider-glyphs.tsx';
import { SchoolIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from './provider.module.css';
import { isSocial } from './social.ts';

export interface BridgeProps {
  method: MethodCode;
  /** Something is under way between the two. */
  moving?: boolean;
}

/** The campus and the provider, with the way between them. Decoration. */
export function Bridge({ method, moving = false }: BridgeProps) {
  return (
    <div className={styles.bridge} data-moving={moving} aria-hidden="true">
      <Tile className={styles.tile}>
        <Logo size={40} />
      </Tile>
      <span className={styles.way}>
        <i />
        <i />
        <i />
      </span>
      <Tile className={styles.tile} data-provider={method}>
        {isSocial(method) ? <ProviderGlyph provider={method} size={34} /> : <SchoolIcon size={36} />}
      </Tile>
    </div>
  );
}
