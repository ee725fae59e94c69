import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { servesPasskeys } from './rp-domain.ts';

/** For whom passkeys are made, and on which sites they serve (WebAuthn Level 3, 4: relying party). */
export interface RelyingParty {
  readonly rpId: string;
  readonly origins: readonly string[];
}

type PartyDeps = Pick<Deps, 'config' | 'addresses'>;

/** `undefined` where the site cannot have passkeys (PASSKEY-5): plain http, or an address in the place of a name. */
export function relyingPartyOf({ config, addresses }: PartyDeps): RelyingParty | undefined {
  const rpId = config.passkeys.rpId ?? new URL(addresses.siteUrl).hostname;
  const origins = config.passkeys.origins.length > 0 ? config.passkeys.origins : [addresses.siteUrl];
  return origins.every((origin) => servesPasskeys(origin, rpId)) ? { rpId, origins } : undefined;
}

/** @throws Refusal `notAllowed` where `GET /auth/config` announces no passkeys */
export function relyingParty(deps: PartyDeps): RelyingParty {
  const party = relyingPartyOf(deps);
  if (party === undefined) throw new Refusal('notAllowed');
  return party;
}
