import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { LANGUAGES } from '#contract/languages.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Deps } from '../deps.ts';
import { cookieValues } from './cookie-copies.ts';
import { overHttps } from './cookies.ts';

const YEAR_SECONDS = 31_536_000;

/** The choices that a page keeps as cookies, with every value that they can have. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  [STORAGE_KEYS.language]: LANGUAGES,
  [STORAGE_KEYS.theme]: ['light', 'dark'],
  [STORAGE_KEYS.firstAvatarCreated]: ['Y'],
};

/** Sets again what a request brings of the person's choices: Safari ends after seven days a cookie of a script, and keeps one of a server (DOOR-7). */
export function keepPreferences(deps: Pick<Deps, 'addresses'>, c: Context): void {
  for (const [name, values] of Object.entries(CHOICES)) {
    const [value, ...others] = cookieValues(c, name);
    if (value === undefined || others.length > 0 || !values.includes(value)) continue;
    setCookie(c, name, value, { path: '/', sameSite: 'Lax', secure: overHttps(deps), maxAge: YEAR_SECONDS });
  }
}
