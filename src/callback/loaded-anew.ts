import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { createProviderRounds, type ProviderRounds } from '../browser/provider-rounds.ts';
import type { ProviderMessage } from '../browser/provider-wire.ts';
import { localStore, type SafeStorage } from '../browser/safe-storage.ts';
import type { Saying } from './texts.ts';

/** What the history entry keeps of an answer, since the address has lost it: never the code. */
export interface Entry {
  /** Null where none came back. */
  readonly state: string | null;
  readonly said: Saying;
}

/** What a return page goes on with that is loaded anew, or comes back out of the history. */
export type Again =
  /** The answer that still waits for the tab that began. */
  { readonly message: ProviderMessage } | { readonly saying: Saying };

/** These said that a tab has the answer. */
const HEARD: readonly Saying[] = ['answered', 'passedOn', 'loggedIn'];

interface Host {
  readonly rounds: ProviderRounds;
  readonly local: SafeStorage;
}

/** DOOR-2: `kept` is the state of the history's entry; null where it is none of ours. An answer that came is never said to be missing. */
export function readAgain(kept: unknown, { rounds, local }: Host = { rounds: createProviderRounds(), local: localStore }): Again | null {
  if (!isEntry(kept)) return null;
  const round = kept.state === null ? null : rounds.find(kept.state);
  if (round?.answer !== undefined && !round.isTaken) return { message: round.answer };
  if (round?.isTaken || HEARD.includes(kept.said))
    return { saying: local.get(STORAGE_KEYS.accessToken) === null ? 'passedOn' : 'loggedIn' };
  return { saying: kept.said };
}

const isEntry = (kept: unknown): kept is Entry =>
  typeof kept === 'object' && kept !== null && 'said' in kept && typeof kept.said === 'string';
