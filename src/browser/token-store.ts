import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Stored } from '#machines/token-refresh/token-refresh.machine.ts';
import { localStore, type SafeStorage } from './safe-storage.ts';
import type { SessionHint } from './session-hint.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';
import { createTokenCookie, type TokenCookie } from './token-cookie.ts';
import { createTokenCopies } from './token-copies.ts';
import { secondsOf } from './token-life.ts';

/** What happened to the session; `here` is false when another tab did it. A refresh keeps the session. */
export interface TokenChange {
  readonly is: 'signedIn' | 'refreshed' | 'signedOut';
  readonly here: boolean;
  /** The server has refused the token: no person of this browser has signed out (REFR-2). */
  readonly refused?: true;
}

export interface TokenStore {
  read(): Stored;
  /** Names the session in all tabs: it changes with a sign-in or a sign-out, not when a token is refreshed. `null` without one. */
  session(): string | null;
  /** The copy that this origin alone can have written, `null` without one: what a refresh shows while copies differ. */
  own(): string | null;
  /** Whether the stored token is good for `ms` more; false where that is not known (STORE-1). */
  lasts(ms: number): boolean;
  /** A new session begins and replaces any other. `seconds`: how long the token is good for, where the server says it. */
  signIn(token: string, seconds?: number): void;
  /** Puts `token` in the place of `expired` (`null`: of copies that differ). False, and nothing done, when that is not what is stored. */
  replace(expired: string | null, token: string, seconds?: number): boolean;
  clear(): void;
  /** Clears only if `token` still is the stored one (`null`: copies that differ). A newer token stays. */
  clearIfStill(token: string | null): boolean;
  subscribe(listener: (change: TokenChange) => void): () => void;
  dispose(): void;
}

export interface TokenStoreOptions {
  readonly cookie?: TokenCookie;
  readonly storage?: SafeStorage;
  readonly hint?: SessionHint;
  readonly channel?: TabChannel;
  /** The browser refused to keep the token: this session ends with the page. Told once (STORE-1). */
  readonly onMemoryOnly?: () => void;
  readonly newSessionName?: () => string;
  /** ms since the epoch. */
  readonly now?: () => number;
}

/** `randomUUID` would want a secure context. */
const randomName = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

interface Kept {
  readonly token: string;
  readonly session: string;
  /** When the token ends, ms since the epoch by this device's clock; 0 where that is not known. */
  readonly ends: number;
}

/**
 * The access token, in a cookie and in local storage (STORE-1). What another tab does shows in the next read; `subscribe` tells of it. What copies
 * are worth that differ, or a cookie alone, see `token-copies.ts`.
 */
