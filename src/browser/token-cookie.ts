import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { attempt } from './safe-storage.ts';

export interface CookieOptions {
  /** The parent domain whose subdomains share the token, such as the 3D host; without it only this host has it (STORE-1). */
  readonly domain?: string | undefined;
  /** Sent over https only. */
  readonly secure?: boolean | undefined;
  /** `document.cookie`, or what stands in for it. */
  readonly jar?: { cookie: string } | undefined;
}

export interface TokenCookie {
  /** Every value that goes by the name: more than one when cookies of a host and of its parent meet. */
  readAll(): readonly string[];
  /** The browser keeps it for `seconds`: as long as the token is good for. */
  write(token: string, seconds: number): void;
  remove(): void;
}

/** The copy of the access token that subdomains share (STORE-1). It can be refused, and never throws. */
export function createTokenCookie(options: CookieOptions = {}): TokenCookie {
  const jar = () => options.jar ?? document;
  const secure = options.secure ?? globalThis.location?.protocol === 'https:';
  const name = STORAGE_KEYS.accessToken;
  const assign = (value: string, seconds: number, domain: string | undefined) => {
    const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax'];
    if (domain !== undefined) parts.push(`Domain=${domain}`);
    if (secure) parts.push('Secure');
    attempt(() => {
      jar().cookie = parts.join('; ');
    }, undefined);
  };
  // One of the host alone, left from before a parent domain was configured, would speak against every new token.
  const removeOfHost = () => {
    if (options.domain !== undefined) assign('', 0, undefined);
  };
  return {
    readAll: () =>
      attempt(() => jar().cookie, '')
        .split('; ')
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => attempt(() => decodeURIComponent(pair.slice(name.length + 1)), '')),
    write: (token, seconds) => {
      removeOfHost();
      assign(token, seconds, options.domain);
    },
    remove: () => {
      removeOfHost();
      assign('', 0, options.domain);
    },
  };
}
