import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import { channelOf, type ProviderMessage, RECEIVED } from '../ports/provider-wire.ts';
import { attempt, type SafeStorage, tabStore } from '../ports/safe-storage.ts';

/** How long an opener that was cut off gets to say that it heard, ms. */
const RECEIPT_WAIT = 1000;

/** Who got it: the opener, this very tab (the whole page went to the provider), or `unexpected`, because no sign-in is waiting. */
export type Delivery = 'opener' | 'page' | 'unexpected';

/** CB-2, CB-4: passes the answer on, at once and to the product's own origin only; both ways, because a browser may have cut either. */
export function deliver(message: ProviderMessage, storage: SafeStorage = tabStore): Delivery | Promise<Delivery> {
  const opener = ownOpener();
  opener?.postMessage(message, location.origin);
  if (opener !== null) {
    if (message.state !== undefined) void broadcast(message, message.state);
    return 'opener';
  }
  const left = leftByPage(storage, message);
  const leave = (): Delivery => (storage.set(STORAGE_KEYS.providerAnswer, JSON.stringify(message)) ? 'page' : 'unexpected');
  // Without a state no other tab can be meant.
  if (left !== null && (message.state === undefined || message.state === left)) return leave();
  if (message.state === undefined) return 'unexpected';
  // A state that is of no window, in a tab that went to this provider: its authentication has failed, and that is said there (SOC-2).
  return broadcast(message, message.state).then((to) => (to === 'unexpected' && left !== null ? leave() : to));
}

/** A page of ours that opened this window: another site's cannot be looked into, and must not be told. */
const ownOpener = (): Window | null =>
  attempt(() => {
    const opener: Window | null = window.opener;
    return opener?.location.origin === location.origin ? opener : null;
  }, null);

/** The state of this tab's own round at the provider that the message is of, when the whole page went there; else null. */
const leftByPage = (storage: SafeStorage, message: ProviderMessage): string | null =>
  attempt(() => {
    const { method, state } = JSON.parse(storage.get(STORAGE_KEYS.providerPage) ?? '');
    return method === ('sns_code' in message ? message.sns_code : message.campusCode) ? state : null;
  }, null);

function broadcast(message: ProviderMessage, state: string): Promise<Delivery> {
  return new Promise((resolve) => {
    const channel = attempt(() => new BroadcastChannel(channelOf(state)), null);
    const end = (delivery: Delivery) => {
      channel?.close();
      resolve(delivery);
    };
    if (channel === null) return end('unexpected');
    channel.onmessage = ({ data }) => data === RECEIVED && end('opener');
    setTimeout(end, RECEIPT_WAIT, 'unexpected');
    channel.postMessage(message);
  });
}
