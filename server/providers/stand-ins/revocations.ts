import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { sameText } from '#server/hashing.ts';
import type { ProviderCode } from '../provider-settings.ts';
import { OAUTH_PATHS } from './oauth-shapes.ts';
import { adminKeyOf, CLIENT_ID } from './stand-in-settings.ts';

/** What a stand-in was told: that this person's way is over. */
export interface Revocation {
  readonly code: ProviderCode;
  readonly subject: string;
}

/** More would be of no use to a tester. */
const KEPT = 50;

/** Kakao and Facebook as they are told that a way is over. */
export function revocationRoutes(code: ProviderCode, secret: string, told: Revocation[]): Hono {
  const app = new Hono();
  if (code === 'kakao')
    app.post(`/kakao${OAUTH_PATHS.kakao.revocation}`, async (c) => {
      if (!sameText(c.req.header('authorization') ?? '', `KakaoAK ${adminKeyOf(secret)}`)) return c.json({ code: -401 }, 401);
      const { target_id: subject } = await c.req.parseBody();
      note(told, { code, subject: String(subject) });
      return c.json({ id: Number(subject) });
    });
  if (code === 'facebook')
    app.delete('/facebook/:subject/permissions', (c) => {
      if (!sameText(c.req.query('access_token') ?? '', `${CLIENT_ID}|${secret}`)) return c.json({ error: { code: 190 } }, 400);
      note(told, { code, subject: c.req.param('subject') });
      return c.json({ success: true });
    });
  return app;
}

/** Apple takes refresh tokens back (RFC 7009). */
export function noteRevokedTokens(issuer: Provider, code: ProviderCode, told: Revocation[]): void {
  issuer.on('refresh_token.destroyed', ({ accountId }) => note(told, { code, subject: accountId ?? '' }));
}

function note(told: Revocation[], revocation: Revocation): void {
  told.unshift(revocation);
  told.length = Math.min(told.length, KEPT);
}
