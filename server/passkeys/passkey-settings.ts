import type { Config } from '../config.ts';
import type { EnvReader } from '../env-reader.ts';
import * as kind from '../env-values.ts';
import { servesPasskeys } from './rp-domain.ts';

/** PASSKEY-4. A site on which the RP ID cannot be used is a mistake of the configuration, which ends the start. */
export function readPasskeySettings(read: EnvReader): Config['passkeys'] {
  const rpId = read.one('PASSKEY_RP_ID', kind.host)?.toLowerCase();
  const origins = read.list('PASSKEY_ORIGINS', kind.origin);
  if (rpId === undefined && origins.length === 0) return { rpId, origins };
  const site = read.one('PUBLIC_URL', kind.origin);
  const sites = origins.length > 0 ? origins : site === undefined ? [] : [site];
  const id = rpId ?? (site === undefined ? undefined : new URL(site).hostname);
  if (id === undefined || sites.length === 0)
    read.mistake('PASSKEY_RP_ID and PASSKEY_ORIGINS need PUBLIC_URL, or both of them have to be set.');
  else {
    for (const origin of sites) {
      if (!servesPasskeys(origin, id))
        read.mistake(
          `Passkeys for "${id}" cannot serve on ${origin}: the site needs https (save localhost), and its host has to be "${id}" or below it.`,
        );
    }
  }
  return { rpId, origins };
}
