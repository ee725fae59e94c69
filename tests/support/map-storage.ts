import type { SafeStorage } from '#src/browser/safe-storage.ts';

/** Storage in memory, whose content a test reads; with `refuses` it keeps nothing. */
export function createMapStorage({ refuses = false } = {}): SafeStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => !refuses && kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
  };
}
