import type * as z from 'zod/mini';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { type SafeStorage, storedJson, tabStore } from './safe-storage.ts';

export interface DraftStorage<Draft> {
  save(draft: Draft): void;
  /** `null` when there is none, or what is stored does not fit the schema any more. */
  load(): Draft | null;
  clear(): void;
}

/**
 * What a flow needs to go on after a reload (EMAIL-9), in this tab only. What the schema does not name is not kept: a draft's schema must
 * be a plain `z.object` of what may be stored, and never has a password.
 */
export function createDraftStorage<Schema extends z.ZodMiniType>(
  flow: string,
  schema: Schema,
  storage: SafeStorage = tabStore,
): DraftStorage<z.infer<Schema>> {
  const key = STORAGE_KEYS.draft(flow);
  return {
    save: (draft) => {
      const kept = schema.safeParse(draft);
      if (kept.success) storage.set(key, JSON.stringify(kept.data));
    },
    load: () => {
      const parsed = schema.safeParse(storedJson(storage, key));
      return parsed.success ? parsed.data : null;
    },
    clear: () => storage.remove(key),
  };
}
