import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Usage } from '#machines/shared-session/shared-session.machine.ts';
import { attempt, localStore, type SafeStorage } from './safe-storage.ts';
import { isSharedComputer, keepShared } from './shared-choice.ts';

/** What this browser knows of a computer that several people use (DOOR-5). */
export interface SharedComputer {
  isShared(): boolean;
  setShared(isShared: boolean): void;
  subscribe(listener: () => void): () => void;
  /** A person uses the session, in whichever tab. */
  noteUse(): void;
  usage(): Usage;
}

/** Use within this time after the last one says nothing new, ms. */
const USE_PAUSE = 5000;

export interface SharedComputerOptions {
  readonly storage?: SafeStorage;
  /** The parent domain whose subdomains, such as the 3D host, can note use too. */
  readonly domain?: string | undefined;
  readonly jar?: { cookie: string };
  /** ms since the epoch */
  readonly now?: () => number;
}

/** That the computer is shared stays in local storage, for the next person; when it was last used, in a cookie that ends with the browser. */
export function createSharedComputer(options: SharedComputerOptions = {}): SharedComputer {
  const { storage = localStore, domain, now = () => Date.now() } = options;
  // Asked each time: where pages are drawn at build time there is none.
  const jar = () => options.jar ?? document;
  const listeners = new Set<() => void>();
  let notedAt = Number.NEGATIVE_INFINITY;

  const isShared = () => isSharedComputer(storage);
  const lastUse = (): number =>
    attempt(() => jar().cookie, '')
      .split('; ')
      .filter((pair) => pair.startsWith(`${STORAGE_KEYS.lastUse}=`))
      .map((pair) => Number(pair.slice(STORAGE_KEYS.lastUse.length + 1)))
      // A clock that was set back must not keep a session for ever.
      .filter((at) => Number.isFinite(at) && at <= now() + USE_PAUSE)
      .reduce((latest, at) => Math.max(latest, at), Number.NEGATIVE_INFINITY);

  return {
    isShared,
    setShared: (shared) => {
      keepShared(shared, storage);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteUse: () => {
      const at = now();
      if (Math.abs(at - notedAt) < USE_PAUSE) return;
      notedAt = at;
      const parts = [`${STORAGE_KEYS.lastUse}=${at}`, 'Path=/', 'SameSite=Lax', ...(domain === undefined ? [] : [`Domain=${domain}`])];
      if (globalThis.location?.protocol === 'https:') parts.push('Secure');
      attempt(() => {
        jar().cookie = parts.join('; ');
      }, undefined);
    },
    usage: () => ({ isShared: isShared(), idle: Math.max(0, now() - lastUse()) }),
  };
}
