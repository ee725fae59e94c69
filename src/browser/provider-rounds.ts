import { PROVIDER_WINDOW_VALIDITY } from '#contract/limits.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { ProviderMessage } from './provider-wire.ts';
import { attempt, localStore, type SafeStorage, storedJson } from './safe-storage.ts';

/** A round at a provider that this browser began, as every tab of this origin finds it. No schema here: the return page is tiny. */
export interface Round {
  /** A code of the method table (METHOD-1). */
  readonly method: string;
  readonly purpose: string;
  /** Path and query of the page that began it. */
  readonly from: string;
  /** Ms since the epoch, by this device's clock. */
  readonly ends: number;
  /** Entries of that tab's session storage, for the tab that goes on in its place. */
  readonly carried: Readonly<Record<string, string>>;
  /** What the provider answered, while no tab has taken it. */
  readonly answer?: ProviderMessage;
  /** A tab took the answer: another answer with this state is worth nothing. */
  readonly isTaken?: true;
}

export interface ProviderRounds {
  /** Keeps a round before its window opens. Says whether this browser keeps it. */
  begin(state: string, round: Pick<Round, 'method' | 'purpose' | 'from' | 'carried'>): boolean;
  /** `null` for a state that this browser did not make, and for a round that is over. */
  find(state: string): Round | null;
  /** Does a round of this provider wait for its answer? */
  waitsFor(method: string): boolean;
  /** Leaves an answer for the tab that takes it. Says whether it is kept. */
  leave(state: string, answer: ProviderMessage): boolean;
  /** Says whether the caller is the one that goes on with the answer; the answer is kept no longer. */
  take(state: string): boolean;
  /** Forgets a round that its person gave up. */
  drop(state: string): void;
}

/** The name of the Web Lock that the page of a round holds as long as it can hear the answer. */
export const lockOf = (state: string): string => `provider:${state}`;

export const roundKey = (state: string): string => STORAGE_KEYS.providerRound(state);

const PREFIX = STORAGE_KEYS.providerRound('');

interface Options {
  readonly storage?: SafeStorage;
  readonly findKeys?: () => readonly string[];
  readonly now?: () => number;
}

/** The rounds of this browser, in the storage of the origin (SOC-2, DOOR-2): only a state that is found here counts. */
export function createProviderRounds({
  storage = localStore,
  findKeys = () => Object.keys(window.localStorage),
  now = Date.now,
}: Options = {}): ProviderRounds {
  const read = (key: string): Round | null => {
    const round = storedJson(storage, key);
    return isRound(round) && round.ends > now() ? round : null;
  };
  const write = (state: string, round: Round): boolean => storage.set(roundKey(state), JSON.stringify(round));
  const keys = () => attempt(findKeys, []).filter((key) => key.startsWith(PREFIX));

  return {
    begin: (state, round) => {
      for (const key of keys()) if (read(key) === null) storage.remove(key);
      return write(state, { ...round, ends: now() + PROVIDER_WINDOW_VALIDITY });
    },
    find: (state) => {
      const round = read(roundKey(state));
      if (round === null) storage.remove(roundKey(state));
      return round;
    },
    waitsFor: (method) =>
      keys().some((key) => {
        const round = read(key);
        return round !== null && round.method === method && round.isTaken === undefined;
      }),
    leave: (state, answer) => {
      const round = read(roundKey(state));
      return round !== null && round.isTaken === undefined && write(state, { ...round, answer });
    },
    take: (state) => {
      const round = read(roundKey(state));
      if (round === null) return true;
      if (round.isTaken) return false;
      const { answer: _, ...rest } = round;
      write(state, { ...rest, carried: {}, isTaken: true });
      return true;
    },
    drop: (state) => storage.remove(roundKey(state)),
  };
}

function isRound(kept: unknown): kept is Round {
  if (typeof kept !== 'object' || kept === null) return false;
  const { method, purpose, from, ends, carried } = kept as Record<string, unknown>;
  return (
    typeof method === 'string' &&
    typeof purpose === 'string' &&
    typeof from === 'string' &&
    /^\/(?![/\\])/.test(from) &&
    typeof ends === 'number' &&
    typeof carried === 'object' &&
    carried !== null
  );
}
