import * as z from 'zod/mini';
import { ACCESS_TOKEN_SECONDS } from '#contract/limits.ts';
import { attempt } from './safe-storage.ts';

/** RFC 7519, 4.1: seconds since the epoch. */
const claims = z.object({ iat: z.number(), exp: z.number() });

/**
 * Seconds that a token which was just issued is good for: what its answer said, else the difference of its own claims where it is a JSON Web
 * Token, so that no clock of this device counts, else the default (STORE-1, API-26).
 */
export function secondsOf(token: string, told: number | undefined): number {
  if (told !== undefined) return told;
  const { success, data } = claims.safeParse(attempt(() => payloadOf(token), undefined));
  const seconds = success ? Math.floor(data.exp - data.iat) : 0;
  return seconds > 0 ? seconds : ACCESS_TOKEN_SECONDS;
}

/** The second of the three parts of a JSON Web Token; its claims are ASCII, whatever else stands in it. Throws for any other token. */
function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}
