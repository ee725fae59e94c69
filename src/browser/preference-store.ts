import { attempt, localStore, type SafeStorage } from './safe-storage.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The person's choices as cookies of this host: the server sends the page in the language at once (LANG-1), and sets them again with
 * `GET /auth/config`, since Safari ends after seven days what a script has written (DOOR-7).
 */
const cookieStore: SafeStorage = {
  get: (name) =>
    attempt(() => document.cookie, '')
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null,
  set: (name, value) => attempt(() => assign(name, value, YEAR_SECONDS), false),
  remove: (name) => attempt(() => void assign(name, '', 0), undefined),
};

function assign(name: string, value: string, seconds: number): boolean {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API wants a secure context, and does not exist everywhere.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  return true;
}

/** Keeps in both, and reads the one that the browser still has; local storage goes first. */
export const keptTwice = (first: SafeStorage, second: SafeStorage): SafeStorage => ({
  get: (key) => first.get(key) ?? second.get(key),
  set: (key, value) => {
    const isKept = second.set(key, value);
    return first.set(key, value) || isKept;
  },
  remove: (key) => {
    first.remove(key);
    second.remove(key);
  },
});

/** Language, theme and the first avatar's marker; their values are words of ours, which a cookie takes as they are. */
export const preferenceStore: SafeStorage = keptTwice(localStore, cookieStore);
