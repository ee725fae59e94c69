import * as z from 'zod/mini';
import { METHODS, type MethodCode } from '#contract/methods.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Campus } from '#machines/campus.ts';
import { type Place, parsePlace } from '#machines/place.ts';
import { type SafeStorage, storedJson, tabStore } from './safe-storage.ts';

export interface KeptPlace {
  save(place: Place, campus: Campus | null): void;
  /** `null` when the person asked for none, or what is stored is no place. */
  load(): Place | null;
  /** The campus that the place belongs to (CAMPUS-2). */
  loadCampus(): Campus | null;
  clear(): void;
}

const keptCampus = z.object({
  code: z.string(),
  name: z.nullable(z.string()),
  names: z.record(z.string(), z.string()),
  mark: z.nullable(z.string()),
  color: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  method: z.nullable(z.enum(METHODS.map(({ code }): MethodCode => code))),
});

/** The place that a visitor asked for, until they have signed in; it survives a reload (SHELL-2). */
export const createKeptPlace = (storage: SafeStorage = tabStore): KeptPlace => ({
  save: (place, campus) => {
    storage.set(STORAGE_KEYS.requestedPlace, place);
    if (campus === null) storage.remove(STORAGE_KEYS.requestedCampus);
    else storage.set(STORAGE_KEYS.requestedCampus, JSON.stringify(campus));
  },
  load: () => parsePlace(storage.get(STORAGE_KEYS.requestedPlace)),
  loadCampus: () => {
    const parsed = z.safeParse(keptCampus, storedJson(storage, STORAGE_KEYS.requestedCampus));
    return parsed.success ? parsed.data : null;
  },
  clear: () => {
    storage.remove(STORAGE_KEYS.requestedPlace);
    storage.remove(STORAGE_KEYS.requestedCampus);
  },
});
