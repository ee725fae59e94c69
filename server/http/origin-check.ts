import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Deps } from '../deps.ts';
import {
  ANSWER_LOST_HEADER,
  ASK_BEFORE_STAYING_HEADER,
  AUTH_STATE_HEADER,
  CONFIRMATION_HEADER,
  END_OTHER_WAYS_HEADER,
  REPLACE_EXISTING_HEADER,
  REQUEST_ID_HEADER,
  SHARED_COMPUTER_HEADER,
  SIGN_IN_ATTEMPT_HEADER,
} from './header-names.ts';

type OriginDeps = Pick<Deps, 'addresses' | 'config'>;

/** The product's own site and those that the operator lists; compared whole, never by their endings. */
export const isListedOrigin = ({ addresses, config }: OriginDeps, origin: string): boolean =>
  origin === addresses.siteUrl || config.allowedOrigins.includes(origin);

const isSameHost = (c: Context, origin: string): boolean => URL.canParse(origin) && new URL(origin).host === c.req.header('host');

/** Tells browsers that the pages of listed sites may call, with cookies; of any other it says nothing, which refuses it. */
export function crossOriginAnswers(deps: OriginDeps): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'X-Requested-With',
      AUTH_STATE_HEADER,
      REPLACE_EXISTING_HEADER,
      END_OTHER_WAYS_HEADER,
      CONFIRMATION_HEADER,
      SHARED_COMPUTER_HEADER,
      SIGN_IN_ATTEMPT_HEADER,
      ANSWER_LOST_HEADER,
      ASK_BEFORE_STAYING_HEADER,
    ],
    exposeHeaders: ['Retry-After', REQUEST_ID_HEADER],
    maxAge: 600,
  });
  return (c, next) => (isListedOrigin(deps, c.req.header('origin') ?? '') ? allow(c, next) : next());
}

/** What stands in `Origin` where the browser keeps it back: a form of a page whose referrer policy is `no-referrer`, a sandboxed frame (Fetch, 3.1). */
const KEPT_BACK = 'null';

/**
 * Whether another site's page sent this request. A browser says so in `Origin`, on everything that can change something, and in
 * `Sec-Fetch-Site`, on the GET that logs out, and where it keeps the origin back; clients that are no browsers send neither.
 */
export function isForeign(deps: OriginDeps, c: Context): boolean {
  const origin = c.req.header('origin');
  const from = c.req.header('sec-fetch-site');
  // No page can write this header, and a frame without an origin of its own counts as another site.
  if (origin === KEPT_BACK) return from !== 'same-origin';
  if (origin !== undefined) return !isListedOrigin(deps, origin) && !isSameHost(c, origin);
  return from === 'cross-site';
}
