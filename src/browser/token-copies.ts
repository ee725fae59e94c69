import { ACCESS_TOKEN } from '#contract/schemas.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Stored } from '#machines/token-refresh/token-refresh.machine.ts';
import type { SafeStorage } from './safe-storage.ts';
import { NO_SESSION_HINT, type SessionHint } from './session-hint.ts';
import type { TokenCookie } from './token-cookie.ts';

/** Anything may stand in storage; what the server would never have given is not there. */
const isToken = (value: string | null): value is string => value !== null && ACCESS_TOKEN.test(value);

export interface TokenCopies {
  /** What the copies say together; `remembered` is the token that this tab knows. */
  read(remembered: string | undefined): Stored;
  /** The copy in local storage, which this origin alone can write. */
  own(): string | null;
  /** Writes both; the cookie is kept for `seconds`. */
  write(token: string, seconds: number): void;
  /** After `write`: whether one of the two was taken. */
  hasKept(token: string): boolean;
  erase(): void;
}

/**
 * The access token's two copies (STORE-1). Any host below the parent domain can write the cookie, and give it a path that goes before ours; local
 * storage and the tab's memory are this origin's alone. So a cookie begins no session by itself: where no copy of ours says the same it is a hint
 * and reads `inDoubt`, which has the server say, by the HttpOnly refresh cookie, whose session it is. Once a copy of ours and one cookie agree,
 * other cookies of the name are ignored, and so are all of them where ours cannot be written or theirs not be removed.
 *
 * This protects our own pages, in http too. It does not protect a 3D host that reads the cookie alone: it may be shown another's, and has to ask the
 * API whose it is.
 *
 * Without any copy the server's hint reads `inDoubt`, too: Safari ends what scripts have kept after seven days, and the refresh cookie lives on
 * (DOOR-7). A hint counts if it was there when the page began, or once a token was kept here; one that comes with the answer to a cancelled sign-in
 * does not.
 */
export function createTokenCopies(cookie: TokenCookie, storage: SafeStorage, hint: SessionHint = NO_SESSION_HINT): TokenCopies {
  let hintCounts = hint.isSet();
  /** Where storage refuses to note it. */
  let cookieIsForeign = false;
  const noteCookie = (isForeign: boolean) => {
    cookieIsForeign = isForeign && !storage.set(STORAGE_KEYS.cookieIsForeign, 'Y');
    if (!isForeign) storage.remove(STORAGE_KEYS.cookieIsForeign);
  };
  const ignoresCookies = () => cookieIsForeign || storage.get(STORAGE_KEYS.cookieIsForeign) !== null;
  const cookies = () => cookie.readAll().filter(isToken);
  const own = (): string | null => {
    const stored = storage.get(STORAGE_KEYS.accessToken);
    return isToken(stored) ? stored : null;
  };

  return {
    own,
    read: (remembered) => {
      const stored = own();
      const found = ignoresCookies() ? [] : cookies();
      if (found.length === 0 && stored === null) {
        // Removed by a sign-out, here or in another tab: one that comes with a late answer brings nothing back.
        hintCounts &&= hint.isSet();
        return { is: hintCounts ? 'inDoubt' : 'none' };
      }
      if (found.length === 0 && stored !== null) return { is: 'token', token: stored };
      const ours = stored ?? remembered;
      return ours !== undefined && found.includes(ours) ? { is: 'token', token: ours } : { is: 'inDoubt' };
    },
    write: (token, seconds) => {
      // An old one that cannot be overwritten must not speak against the new one.
      if (!storage.set(STORAGE_KEYS.accessToken, token)) storage.remove(STORAGE_KEYS.accessToken);
      cookie.write(token, seconds);
      hintCounts = true;
    },
    hasKept: (token) => {
      const isInCookie = cookies().includes(token);
      const isKept = isInCookie || own() === token;
      if (isKept) noteCookie(!isInCookie && cookies().length > 0);
      return isKept;
    },
    erase: () => {
      cookie.remove();
      storage.remove(STORAGE_KEYS.accessToken);
      hint.remove();
      hintCounts = false;
      // One that stays cannot be removed from here; every call of a visitor would ask for a refresh.
      noteCookie(cookies().length > 0);
    },
  };
}
