import type { Context, Hono } from 'hono';
import { API_BASE } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { boundBody } from '../http/body-bound.ts';
import { clientAddress } from '../http/client-address.ts';
import { hasNul } from '../http/nul.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { forgetUses, takeFrom } from '../limits/take.ts';
import { isClient, redeemCode, userOfToken } from './redeem.ts';

const FORM_MAX = 16 * 1024;

/**
 * What partners of the gateway call from their servers, in the words of RFC 6749: `POST /oauth/token` with a code, as a form, and
 * `GET /oauth/userinfo` with the token that it gives. No page of theirs can call it: there is no answer across origins.
 */
export function mountOauthRoutes(app: Hono, deps: Deps): void {
  app.post(`${API_BASE}/oauth/token`, boundBody(FORM_MAX), async (c) => {
    if (deps.config.closed) throw new Refusal('closed');
    const form = await c.req.parseBody().catch(() => ({}));
    const credentials = credentialsOf(c, form);
    if (credentials === undefined) return refuse(c, 'invalid_client', 401);
    const { clientId, secret } = credentials;
    if ([clientId, secret, ...Object.values(form)].some((value) => typeof value === 'string' && hasNul(value)))
      return refuse(c, 'invalid_request', 400);
    const tries = `${clientId} ${clientAddress(c, deps.config.trustProxy)}`;
    await takeFrom(deps, POLICIES.wrongClientSecrets, tries);
    if (!(await isClient(deps, clientId, secret))) return refuse(c, 'invalid_client', 401);
    await forgetUses(deps, POLICIES.wrongClientSecrets, tries);
    if (textOf(form, 'grant_type') !== 'authorization_code') return refuse(c, 'unsupported_grant_type', 400);
    const redeemed = await redeemCode(deps, { clientId, redirectUri: textOf(form, 'redirect_uri'), code: textOf(form, 'code') });
    if (redeemed === undefined) return refuse(c, 'invalid_grant', 400);
    return c.json({ token_type: 'Bearer', ...redeemed });
  });

  app.get(`${API_BASE}/oauth/userinfo`, async (c) => {
    if (deps.config.closed) throw new Refusal('closed');
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const user = token === undefined ? undefined : await userOfToken(deps, token);
    if (user === undefined) {
      c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
      return c.json({ error: 'invalid_token' }, 401);
    }
    return c.json({ user });
  });
}

function refuse(c: Context, error: string, status: 400 | 401): Response {
  if (status === 401) c.header('WWW-Authenticate', 'Basic realm="oauth"');
  return c.json({ error }, status);
}

type Form = Readonly<Record<string, unknown>>;

/** Reads HTTP Basic, or the form (RFC 6749, 2.3.1). */
function credentialsOf(c: Context, form: Form): { clientId: string; secret: string } | undefined {
  const basic = /^Basic (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (basic === undefined) {
    const clientId = textOf(form, 'client_id');
    return clientId === '' ? undefined : { clientId, secret: textOf(form, 'client_secret') };
  }
  const [clientId = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(/:(.*)/s).map(decoded);
  return { clientId, secret };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

const textOf = (form: Form, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};
