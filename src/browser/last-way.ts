import { EMAIL_MAX } from '#contract/limits.ts';
import { type MethodCode, methodByCode, methodByType } from '#contract/methods.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { LastWay } from '#machines/last-way.ts';
import { localStore, type SafeStorage, storedJson } from './safe-storage.ts';

/** Keeps on this device alone which way to sign in was used last (LOGIN-6); it is sent nowhere. Storage that is refused remembers nothing. */
export interface LastWayStore {
  read(): LastWay | null;
  /** After a sign-in or a join by this method. `email`: a string to remember, null to forget it, undefined to leave it as it is. */
  remember(method: MethodCode, email?: string | null): void;
  /** After linking this method: it was no sign-in, and takes the place of a guest's alone, who has no other way back (SEEN-3). */
  rememberLinked(method: MethodCode): void;
  /** The email goes with it. */
  forget(): void;
  /** Hears each change that this page makes. */
  subscribe(listener: () => void): void;
}

/** Enough to refuse what was not stored by us; the form checks the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const createLastWayStore = (storage: SafeStorage = localStore): LastWayStore => {
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = () => readLastWay(storage);
  const remember: LastWayStore['remember'] = (method, email = read()?.email ?? null) => {
    storage.set(STORAGE_KEYS.lastWay, JSON.stringify({ type: methodByCode(method).type, ...(email !== null && { email }) }));
    tell();
  };
  return {
    read,
    remember,
    rememberLinked: (method) => {
      if (read()?.method === 'guest') remember(method);
    },
    forget: () => {
      storage.remove(STORAGE_KEYS.lastWay);
      tell();
    },
    subscribe: (listener) => void listeners.push(listener),
  };
};

/** Null where nothing is stored, or what is stored names no method that is switched on here (METHOD-2). No schema: the boot script reads it too. */
export function readLastWay(storage: SafeStorage = localStore): LastWay | null {
  const stored = storedJson(storage, STORAGE_KEYS.lastWay);
  if (typeof stored !== 'object' || stored === null || !('type' in stored)) return null;
  const method = methodByType(Number(stored.type));
  if (typeof stored.type !== 'number' || method === undefined || !method.enabled) return null;
  const email = 'email' in stored ? stored.email : null;
  const isEmail = typeof email === 'string' && email.length <= EMAIL_MAX && EMAIL.test(email);
  return { method: method.code, email: isEmail ? email : null };
}
