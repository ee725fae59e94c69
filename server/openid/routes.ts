import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { refuseNulInAddress } from '../http/nul.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { forgetUses, takeFrom } from '../limits/take.ts';
import { transportSecurity } from '../site/security-headers.ts';
import type { OpenidDoor } from './openid-door.ts';
import { OPENID_PATH } from './openid-path.ts';

interface NodeEnv {
  readonly incoming: IncomingMessage & { originalUrl?: string };
  readonly outgoing: ServerResponse;
}

const TOKEN_PATH = `${OPENID_PATH}/token`;

/** `/oidc`: discovery, authorization, tokens, userinfo and logout, answered by the library (PARTNER-1). */
export function mountOpenid(app: Hono, deps: Deps, door: OpenidDoor): void {
  const security = { ...transportSecurity(deps.addresses.siteUrl, deps.config.hstsSubdomains), ...HEADERS };
  app.all(`${OPENID_PATH}/*`, refuseNulInAddress, async (c) => {
    if (deps.config.closed) throw new Refusal('closed');
    const isToken = c.req.path === TOKEN_PATH && c.req.method === 'POST';
    const tries = `openid ${clientAddress(c, deps.config.trustProxy)}`;
    if (isToken) await takeFrom(deps, POLICIES.wrongClientSecrets, tries);
    const status = await pass(c, deps, await door.provider(), security);
    if (isToken && status !== 401) await forgetUses(deps, POLICIES.wrongClientSecrets, tries);
    // Its status is for the log. The adapter for Node.js looks for the mark in a response of the platform alone, which a copy is.
    return new Response(null, { status, headers: RESPONSE_ALREADY_SENT.headers }).clone();
  });
}

/** The library's own pages, a form that goes on by itself among them: its script is allowed by its hash. Others replace the policy. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; script-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

async function pass(
  c: Context,
  deps: Deps,
  provider: Awaited<ReturnType<OpenidDoor['provider']>>,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const { incoming, outgoing } = c.env as NodeEnv;
  const asked = new URL(c.req.url);
  const site = new URL(deps.addresses.siteUrl);
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  // Addresses of the library are those that people type, whatever a proxy or a client says.
  incoming.headers.host = site.host;
  incoming.headers['x-forwarded-host'] = site.host;
  incoming.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  // The library finds out where it is mounted by comparing the two.
  incoming.originalUrl = asked.pathname + asked.search;
  incoming.url = incoming.originalUrl.slice(OPENID_PATH.length) || '/';
  await provider.callback()(incoming, outgoing);
  return outgoing.statusCode;
}
