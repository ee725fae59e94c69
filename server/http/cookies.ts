import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { API_BASE, CALLS } from '../../src/api/contract.ts';
import type { Deps } from '../deps.ts';
import { sameText, sign } from '../hashing.ts';

type CookieDeps = Pick<Deps, 'addresses' | 'config' | 'secret' | 'random'>;

/** Over https a cookie says so in its name, and a browser then refuses one that another site or plain http has planted. */
const overHttps = ({ addresses }: Pick<Deps, 'addresses'>) => addresses.siteUrl.startsWith('https:');

const REFRESH_PATH = `${API_BASE}${CALLS.refreshAccessToken.path.replace(/\/[^/]*$/, '')}`;
const refreshName = (deps: CookieDeps) => (overHttps(deps) ? '__Secure-madang_refresh' : 'madang_refresh');
const visitName = (deps: CookieDeps) => (overHttps(deps) ? '__Host-madang_visit' : 'madang_visit');

export const readRefreshCookie = (deps: CookieDeps, c: Context): string | undefined => getCookie(c, refreshName(deps));

/** The refresh credential goes to the refresh call only, and no script can read it. */
export function writeRefreshCookie(deps: CookieDeps, c: Context, credential: string): void {
  setCookie(c, refreshName(deps), credential, {
    path: REFRESH_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: overHttps(deps),
    maxAge: deps.config.refreshDays * 86_400,
  });
}

export function clearRefreshCookie(deps: CookieDeps, c: Context): void {
  setCookie(c, refreshName(deps), '', { path: REFRESH_PATH, httpOnly: true, sameSite: 'Strict', secure: overHttps(deps), maxAge: 0 });
}

/** The visit that a browser is on, known before anyone signs in; `isNew` when the request did not bring one of ours. */
export interface Visit {
  readonly id: string;
  readonly isNew: boolean;
}

/** Codes, proofs and tickets are bound to a visit. Signed, so that a client cannot make up a new one for each guess. */
export function visitOf(deps: CookieDeps, c: Context): Visit {
  const [id = '', signature = ''] = getCookie(c, visitName(deps))?.split('.') ?? [];
  if (id !== '' && sameText(signature, sign(deps.secret, 'visit', id))) return { id, isNew: false };
  return { id: beginVisit(deps, c), isNew: true };
}

export function beginVisit(deps: CookieDeps, c: Context): string {
  const id = Buffer.from(deps.random(16)).toString('base64url');
  setCookie(c, visitName(deps), `${id}.${sign(deps.secret, 'visit', id)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: overHttps(deps),
    maxAge: deps.config.refreshDays * 86_400,
  });
  return id;
}
