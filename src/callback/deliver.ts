import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { isLockHeld, ownLocks } from '../browser/hold-lock.ts';
import { createProviderRounds, lockOf, type ProviderRounds, type Round } from '../browser/provider-rounds.ts';
import { carryOver, keepTabAnswer, keepTabRound, type TabRound } from '../browser/provider-tab.ts';
import { type ProviderMessage, providerIn } from '../browser/provider-wire.ts';
import { attempt, localStore, type SafeStorage, tabStore } from '../browser/safe-storage.ts';
import { passOn } from './pass-on.ts';

/** How long a page that began a round gets to say that it heard, ms. */
const RECEIPT_WAIT = 1000;

/** The page that goes on with it. */
export type Delivery =
  /** The page that opened this window, or a tab that heard. */
  | { readonly to: 'opener' }
  /** This very tab: at `from`, the application finds the answer. */
  | { readonly to: 'page'; readonly from: string }
  /** A tab that is there and does not answer, asleep perhaps: it finds the answer when it wakes. `goOnHere` gives where this tab goes on instead, `null` where it cannot. */
  | { readonly to: 'elsewhere'; readonly heard: Promise<unknown>; readonly goOnHere: () => string | null }
  /** A tab went on with an earlier answer of this round; `isSignedIn`: and a person is signed in now. */
  | { readonly to: 'spent'; readonly isSignedIn: boolean }
  /** A round waits, and this answer is not the one to it. */
  | { readonly to: 'mixedUp' }
  /** No round of this browser waits. */
  | { readonly to: 'unexpected' };

export interface DeliveryHost {
  readonly tab: SafeStorage;
  readonly local: SafeStorage;
  readonly rounds: ProviderRounds;
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

const browserHost = (): DeliveryHost => ({ tab: tabStore, local: localStore, rounds: createProviderRounds(), locks: ownLocks() });

/**
 * CB-2, CB-4, DOOR-2: passes the answer on, at once and to the product's own origin only; every way there is, because a browser may have cut each. Only
 * a state that this browser made is passed to a tab that is not the opener (SOC-2).
 */
export function deliver(message: ProviderMessage, host = browserHost()): Delivery | Promise<Delivery> {
  const opener = ownOpener();
  opener?.postMessage(message, location.origin);
  const own = tabRoundOf(host.tab, message);
  const { state } = message;
  if (state === undefined) {
    if (opener !== null) return { to: 'opener' };
    // Without a state no other tab can be meant.
    if (own !== null) return goOnIn(host, own, message);
    if (!host.rounds.waitsFor(providerIn(message))) return { to: 'unexpected' };
    return 'error' in message ? { to: 'opener' } : { to: 'mixedUp' };
  }
  const round = host.rounds.find(state);
  if (round?.isTaken) return spent(host);
  if (own?.state === state) return goOnIn(host, own, message);
  if (round !== null && round.method !== providerIn(message)) return { to: 'mixedUp' };
  const heard = passOn(message, state, host.rounds);
  if (round === null && opener !== null) return { to: 'opener' };
  return Promise.race([heard, wait(RECEIPT_WAIT)]).then((receipt) => {
    if (receipt === 'heard') return { to: 'opener' } as const;
    if (round !== null) return unheard(host, { round, state, message, heard });
    // A state that is of no round, in a tab that went to this provider: its authentication has failed, and that tab says so (SOC-2).
    return own === null ? ({ to: 'unexpected' } as const) : goOnIn(host, own, message);
  });
}

interface Unheard {
  readonly round: Round;
  readonly state: string;
  readonly message: ProviderMessage;
  readonly heard: Promise<unknown>;
}

/** No page has said that it heard: the one that began sleeps, or is gone. */
async function unheard(host: DeliveryHost, { round, state, message, heard }: Unheard): Promise<Delivery> {
  const now = host.rounds.find(state);
  if (now === null || now.isTaken) return { to: 'opener' };
  const goOnHere = () => goOnFor(host, { round, state, message });
  if ((await isLockHeld(lockOf(state), host.locks)) === false) {
    const from = goOnHere();
    return from === null ? spent(host) : { to: 'page', from };
  }
  host.rounds.leave(state, message);
  return { to: 'elsewhere', heard, goOnHere };
}

/** The application in this tab goes on for the one that began; `null` where that one has the answer by now, or this tab keeps nothing. */
function goOnFor({ rounds, tab }: DeliveryHost, { round, state, message }: Omit<Unheard, 'heard'>): string | null {
  if (!keepTabRound({ method: round.method, purpose: round.purpose, state }, tab) || !rounds.take(state)) return null;
  carryOver(round.carried, tab);
  return keepTabAnswer(message, tab) ? round.from : null;
}

/** The whole page went to the provider, and is back. */
function goOnIn(host: DeliveryHost, own: TabRound, message: ProviderMessage): Delivery {
  const { rounds, tab } = host;
  const round = rounds.find(own.state);
  if (!rounds.take(own.state)) return spent(host);
  return keepTabAnswer(message, tab) ? { to: 'page', from: round?.from ?? '/' } : { to: 'unexpected' };
}

const spent = ({ local }: DeliveryHost): Delivery => ({ to: 'spent', isSignedIn: local.get(STORAGE_KEYS.accessToken) !== null });

const wait = (time: number): Promise<'waited'> => new Promise((resolve) => setTimeout(resolve, time, 'waited'));

/** A page of ours that opened this window: another site's hides its address, and must not hear. */
const ownOpener = (): Window | null =>
  attempt(() => {
    const opener: Window | null = window.opener;
    return opener?.location.origin === location.origin ? opener : null;
  }, null);

/** This tab's own round at the provider that the message is of, when the whole page went there; else null. */
const tabRoundOf = (storage: SafeStorage, message: ProviderMessage): TabRound | null =>
  attempt(() => {
    const round: TabRound = JSON.parse(storage.get(STORAGE_KEYS.providerPage) ?? '');
    return round.method === providerIn(message) ? round : null;
  }, null);
