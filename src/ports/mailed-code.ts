import { attempt } from './safe-storage.ts';

/** How long a tab has to take a code, in ms: another tab of the same browser answers at once, unless it sleeps. */
const PATIENCE = 700;

const CHANNEL = 'mailed-code';

type Message = { readonly is: 'code'; readonly code: string } | { readonly is: 'taken'; readonly code: string };

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'is' in data && 'code' in data && typeof data.code === 'string';

const open = (): BroadcastChannel | null =>
  attempt(() => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)), null);

/** Hears of codes that the link of an email brings to this browser; `take` says whether it was waited for. Returns what stops it. */
export function onMailedCode(take: (code: string) => boolean): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }) => {
    if (isMessage(data) && data.is === 'code' && take(data.code)) channel.postMessage({ is: 'taken', code: data.code } satisfies Message);
  });
  return () => channel?.close();
}

/** Gives a code to the tab of this browser that waits for it; `taken` is false where none answers. */
export function handOverCode(code: string, signal: AbortSignal): Promise<{ taken: boolean }> {
  const channel = open();
  if (channel === null) return Promise.resolve({ taken: false });
  return new Promise<{ taken: boolean }>((resolve) => {
    const giveUp = () => resolve({ taken: false });
    setTimeout(giveUp, PATIENCE);
    signal.addEventListener('abort', giveUp);
    channel.addEventListener(
      'message',
      ({ data }) => isMessage(data) && data.is === 'taken' && data.code === code && resolve({ taken: true }),
    );
    channel.postMessage({ is: 'code', code } satisfies Message);
  }).finally(() => channel.close());
}
