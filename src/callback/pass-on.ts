import { type ProviderRounds, roundKey } from '../browser/provider-rounds.ts';
import { channelOf, type ProviderMessage, RECEIVED } from '../browser/provider-wire.ts';
import { attempt } from '../browser/safe-storage.ts';

/** Tells the page that made this state, over the channel that only the state names (CB-4). Resolves when a page has heard, however late. */
export function passOn(message: ProviderMessage, state: string, rounds: ProviderRounds): Promise<'heard'> {
  return new Promise((resolve) => {
    const channel = attempt(() => new BroadcastChannel(channelOf(state)), null);
    const end = () => {
      channel?.close();
      resolve('heard');
    };
    if (channel !== null) {
      channel.onmessage = ({ data }) => data === RECEIVED && end();
      channel.postMessage(message);
    }
    // Where there are no channels, the page that takes the answer says so by the round itself.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === roundKey(state) && (newValue === null || rounds.find(state)?.isTaken)) end();
    });
  });
}
