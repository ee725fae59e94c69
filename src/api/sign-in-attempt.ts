import type { TokenUse } from '../../contract/calls.ts';
import { CALLS } from '../../contract/calls.ts';
import { requestHeaders } from './headers.ts';

const SIGN_IN_ATTEMPT_HEADER = 'X-Sign-In-Attempt';
const SHARED_COMPUTER_HEADER = 'X-Shared-Computer';
/** Bytes: 128 bits, which is 32 hexadecimal digits. */
const ATTEMPT_SIZE = 16;

export interface SignInAttemptOptions {
  readonly baseUrl: string;
  readonly language: () => string;
  readonly fetch: typeof globalThis.fetch;
  /** Whether the API has said that it discards the sessions of cancelled sign-ins (API-26). */
  readonly isKnown: () => boolean;
  /** Whether the session is to end with the browser (DOOR-5). */
  readonly isShared: () => boolean;
  /** Tells of sessions that begin here or in another tab. */
  readonly subscribe: (listener: (change: { readonly is: 'signedIn' | 'refreshed' | 'signedOut' }) => void) => () => void;
}

/** How an attempt is sent. */
export interface Attempted {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** To be told the HTTP status of each answer. */
  noteStatus(status: number): void;
}

/**
 * Runs calls that may begin a session, so that only an answer that the page takes leaves one behind (POP-5). A visitor's attempt also ends when
 * a session begins meanwhile, in this tab or another.
 *
 * The cut connection tells the server of an aborted request. Where a proxy keeps the connection, or the answer was written already, the name of
 * the attempt does, which only this page knows. The refresh cookie of that answer may be in the browser by then: with its session ended it
 * signs no person in, and a refresh that shows a token is never given another session's (REFR-1). The name is sent only to an API that knows it: any
 * other may not take the header, least of all across origins (API-26).
 */
export function createSignInAttempts({ baseUrl, language, fetch, isKnown, isShared, subscribe }: SignInAttemptOptions) {
  const discard = (attempt: string) => {
    const { method, path } = CALLS.discardSignIn;
    const headers = requestHeaders({ token: null, language: language(), json: true });
    // Kept alive: the person may have left by closing the page. Where it fails, the cut connection has told the server.
    const sent = { method, headers, keepalive: true, credentials: 'include', cache: 'no-store', redirect: 'error' } as const;
    fetch(`${baseUrl}${path}`, { ...sent, body: JSON.stringify({ attempt }) }).catch(() => undefined);
  };

  return async <Value>(token: TokenUse, left: AbortSignal | undefined, run: (attempted: Attempted) => Promise<Value>): Promise<Value> => {
    const attempt = isKnown() ? randomName() : null;
    const ending = new AbortController();
    const end = () => ending.abort();
    left?.addEventListener('abort', end);
    const stopListening = subscribe(({ is }) => token === 'none' && is === 'signedIn' && end());
    let isRefused = false;
    try {
      return await run({
        headers: {
          ...(attempt !== null && { [SIGN_IN_ATTEMPT_HEADER]: attempt }),
          ...(isShared() && { [SHARED_COMPUTER_HEADER]: 'Y' }),
        },
        signal: ending.signal,
        noteStatus: (status) => {
          isRefused = status >= 400 && status < 500;
        },
      });
    } catch (error) {
      if (attempt !== null && !isRefused) discard(attempt);
      throw error;
    } finally {
      stopListening();
      left?.removeEventListener('abort', end);
    }
  };
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ATTEMPT_SIZE));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
