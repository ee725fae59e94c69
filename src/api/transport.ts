import type { Call } from '#contract/calls.ts';
import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { parseBody, type RawAnswer, retryAfterOf } from './answer.ts';
import { isOffline } from './network.ts';

export interface Outgoing {
  readonly method: Call['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly signal: AbortSignal;
}

export type Send = (request: Outgoing) => Promise<RawAnswer>;

export const nothingCameBack = (): PortError => new PortError({ isOffline: isOffline() });

/** Sends by `fetch`. Rejects with a `PortError` when nothing comes back, whatever the cause: offline, refused, cut off, aborted. */
export const sendBy =
  (fetch: typeof globalThis.fetch): Send =>
  async ({ url, body, ...request }) => {
    try {
      const response = await fetch(url, {
        ...request,
        ...(body !== undefined && { body }),
        credentials: 'include',
        cache: 'no-store',
        // No call of the contract redirects; a captive portal does, and must not get a token.
        redirect: 'error',
      });
      const retryAfter = retryAfterOf(response.headers.get('Retry-After'), Date.now());
      return { status: response.status, body: parseBody(await response.text()), retryAfter };
    } catch {
      throw nothingCameBack();
    }
  };

/**
 * Runs `action` with a signal that ends it after the request timeout of section 7, or when `outer` does. `goesOn` begins the timeout anew, for an
 * upload that has got further: it ends after the timeout of uploads at the latest.
 */
export async function withinTimeout<Value>(
  outer: AbortSignal | undefined,
  action: (signal: AbortSignal, goesOn: () => void) => Promise<Value>,
): Promise<Value> {
  const inner = new AbortController();
  const abort = () => inner.abort();
  const begun = Date.now();
  let timer = setTimeout(abort, REQUEST_TIMEOUT);
  const goesOn = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, Math.min(REQUEST_TIMEOUT, Math.max(0, begun + UPLOAD_TIMEOUT - Date.now())));
  };
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  try {
    return await action(inner.signal, goesOn);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
