import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Round } from './provider-rounds.ts';
import type { ProviderMessage } from './provider-wire.ts';
import { type SafeStorage, storedJson, tabStore } from './safe-storage.ts';

/** The round that began in this very tab, as its session storage has it: a page that comes back here goes on with it. */
export interface TabRound {
  readonly method: string;
  readonly purpose: string;
  readonly state: string;
}

/** Says whether this tab keeps it. A window is opened first: it would get a copy, and take the round for its own. */
export const keepTabRound = ({ method, purpose, state }: TabRound, storage: SafeStorage = tabStore): boolean =>
  storage.set(STORAGE_KEYS.providerPage, JSON.stringify({ method, purpose, state }));

export function forgetTabRound(storage: SafeStorage = tabStore): void {
  storage.remove(STORAGE_KEYS.providerPage);
  storage.remove(STORAGE_KEYS.providerAnswer);
}

/** The return page’s answer for the application in this tab. Says whether it is kept. */
export const keepTabAnswer = (message: ProviderMessage, storage: SafeStorage = tabStore): boolean =>
  storage.set(STORAGE_KEYS.providerAnswer, JSON.stringify(message));

/** What a tab that goes on in this one's place needs: the requested place, and what a sign-up holds. A proof of an email stays here. */
export function carriedFrom(storage: SafeStorage = tabStore): Round['carried'] {
  const draftKey = STORAGE_KEYS.draft('popups');
  const place = storage.get(STORAGE_KEYS.requestedPlace);
  const kept = storedJson(storage, draftKey) as { draft?: object } | null | undefined;
  const draft = kept == null ? null : JSON.stringify({ ...kept, draft: { ...kept.draft, linking: null, reset: null } });
  return { ...(place !== null && { [STORAGE_KEYS.requestedPlace]: place }), ...(draft !== null && { [draftKey]: draft }) };
}

/** Gives this tab what another one carried, where it holds nothing of its own. */
export function carryOver(carried: Round['carried'], storage: SafeStorage = tabStore): void {
  for (const key of [STORAGE_KEYS.requestedPlace, STORAGE_KEYS.draft('popups')]) {
    const value = carried[key];
    if (typeof value === 'string' && storage.get(key) === null) storage.set(key, value);
  }
}

/** Path and query of this page: where a round begins, and is gone on with. */
export const ownPath = (): string => window.location.pathname + window.location.search;
