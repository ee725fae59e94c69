import { createActor, fromPromise, toPromise } from 'xstate';
import { CALLS } from '../../contract/calls.ts';
import { type NewToken, type Output, type Refreshed, tokenRefreshMachine } from '../../machines/token-refresh/token-refresh.machine.ts';
import { dataOf, HTTP_CONFLICT, HTTP_UNAUTHORIZED } from '../api/answer.ts';
import { logUnexpected } from '../api/answer-log.ts';
import { requestHeaders } from '../api/headers.ts';
import { sendBy, withinTimeout } from '../api/transport.ts';
import { createTabLock, type Locks } from './tab-lock.ts';
import type { TokenStore } from './token-store.ts';

export const REFRESH_LOCK = 'token-refresh';

/** How often, and how far apart in ms, the kept copies of the token are looked at again while they differ. */
const LOOKS_WHILE_IN_DOUBT = 10;
const DOUBT_PAUSE = 100;

export interface TokenRefreshOptions {
  readonly baseUrl: string;
  readonly tokenStore: Pick<TokenStore, 'read' | 'session' | 'own' | 'replace' | 'clearIfStill'>;
  readonly language: () => string;
  readonly fetch?: typeof globalThis.fetch;
  /** `undefined`: the browser's, where it has some. */
  readonly locks?: Locks | undefined;
}

/** Runs the token-refresh flow: one at a time for each expired token in this tab, and one at a time over all tabs (REFR-3). Never rejects. */
export function createTokenRefresh(options: TokenRefreshOptions): (expired: string | null) => Promise<Output['outcome']> {
  const { baseUrl, tokenStore, language } = options;
  const send = sendBy(options.fetch ?? ((...request) => globalThis.fetch(...request)));

  /**
   * The credential is an HttpOnly cookie. The token that is shown beside it says whose session the page expects: the server gives none of another.
   * Of copies that differ it is ours; a cookie alone is not shown, as it may be another person's. Nothing in here may itself wait for a refresh, or the lock would wait for itself. */
  const requestToken = async (expired: string | null, outer: AbortSignal): Promise<Refreshed> => {
    const { method, path } = CALLS.refreshAccessToken;
    const headers = requestHeaders({ token: expired ?? tokenStore.own(), language: language(), json: false });
    const raw = await withinTimeout(outer, (signal) => send({ method, url: `${baseUrl}${path}`, headers, body: undefined, signal }));
    if (raw.status === HTTP_UNAUTHORIZED || raw.status === HTTP_CONFLICT) return { is: 'rejected' };
    logUnexpected('refreshAccessToken', raw);
    const { access_token, expires_in } = dataOf('refreshAccessToken', raw);
    return { is: 'token', token: access_token, seconds: expires_in };
  };

  /** Where tabs ask at once, each is given a good token of the one session, and one stores its own first (REFR-3): that one serves all. */
  const store = async (expired: string | null, { token, seconds }: NewToken, session: string | null): Promise<boolean> => {
    for (let look = 1; ; look += 1) {
      if (tokenStore.replace(expired, token, seconds)) return true;
      const stored = tokenStore.read();
      if (stored.is === 'token') return stored.token === token || tokenStore.session() === session;
      // What another tab writes arrives here in two parts, and between them the copies differ.
      if (stored.is === 'none' || look === LOOKS_WHILE_IN_DOUBT) return false;
      await new Promise((resolve) => setTimeout(resolve, DOUBT_PAUSE));
    }
  };

  const machineFor = (session: string | null) =>
    tokenRefreshMachine.provide({
      actors: {
        holdTabLock: createTabLock(REFRESH_LOCK, options.locks),
        readToken: fromPromise(async () => tokenStore.read()),
        refresh: fromPromise(({ input, signal }) => requestToken(input.expired, signal)),
        storeToken: fromPromise(async ({ input: { expired, ...token } }) => ({ stored: await store(expired, token, session) })),
        clearToken: fromPromise(async ({ input }) => void tokenStore.clearIfStill(input.expired)),
      },
    });

  const running = new Map<string | null, Promise<Output['outcome']>>();
  const run = async (expired: string | null): Promise<Output['outcome']> => {
    try {
      const { outcome } = await toPromise(createActor(machineFor(tokenStore.session()), { input: { expired } }).start());
      return outcome;
    } catch {
      return 'failed';
    } finally {
      running.delete(expired);
    }
  };

  return (expired) => {
    const shared = running.get(expired) ?? run(expired);
    running.set(expired, shared);
    return shared;
  };
}
