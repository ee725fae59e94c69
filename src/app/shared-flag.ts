import { useSyncExternalStore } from 'react';

/** A fact about the page that both of its roots go by. */
export interface SharedFlag {
  get(): boolean;
  set(value: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createSharedFlag(initial: boolean): SharedFlag {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param drawn what holds where the page is drawn at build time, and while React takes it over */
export const useSharedFlag = ({ get, subscribe }: SharedFlag, drawn: boolean): boolean => useSyncExternalStore(subscribe, get, () => drawn);