export function createTokenStore(options: TokenStoreOptions = {}): TokenStore {
  const { cookie = createTokenCookie(), storage = localStore, channel = createTabChannel(), onMemoryOnly = () => {} } = options;
  const { newSessionName = randomName, now: time = () => Date.now() } = options;
  const listeners = new Set<(change: TokenChange) => void>();
  /** What this tab last knew, and all there is when the browser keeps nothing. */
  let memory: Kept | null = null;
  let memoryOnly = false;
  let told = false;

  const copies = createTokenCopies(cookie, storage, options.hint);
  const readKept = (): Stored => copies.read(memory?.token);
  const read = (): Stored => {
    if (!memoryOnly) return readKept();
    return memory === null ? { is: 'none' } : { is: 'token', token: memory.token };
  };
  /** Where only the cookie is kept, each token that this tab did not store itself counts as a session of its own. */
  const sessionOf = (token: string) => storage.get(STORAGE_KEYS.session) ?? (memory?.token === token ? memory.session : token);
  const session = () => {
    if (memoryOnly) return memory?.session ?? null;
    const now = readKept();
    if (now.is === 'token') return sessionOf(now.token);
    return now.is === 'none' ? null : (memory?.session ?? '');
  };

  /** Storage knows of a token that another tab has refreshed; memory of one that storage refused. */
  const endsOf = (token: string) => Number(storage.get(STORAGE_KEYS.accessTokenEnds)) || (memory?.token === token ? memory.ends : 0);
  const keptWith = (token: string): Kept => ({ token, session: sessionOf(token), ends: endsOf(token) });

  const erase = () => {
    copies.erase();
    storage.remove(STORAGE_KEYS.session);
    storage.remove(STORAGE_KEYS.accessTokenEnds);
    memory = null;
    memoryOnly = false;
  };
  /** Overwrites, and names the session last: a tab that looks meanwhile never sees a missing session, nor an old token in a new session. */
  const keep = (token: string, session: string, saidSeconds: number | undefined) => {
    const seconds = secondsOf(token, saidSeconds);
    const kept = { token, session, ends: time() + seconds * 1000 };
    copies.write(kept.token, seconds);
    if (!storage.set(STORAGE_KEYS.accessTokenEnds, String(kept.ends))) storage.remove(STORAGE_KEYS.accessTokenEnds);
    if (!storage.set(STORAGE_KEYS.session, kept.session)) storage.remove(STORAGE_KEYS.session);
    const isKept = copies.hasKept(kept.token);
    if (!isKept) erase();
    memoryOnly = !isKept;
    memory = kept;
    if (memoryOnly && !told) {
      told = true;
      onMemoryOnly();
    }
  };

  const tell = (change: TokenChange) => {
    for (const listener of [...listeners]) listener(change);
  };
  const changedHere = (is: TokenChange['is']) => {
    channel.post(is === 'signedOut' ? 'signedOut' : 'changed');
    tell({ is, here: true });
  };

  /** Compares what is kept with what this tab knew: several signals may tell of one change, and listeners hear it once. */
  const notice = () => {
    if (memoryOnly) return;
    const before = memory;
    const stored = readKept();
    if (stored.is === 'inDoubt') {
      // A cookie alone, where there was no session: the server has to say whose session it is.
      if (before === null && copies.own() === null) tell({ is: 'signedIn', here: false });
      return;
    }
    memory = stored.is === 'token' ? keptWith(stored.token) : null;
    if (memory === null) {
      if (before !== null) tell({ is: 'signedOut', here: false });
    } else if (before?.session !== memory.session) {
      tell({ is: 'signedIn', here: false });
    } else if (before.token !== memory.token) {
      tell({ is: 'refreshed', here: false });
    }
  };
  const stopListening = channel.listen((message) => {
    if (message === 'signedOut' && memoryOnly) {
      erase();
      tell({ is: 'signedOut', here: false });
    } else {
      notice();
    }
  });

  const found = readKept();
  if (found.is === 'token') memory = keptWith(found.token);

  /** Whether `token` is what is stored; `null` stands for copies that differ. */
  const isStill = (token: string | null) => {
    const now = read();
    return token === null ? now.is === 'inDoubt' : now.is === 'token' && now.token === token;
  };

  return {
    read,
    session,
    own: () => (memoryOnly ? null : copies.own()) ?? memory?.token ?? null,
    lasts: (ms) => {
      const stored = read();
      return stored.is === 'token' && endsOf(stored.token) - time() >= ms;
    },
    signIn: (token, seconds) => {
      keep(token, newSessionName(), seconds);
      changedHere('signedIn');
    },
    replace: (expired, token, seconds) => {
      if (!isStill(expired)) return false;
      // The doubtful token's owner is unknown, so its replacement begins a new session and late answers are dropped.
      const before = expired === null ? null : session();
      keep(token, before ?? newSessionName(), seconds);
      changedHere(before === null ? 'signedIn' : 'refreshed');
      return true;
    },
    clear: () => {
      const hadOne = read().is !== 'none' || memory !== null;
      erase();
      if (hadOne) changedHere('signedOut');
    },
    clearIfStill: (token) => {
      if (!isStill(token)) return false;
      erase();
      channel.post('signedOut');
      tell({ is: 'signedOut', here: true, refused: true });
      return true;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => {
      stopListening();
      listeners.clear();
    },
  };
}
