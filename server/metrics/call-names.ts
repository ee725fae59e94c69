import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { API_BASE, CALLS, type Call } from '#contract/calls.ts';
import { PARTNER_LOGOS } from '../oauth/logos.ts';
import { OPENID_PATH } from '../openid/openid-path.ts';
import { NOTICE_PATH } from '../pages/notice-url.ts';
import { APPLE_NOTICE_PATH, KAKAO_UNLINK_PATH } from '../providers/signal-paths.ts';
import { PROFILE_IMAGES } from '../site/profile-images.ts';

/** Routes besides the calls of the contract, by the pattern that they are mounted with. */
const OTHERS: Readonly<Record<string, string>> = {
  [`${API_BASE}/auth/provider/:code/start`]: 'providerStart',
  [`${API_BASE}/auth/provider/:code/logout`]: 'providerLogout',
  [`${API_BASE}/auth/passni/yonsei/login`]: 'providerStart',
  [`${API_BASE}/auth/passni/yonsei/logout`]: 'providerLogout',
  [APPLE_NOTICE_PATH]: 'providerSignal',
  [KAKAO_UNLINK_PATH]: 'providerSignal',
  [`${API_BASE}/oauth/token`]: 'oauthToken',
  [`${API_BASE}/oauth/userinfo`]: 'oauthUserInfo',
  [`${API_BASE}/openapi.json`]: 'docs',
  [`${OPENID_PATH}/*`]: 'openid',
  [NOTICE_PATH]: 'accessNotice',
  '/api/docs': 'docs',
  '/callback/apple': 'callback',
  '/callback/:code': 'callback',
  [`${PROFILE_IMAGES}/:name`]: 'profileImage',
  [`${PARTNER_LOGOS}/:name`]: 'partnerLogo',
};

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CALLS).map(([name, call]: [string, Call]) => [`${call.method} ${API_BASE}${call.path}`, name] as const),
  ...Object.entries(OTHERS).flatMap(([path, name]) => ['GET', 'POST'].map((method) => [`${method} ${path}`, name] as const)),
]);

/**
 * The name that a request is counted and logged by, to be asked when it has been answered: a call of the contract, or what else is served.
 * Never the path, which is as long and as varied as clients like.
 */
export function callNameOf(c: Context): string {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  for (const { path } of matchedRoutes(c)) {
    const name = NAMES.get(`${method} ${path}`);
    if (name !== undefined) return name;
  }
  const { path } = c.req;
  if (path === '/api' || path.startsWith('/api/')) return 'unknown';
  return path.startsWith('/static/') ? 'file' : 'page';
}
