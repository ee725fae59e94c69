import { API_BASE, CALLS } from '#contract/calls.ts';
import { createClient } from '#src/api/client.ts';
import { provideTokenRefresh } from '#src/app/ports/token-refresh.ts';
import { createSafeStorage } from '#src/browser/safe-storage.ts';
import type { TabChannel, TabMessage } from '#src/browser/tab-channel.ts';
import type { Locks } from '#src/browser/tab-lock.ts';
import { createTokenCookie } from '#src/browser/token-cookie.ts';
import { createTokenStore } from '#src/browser/token-store.ts';
import { createLocks } from './browser-fakes.ts';

const REFRESH_PATH = CALLS.refreshAccessToken.path;
/** A browser without Web Locks. */
const NO_LOCKS: Locks = { request: () => Promise.reject(new Error('no locks')) };

/** `document.cookie`, without what only a document needs: a thousand of them at once fit into a process. */
function createJar(): { cookie: string } {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = ''] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (line.includes('Max-Age=0;')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

function createStorage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createSafeStorage(() => storage as unknown as Storage);
}

/** The pages' own client in tabs of one browser, which share storage, cookies, news and, if there are any, locks. */
export function openTabs(count: number, token: string, fetch: typeof globalThis.fetch, hasLocks: boolean) {
  const shared = { cookie: createTokenCookie({ jar: createJar(), secure: true }), storage: createStorage() };
  const listeners = new Set<(message: TabMessage) => void>();
  const openChannel = (): TabChannel => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      post: (message) => {
        for (const tell of listeners) if (tell !== own) tell(message);
      },
      listen: (listener) => {
        own = listener;
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
  const locks = hasLocks ? createLocks() : NO_LOCKS;
  const seen = { refreshes: 0 };
  const counting: typeof globalThis.fetch = (url, init) => {
    if (String(url).endsWith(REFRESH_PATH)) seen.refreshes += 1;
    return fetch(url, init);
  };
  const tabs = Array.from({ length: count }, () => {
    const tokenStore = createTokenStore({ ...shared, channel: openChannel() });
    const options = { baseUrl: `http://localhost:4000${API_BASE}`, tokenStore, language: () => 'en', fetch: counting };
    const { refresh } = provideTokenRefresh({ ...options, locks });
    return { tokenStore, client: createClient({ ...options, refresh }) };
  });
  tabs[0]?.tokenStore.signIn(token);
  return { tabs, seen };
}

export interface TabsAtOnce {
  /** Tabs whose call did not succeed, and the server's answer. */
  readonly failed: readonly string[];
  /** Browsers that hold no token any more. */
  readonly signedOut: number;
  /** How many browsers have asked for how many refreshes. */
  readonly refreshes: ReadonlyMap<number, number>;
}

/** All tabs of all browsers make a call in the same moment, with a token that has expired. */
export async function callAtOnce(browsers: readonly ReturnType<typeof openTabs>[]): Promise<TabsAtOnce> {
  const failed: string[] = [];
  const calls = browsers.flatMap(({ tabs }) => tabs.map(({ client }) => client.call('userInfo', undefined)));
  for (const result of await Promise.allSettled(calls)) if (result.status === 'rejected') failed.push(JSON.stringify(result.reason));
  const refreshes = new Map<number, number>();
  for (const { seen } of browsers) refreshes.set(seen.refreshes, (refreshes.get(seen.refreshes) ?? 0) + 1);
  return {
    failed,
    signedOut: browsers.filter(({ tabs }) => tabs.some(({ tokenStore }) => tokenStore.read().is !== 'token')).length,
    refreshes,
  };
}
