import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { DatabaseUnavailable } from '../db/outage.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { refuseNulInAddress } from '../http/nul.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { forgetUses, takeFrom } from '../limits/take.ts';
import { transportSecurity } from '../site/security-headers.ts';
import type { OpenidDoor } from './openid-door.ts';
import { OPENID_PATH } from './openid-path.ts';
import { openidUnavailablePage } from './pages.ts';
import { TRY_AGAIN_IN, UNAVAILABLE } from './unavailable.ts';

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
    const status = await answer(c, deps, door, security).catch((error: unknown) => {
      // The library has answered nothing yet.
      if (error instanceof DatabaseUnavailable) return undefined;
      throw error;
    });
    if (status === undefined) return answerUnavailable(c, deps, security);
    // Its status is for the log. The adapter for Node.js looks for the mark in a response of the platform alone, which a copy is.
    return new Response(null, { status, headers: RESPONSE_ALREADY_SENT.headers }).clone();
  });
}

/** @returns the status of the answer, which has been sent */
async function answer(c: Context, deps: Deps, door: OpenidDoor, security: Readonly<Record<string, string>>): Promise<number> {
  const isToken = c.req.path === TOKEN_PATH && c.req.method === 'POST';
  const tries = `openid ${clientAddress(c, deps.config.trustProxy)}`;
  if (isToken) await takeFrom(deps, POLICIES.wrongClientSecrets, tries);
  const status = await pass(c, deps, await door.provider(), security);
  if (isToken && status !== 401 && status !== 503) await forgetUses(deps, POLICIES.wrongClientSecrets, tries).catch(unlessAway);
  return status;
}

/** The answer has been sent; what is forgotten later costs nothing. */
function unlessAway(error: unknown): void {
  if (!(error instanceof DatabaseUnavailable)) throw error;
}

/** Before the library could answer: as it would, for a person or for a client. */
function answerUnavailable(c: Context, deps: Deps, security: Readonly<Record<string, string>>): Response {
  const headers = { ...security, 'Retry-After': TRY_AGAIN_IN };
  if (/\btext\/html\b/.test(c.req.header('accept') ?? '')) return openidUnavailablePage(c, deps, headers);
  return c.json({ error: UNAVAILABLE }, 503, headers);
}

/** The library's own pages, a form that goes on by itself among them: to the empty list of scripts, which allows none, it adds the hash of its own. Others replace the policy. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; script-src; frame-ancestors 'none'; base-uri 'none'",
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
