import { SignJWT } from 'jose';
import type { AppleKey } from './apple-key.ts';

const AUDIENCE = 'https://appleid.apple.com';
const DAY = 86_400;
/** s. Apple accepts at most six months (15 777 000 s). */
const SECRET_VALIDITY = DAY;
/** s. A secret that runs out within this time is replaced before it is used. */
const SECRET_RENEWED_BEFORE = DAY / 24;
/** s. What our clock may be ahead of Apple's: a secret that is issued in its future is refused there. */
const CLOCK_AHEAD = 600;

/**
 * Apple's client secret: a JWT that the operator's key signs (ES256), made when it is first needed and renewed before it runs out.
 * `clock`: ms since the epoch.
 */
export function appleClientSecret(clientId: string, { teamId, keyId, privateKey }: AppleKey, clock: () => number): () => Promise<string> {
  let kept: { readonly secret: string; readonly expiresAt: number } | undefined;
  return async () => {
    const now = Math.floor(clock() / 1000);
    if (kept !== undefined && now < kept.expiresAt - SECRET_RENEWED_BEFORE) return kept.secret;
    const expiresAt = now + SECRET_VALIDITY;
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(AUDIENCE)
      .setIssuedAt(now - CLOCK_AHEAD)
      .setExpirationTime(expiresAt)
      .sign(privateKey);
    kept = { secret, expiresAt };
    return secret;
  };
}
