import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { inRequest } from '../log/request-scope.ts';
import { callNameOf } from '../metrics/call-names.ts';
import { isFromProxy } from './client-address.ts';
import { REQUEST_ID_HEADER } from './header-names.ts';

/** What proxies make: hexadecimal digits or a UUID. Nothing that a person types fits. */
const WELL_FORMED = /^[0-9a-f]{32}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What caches keep would tell others the id of one request. */
const CACHED: ReadonlySet<string> = new Set(['file', 'profileImage', 'partnerLogo']);

/** Gives each request an id, and counts, times and logs its answer. */
export function observed({ config, random, log, metrics }: Pick<Deps, 'config' | 'random' | 'log' | 'metrics'>): MiddlewareHandler {
  const idOf = (c: Context): string => {
    const sent = isFromProxy(c, config.trustProxy) ? c.req.header(REQUEST_ID_HEADER) : undefined;
    return sent !== undefined && WELL_FORMED.test(sent) ? sent : Buffer.from(random(16)).toString('hex');
  };
  return (c, next) => {
    const requestId = idOf(c);
    return inRequest({ requestId }, async () => {
      const began = performance.now();
      await next();
      const [call, { status }, ms] = [callNameOf(c), c.res, performance.now() - began];
      if (!CACHED.has(call)) c.res.headers.set(REQUEST_ID_HEADER, requestId);
      metrics.requestAnswered(call, status, ms / 1000);
      const isQuiet = call === 'page' || call === 'file';
      log[isQuiet ? 'debug' : 'info']('requestAnswered', { call, method: c.req.method, status, ms: Math.round(ms) });
    });
  };
}
