import { channelOf, type ProviderMessage, RECEIVED } from '../ports/provider-wire.ts';
import { attempt, type SafeStorage, tabStore } from '../ports/safe-storage.ts';
import { STORAGE_KEYS } from '../ports/storage-keys.ts';

/** How long an opener that was cut off gets to say that it heard, ms. */
const RECEIPT_WAIT = 1000;

/** Who got it: the opener, this very tab (the whole page went to the provider), or nobody, because no sign-in is waiting. */
export type Delivery = 'opener' | 'page' | 'nobody';

/** CB-2, CB-4: passes the answer on, at once and to the product's own origin only; both ways, because a browser may have cut either. */
export function deliver(message: ProviderMessage, storage: SafeStorage = tabStore): Delivery | Promise<Delivery> {
  const opener = ownOpener();
  opener?.postMessage(message, location.origin);
  if (message.state === undefined) return opener === null ? 'nobody' : 'opener';
  if (opener === null && leftByPage(storage, message.state)) {
    return storage.set(STORAGE_KEYS.providerAnswer, JSON.stringify(message)) ? 'page' : 'nobody';
  }
  const received = broadcast(message, message.state);
  return opener === null ? received : 'opener';
}

/** A page of ours that opened this window: another site's cannot be looked into, and must not be told. */
const ownOpener = (): Window | null =>
  attempt(() => {
    const opener: Window | null = window.opener;
    return opener?.location.origin === location.origin ? opener : null;
  }, null);

const leftByPage = (storage: SafeStorage, state: string): boolean =>
  attempt(() => JSON.parse(storage.get(STORAGE_KEYS.providerPage) ?? '').state === state, false);

function broadcast(message: ProviderMessage, state: string): Promise<Delivery> {
  return new Promise((resolve) => {
    const channel = attempt(() => new BroadcastChannel(channelOf(state)), null);
    const end = (delivery: Delivery) => {
      channel?.close();
      resolve(delivery);
    };
    if (channel === null) return end('nobody');
    channel.onmessage = ({ data }) => data === RECEIVED && end('opener');
    setTimeout(end, RECEIPT_WAIT, 'nobody');
    channel.postMessage(message);
  });
}
