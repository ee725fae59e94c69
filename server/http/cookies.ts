import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { API_BASE, CALLS } from '#contract/calls.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Deps } from '../deps.ts';
import { sameText, sign } from '../hashing.ts';
import { clearCopies, cookieValues } from './cookie-copies.ts';
import { Refusal } from './refusal.ts';

type CookieDeps = Pick<Deps, 'addresses' | 'config' | 'secret' | 'random'>;

/**
 * Over https, names begin with `__Host-`: a browser keeps such a cookie only from this very host, for all of its paths, and over https
 * (RFC 6265bis, 4.1.3.2), so no other subdomain can plant one. Plain http has nothing of that kind: a subdomain can plant a cookie for the
 * parent domain there. Beside ours it is refused, as several of one name are; alone, in a browser that has none of ours, it is taken.
 */
export const overHttps = ({ addresses }: Pick<Deps, 'addresses'>) => addresses.siteUrl.startsWith('https:');

const REFRESH_FOLDER = `${API_BASE}${CALLS.refreshAccessToken.path.replace(/\/[^/]*$/, '')}`;
const refreshName = (deps: CookieDeps) => (overHttps(deps) ? '__Host-madang_refresh' : 'madang_refresh');
const visitName = (deps: CookieDeps) => (overHttps(deps) ? '__Host-madang_visit' : 'madang_visit');
/** Earlier versions set it. Another subdomain can plant it, so the server takes it no more: those sessions sign in again. */
const FORMER_REFRESH_NAME = '__Secure-madang_refresh';

/** `__Host-` asks for the path `/`; without it, the fewer requests carry the credential, the better. */
const refreshOptions = (deps: CookieDeps): CookieOptions => ({
  path: overHttps(deps) ? '/' : REFRESH_FOLDER,
  httpOnly: true,
  sameSite: 'Strict',
  secure: overHttps(deps),
});

/**
 * The refresh credential of this browser. Several are refused, and deleted: one of them is not ours, and nothing tells which.
 * @throws Refusal `cookieAmbiguous`
 */
export function readRefreshCookie(deps: CookieDeps, c: Context): string | undefined {
  const secure = overHttps(deps);
  if (secure && cookieValues(c, FORMER_REFRESH_NAME).length > 0) clearCopies(c, FORMER_REFRESH_NAME, { secure });
  const [value, ...others] = cookieValues(c, refreshName(deps));
  if (others.length === 0) return value;
  clearCopies(c, refreshName(deps), { secure });
  throw new Refusal('cookieAmbiguous');
}

/** How long the browser keeps a cookie of a session; on a shared computer no longer than it stays open (DOOR-5). */
const keptFor = ({ config }: CookieDeps, { isShared }: { readonly isShared: boolean }): CookieOptions =>
  isShared ? {} : { maxAge: config.refreshDays * 86_400 };

/** Only the refresh call reads the credential, and no script can. The hint beside it is for scripts, and says no more than that it is there. */
export function writeRefreshCookie(
  deps: CookieDeps,
  c: Context,
  { credential, isShared }: { readonly credential: string; readonly isShared: boolean },
): void {
  const kept = keptFor(deps, { isShared });
  setCookie(c, refreshName(deps), credential, { ...refreshOptions(deps), ...kept });
  setCookie(c, STORAGE_KEYS.sessionHint, '1', { ...hintOptions(deps), ...kept });
}

export function clearRefreshCookie(deps: CookieDeps, c: Context): void {
  setCookie(c, refreshName(deps), '', { ...refreshOptions(deps), maxAge: 0 });
  setCookie(c, STORAGE_KEYS.sessionHint, '', { ...hintOptions(deps), maxAge: 0 });
}

/**
 * DOOR-7: Safari keeps what a server sets, and ends after seven days what a script has kept. The pages' host has to see it, which may be another
 * than the API's below the same parent domain. A subdomain can plant it: then a start asks for one refresh, which is refused.
 */
const hintOptions = ({ addresses, config }: CookieDeps): CookieOptions => ({
  path: '/',
  sameSite: 'Lax',
  secure: overHttps({ addresses }),
  ...(config.cookieDomain !== undefined && { domain: config.cookieDomain }),
});

/** The visit that a browser is on, known before anyone signs in; `isNew` when the request did not bring one of ours. */
export interface Visit {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Codes, proofs and tickets are bound to a visit. Signed, so that a client cannot make up a new one for each guess. Several are all
 * refused and deleted, and the browser begins a new visit.
 */
export function visitOf(deps: CookieDeps, c: Context): Visit {
  const [value, ...others] = cookieValues(c, visitName(deps));
  if (others.length > 0) clearCopies(c, visitName(deps), { secure: overHttps(deps) });
  else {
    const [id = '', signature = ''] = value?.split('.') ?? [];
    if (id !== '' && sameText(signature, sign(deps.secret, 'visit', id))) return { id, isNew: false };
  }
  return { id: beginVisit(deps, c), isNew: true };
}

export function beginVisit(deps: CookieDeps, c: Context): string {
  const id = Buffer.from(deps.random(16)).toString('base64url');
  writeVisit(deps, c, id, { isShared: false });
  return id;
}

/** A visit leads back to a guest: on a shared computer the next person must not find it. */
export function writeVisit(deps: CookieDeps, c: Context, id: string, kept: { readonly isShared: boolean }): void {
  setCookie(c, visitName(deps), `${id}.${sign(deps.secret, 'visit', id)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: overHttps(deps),
    ...keptFor(deps, kept),
  });
}
