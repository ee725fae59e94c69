import { STORAGE_KEYS } from '#contract/storage-keys.ts';

/** Storage that may be refused (private windows, blocked cookies, full disks): nothing here throws. */
export interface SafeStorage {
  /** `null` for what is not there and for what cannot be read. */
  get(key: string): string | null;
  /** Whether it was kept. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** `find` is a function because in some browsers naming `window.localStorage` already throws. */
export const createSafeStorage = (find: () => Storage): SafeStorage => ({
  get: (key) => attempt(() => find().getItem(key), null),
  set: (key, value) => attempt(() => find().setItem(key, value) === undefined, false),
  remove: (key) => attempt(() => find().removeItem(key), undefined),
});

export const localStore = createSafeStorage(() => window.localStorage);
/** This tab's; outlives a reload. */
export const tabStore = createSafeStorage(() => window.sessionStorage);

/** The JSON under `key`, unchecked; `undefined` where none is. What is absent is the usual case at a start, and throws no error that the browser must trace. */
export function storedJson(storage: SafeStorage, key: string): unknown {
  const text = storage.get(key);
  // The probe of the tab's storage and other software leave empty texts.
  return text === null || text === '' ? undefined : attempt<unknown>(() => JSON.parse(text), undefined);
}

/** Whether what a person types can be there after a reload. */
export function keepsOverReload(): boolean {
  const kept = tabStore.set(STORAGE_KEYS.tabProbe, '');
  tabStore.remove(STORAGE_KEYS.tabProbe);
  return kept;
}

/** What `action` gives, or `otherwise` when it throws. */
export function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
