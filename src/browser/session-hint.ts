import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { attempt } from './safe-storage.ts';
import type { CookieOptions } from './token-cookie.ts';

/** The server's word that this browser may have a session (DOOR-7). It can be refused, and never throws. */
export interface SessionHint {
  isSet(): boolean;
  remove(): void;
}

/** Where there is no such cookie. */
export const NO_SESSION_HINT: SessionHint = { isSet: () => false, remove: () => undefined };

/** Whether `cookies`, as `document.cookie` gives them, have the hint. */
export const hasSessionHint = (cookies: string): boolean =>
  cookies.split('; ').some((pair) => pair.startsWith(`${STORAGE_KEYS.sessionHint}=`));

/** `domain`: the parent domain for which the server sets it, too. */
export function createSessionHint(options: CookieOptions = {}): SessionHint {
  const jar = () => options.jar ?? document;
  const end = (domain: string | undefined) =>
    attempt(() => {
      jar().cookie = `${STORAGE_KEYS.sessionHint}=; Path=/; Max-Age=0; SameSite=Lax${domain === undefined ? '' : `; Domain=${domain}`}`;
    }, undefined);
  return {
    isSet: () => hasSessionHint(attempt(() => jar().cookie, '')),
    remove: () => {
      end(undefined);
      if (options.domain !== undefined) end(options.domain);
    },
  };
}
