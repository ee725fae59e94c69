import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { attempt } from './safe-storage.ts';

/** What of the browser it takes; a test gives its own. */
export interface CookieHost {
  readonly document: { cookie: string };
  readonly navigator: { readonly cookieEnabled: boolean };
}

const browserHost = (): CookieHost => ({ document, navigator });

/** Whether this browser keeps cookies of this site: what it says of itself, then a cookie that is written, read and removed. */
export function keepsCookies(findHost: () => CookieHost = browserHost): boolean {
  return attempt(() => {
    const { document, navigator } = findHost();
    if (!navigator.cookieEnabled) return false;
    const probe = `${STORAGE_KEYS.cookieProbe}=1`;
    document.cookie = `${probe}; Path=/; SameSite=Lax`;
    const kept = document.cookie.split('; ').includes(probe);
    document.cookie = `${probe}; Path=/; SameSite=Lax; Max-Age=0`;
    return kept;
  }, false);
}
