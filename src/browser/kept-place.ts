import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { type Place, parsePlace } from '#machines/place.ts';
import { type SafeStorage, tabStore } from './safe-storage.ts';

export interface KeptPlace {
  save(place: Place): void;
  /** `null` when the person asked for none, or what is stored is no place. */
  load(): Place | null;
  clear(): void;
}

/** The place that a visitor asked for, until they have signed in; it survives a reload (SHELL-2). */
export const createKeptPlace = (storage: SafeStorage = tabStore): KeptPlace => ({
  save: (place) => void storage.set(STORAGE_KEYS.requestedPlace, place),
  load: () => parsePlace(storage.get(STORAGE_KEYS.requestedPlace)),
  clear: () => storage.remove(STORAGE_KEYS.requestedPlace),
});
