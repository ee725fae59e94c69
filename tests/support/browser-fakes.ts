import { JSDOM } from 'jsdom';
import { createSafeStorage } from '#src/browser/safe-storage.ts';
import { createSessionHint } from '#src/browser/session-hint.ts';
import type { TabChannel, TabMessage } from '#src/browser/tab-channel.ts';
import type { Locks } from '#src/browser/tab-lock.ts';
import { type CookieOptions, createTokenCookie } from '#src/browser/token-cookie.ts';
import { createTokenStore, type TokenStore } from '#src/browser/token-store.ts';

/** One browser profile: tabs opened in it share storage, cookies, locks and news of each other. */
export interface Profile {
  readonly window: JSDOM['window'];
  readonly locks: Locks;
  openTab(options?: { cookie?: CookieOptions; onMemoryOnly?: () => void; now?: () => number }): TokenStore;
}

export function createProfile(url = 'https://app.madang.example/'): Profile {
  const { window } = new JSDOM('', { url });
  const tabs = new Set<(message: TabMessage) => void>();
  const openChannel = (): TabChannel => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      post: (message) => {
        for (const tell of tabs) if (tell !== own) tell(message);
      },
      listen: (listener) => {
        own = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    };
  };
  return {
    window,
    locks: createLocks(),
    openTab: ({ cookie = {}, onMemoryOnly, now } = {}) =>
      createTokenStore({
        cookie: createTokenCookie({ jar: window.document, secure: true, ...cookie }),
        storage: createSafeStorage(() => window.localStorage),
        hint: createSessionHint({ jar: window.document }),
        channel: openChannel(),
        ...(onMemoryOnly !== undefined && { onMemoryOnly }),
        ...(now !== undefined && { now }),
      }),
  };
}

/** Web Locks: exclusive, first come first served, and a waiting one can be aborted. */
export function createLocks(): Locks & { readonly held: () => number } {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const request = (_name: string, options: LockOptions, callback: (lock: Lock | null) => unknown): Promise<unknown> => {
    const before = last;
    const granted = (async () => {
      await before;
      options.signal?.throwIfAborted();
      held += 1;
      try {
        return await callback(null);
      } finally {
        held -= 1;
      }
    })();
    const aborted = new Promise<never>((_, reject) =>
      options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
    last = granted.catch(() => undefined);
    return Promise.race([granted, aborted]);
  };
  return { request: request as Locks['request'], held: () => held };
}

/** Storage as a browser refuses it: every use throws. */
export const refusedStorage = createSafeStorage(() => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
});

/** Cookies as a browser refuses them. */
export const refusedCookies: { cookie: string } = {
  get cookie(): string {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  set cookie(_: string) {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};
