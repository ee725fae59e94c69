import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { attempt } from './safe-storage.ts';

/** What tabs tell each other. Never a token: every tab reads the storage itself. */
export type TabMessage = 'changed' | 'signedOut';

export interface TabChannel {
  post(message: TabMessage): void;
  /** Hears of changes by other tabs, from whichever source speaks; one change may be heard more than once. */
  listen(listener: (message: TabMessage) => void): () => void;
}

const WATCHED_KEYS: readonly (string | null)[] = [
  STORAGE_KEYS.accessToken,
  STORAGE_KEYS.session,
  // `null`: everything was cleared at once.
  null,
];

/** The session's news between the tabs of one origin: a broadcast, the `storage` event, and a page that comes back from the back/forward cache. */
export function createTabChannel(name = 'session'): TabChannel {
  const broadcast = attempt(() => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)), null);
  return {
    post: (message) => attempt(() => broadcast?.postMessage(message), undefined),
    listen: (listener) => {
      const stop = new AbortController();
      const { signal } = stop;
      broadcast?.addEventListener('message', ({ data }) => (data === 'changed' || data === 'signedOut') && listener(data), { signal });
      globalThis.addEventListener?.('storage', ({ key }) => WATCHED_KEYS.includes(key) && listener('changed'), { signal });
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && listener('changed'), { signal });
      return () => {
        stop.abort();
        broadcast?.close();
      };
    },
  };
}
