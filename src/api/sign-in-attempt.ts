import { type AcceptedOf, CALLS, type TokenUse } from '#contract/calls.ts';
import { isRefusedFor, PortError } from '#machines/failures.ts';
import { createClaim } from './claim-sign-in.ts';
import { requestHeaders } from './headers.ts';
import { isOffline } from './network.ts';

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
  /** Whether it has said, too, that it tells what became of an attempt (API-26). */
  readonly isClaimable: () => boolean;
  /** Tells of sessions that begin here or in another tab. */
  readonly subscribe: (listener: (change: { readonly is: 'signedIn' | 'refreshed' | 'signedOut' }) => void) => () => void;
}

/** How an attempt is sent. */
export interface Attempted {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Hears the HTTP status of each answer. */
  noteStatus(status: number): void;
}

/** A call that may begin a session. */
export interface SignInCall<Value> {
  readonly token: TokenUse;
  /** Whether what it has done holds for whatever is asked next: a link, and an account that was made. Another way to log in is a choice of its own. */
  readonly holdsOn: boolean;
  /** The same for two tries of the same thing, such as a second press. */
  readonly sameAs: string;
  /** Aborted when the flow that asks is left. */
  readonly left: AbortSignal | undefined;
  run(attempted: Attempted): Promise<Value>;
  /** Takes an answer that had been lost. */
  takeClaimed(data: NonNullable<AcceptedOf<'claimSignIn'>>): Value;
}

interface Unresolved {
  readonly attempt: string;
  readonly sameAs: string;
  /** Takes what the attempt has changed before anything else is asked. */
  readonly take: ((data: NonNullable<AcceptedOf<'claimSignIn'>>) => unknown) | undefined;
}

export interface SignInAttempts {
  run<Value>(call: SignInCall<Value>): Promise<Value>;
  /** Before another call: what became of a link or a join whose answer was lost, if the server can be asked now; `undefined`: nothing is open. */
  settle(): Promise<void> | undefined;
}

/**
 * Runs calls that may begin a session, so that only an answer that the page takes leaves one behind (POP-5). A visitor's attempt also ends when
 * a session begins meanwhile, in this tab or another.
 *
 * The cut connection tells the server of an aborted request. Where a proxy keeps the connection, or the answer was written already, the name of
 * the attempt does, which only this page knows. The refresh cookie of that answer may be in the browser by then: with its session ended it
 * signs no person in, and a refresh that shows a token is never given another session's (REFR-1). The name is sent only to an API that knows it: any
 * other may not take the header, least of all across origins (API-26).
 *
 * A flow that is still there when the answer is lost asks what became of the attempt (EMAIL-7, SOC-5): it goes on as if the answer had come, or fails
 * as before and nothing was done. While that is unknown it fails with the reason `answerLost`, and the next press of the same asks first.
 */
export function createSignInAttempts(options: SignInAttemptOptions): SignInAttempts {
  const { baseUrl, language, fetch, isKnown, isClaimable, isShared, subscribe } = options;
  const claim = createClaim({ baseUrl, language, fetch });
  let unresolved: Unresolved | null = null;
  const discard = (attempt: string) => {
    const { method, path } = CALLS.discardSignIn;
    const headers = requestHeaders({ token: null, language: language(), json: true });
    // Kept alive: the person may have left by closing the page. Where it fails, the cut connection has told the server.
    const sent = { method, headers, keepalive: true, credentials: 'include', cache: 'no-store', redirect: 'error' } as const;
    fetch(`${baseUrl}${path}`, { ...sent, body: JSON.stringify({ attempt }) }).catch(() => undefined);
  };

  const ask = async (open: Unresolved): Promise<void> => {
    const claimed = await claim(open.attempt, new AbortController().signal);
    if (claimed === undefined) return;
    if (unresolved === open) unresolved = null;
    if (claimed !== null) open.take?.(claimed);
  };
  const settle = () => (unresolved?.take === undefined ? undefined : ask(unresolved));

  const runAttempt = async <Value>({ token, holdsOn, sameAs, left, run, takeClaimed }: SignInCall<Value>): Promise<Value> => {
    const attempt = isKnown() ? randomName() : null;
    const ending = new AbortController();
    const end = () => ending.abort();
    left?.addEventListener('abort', end);
    if (left?.aborted) end();
    const stopListening = subscribe(({ is }) => token === 'none' && is === 'signedIn' && end());

    /** What became of an attempt whose answer was lost; `undefined`: nothing was done. */
    const askWhatIsSo = async (name: string): Promise<{ readonly value: Value } | undefined> => {
      const claimed = await claim(name, ending.signal);
      if (claimed === undefined) {
        if (ending.signal.aborted) discard(name);
        else unresolved = { attempt: name, sameAs, take: holdsOn ? takeClaimed : undefined };
        throw new PortError({ reason: 'answerLost', isOffline: isOffline() });
      }
      return claimed === null ? undefined : { value: takeClaimed(claimed) };
    };

    const before = unresolved;
    unresolved = null;
    let isRefused = false;
    try {
      if (before?.sameAs === sameAs) {
        const earlier = await askWhatIsSo(before.attempt);
        if (earlier !== undefined) return earlier.value;
      } else if (before !== null) {
        discard(before.attempt);
      }
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
      if (attempt === null || isRefused || isRefusedFor(error, 'answerLost')) throw error;
      if (ending.signal.aborted || !isClaimable()) {
        discard(attempt);
        throw error;
      }
      const known = await askWhatIsSo(attempt);
      if (known === undefined) throw error;
      return known.value;
    } finally {
      stopListening();
      left?.removeEventListener('abort', end);
    }
  };

  return { run: runAttempt, settle };
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ATTEMPT_SIZE));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
