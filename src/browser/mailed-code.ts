import type { MailedCode } from '#contract/mail-link.ts';
import { attempt } from './safe-storage.ts';

/** How long a tab has to take a code, in ms: another tab of the same browser answers at once, unless it sleeps. */
const PATIENCE = 700;

const CHANNEL = 'mailed-code';

/** `key`: of the email, if the link has one. */
type Message =
  | { readonly is: 'code'; readonly code: string; readonly key: string | null }
  | { readonly is: 'taken'; readonly code: string };

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'is' in data && 'code' in data && typeof data.code === 'string';

const open = (): BroadcastChannel | null =>
  attempt(() => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)), null);

/** Hears of codes that a link brings to this browser; `take` says whether the code was waited for. Returns what stops it. */
export function onMailedCode(take: (code: string, key: string | null) => boolean): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }) => {
    // A tab of an older build names no key.
    if (isMessage(data) && data.is === 'code' && take(data.code, data.key ?? null))
      channel.postMessage({ is: 'taken', code: data.code } satisfies Message);
  });
  return () => channel?.close();
}

/** Gives a code to the tab of this browser that waits for it; `taken` is false where none answers. */
export function passOnCode({ code, key }: MailedCode, signal: AbortSignal): Promise<{ taken: boolean }> {
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
    channel.postMessage({ is: 'code', code, key } satisfies Message);
  }).finally(() => channel.close());
}
