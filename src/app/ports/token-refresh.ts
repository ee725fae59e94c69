import { createActor, fromPromise } from 'xstate';
import { type Outcome, refreshQueueMachine } from '#machines/token-refresh/refresh-queue.machine.ts';
import { type NewToken, type Stored, tokenRefreshMachine } from '#machines/token-refresh/token-refresh.machine.ts';
import { createRefreshCall, type RefreshCallOptions } from '#src/api/refresh-token.ts';
import { createUnwantedSessionEnd } from '#src/api/unwanted-session.ts';
import { createRefreshRequests } from '#src/browser/refresh-requests.ts';
import { createTabLock, type Locks } from '#src/browser/tab-lock.ts';
import type { TokenStore } from '#src/browser/token-store.ts';

export const REFRESH_LOCK = 'token-refresh';

/** How often, before asking and after it, and how far apart in ms, the kept copies of the token are looked at while they differ. */
const LOOKS_BEFORE_ASKING = 3;
const LOOKS_WHILE_IN_DOUBT = 10;
const DOUBT_PAUSE = 100;

export interface TokenRefreshOptions extends RefreshCallOptions {
  readonly tokenStore: Pick<TokenStore, 'read' | 'session' | 'own' | 'replace' | 'clearIfStill'>;
  /** `undefined`: the browser's, where it has some. */
  readonly locks?: Locks | undefined;
}

export interface TokenRefresh {
  /** One at a time for each expired token in this tab (`null`: the kept copies differ), and one at a time over all tabs (REFR-3). Never rejects. */
  readonly refresh: (expired: string | null) => Promise<Outcome>;
  /** For the root actor: while it runs, the refreshes are children of it. */
  readonly refreshQueue: typeof refreshQueueMachine;
}

/** The token refresh with its ports. Where no root actor runs it, or its queue crashed, a queue outside of it does: the session outlives a crash. */
export function provideTokenRefresh({ tokenStore, locks, ...call }: TokenRefreshOptions): TokenRefresh {
  const requestToken = createRefreshCall(call);
  const endUnwantedSession = createUnwantedSessionEnd(call);
  const { requests, ask } = createRefreshRequests();

  const refreshQueue = refreshQueueMachine.provide({
    actors: {
      requests,
      tokenRefresh: tokenRefreshMachine.provide({
        actors: {
          holdTabLock: createTabLock(REFRESH_LOCK, locks),
          readToken: fromPromise(() => readSettled(tokenStore)),
          refresh: fromPromise(async ({ input: { expired }, signal }) => {
            const session = tokenStore.session();
            // If the copies differ, send the one in local storage; a lone cookie may be someone else's.
            const answer = await requestToken(expired ?? tokenStore.own(), signal);
            return answer.is === 'token' ? { ...answer, session } : answer;
          }),
          storeToken: fromPromise(async ({ input: { expired, ...token } }) => {
            const stored = await store(tokenStore, expired, token);
            if (!stored && tokenStore.read().is === 'none') endUnwantedSession(token.token);
            return { stored };
          }),
          clearToken: fromPromise(async ({ input }) => void tokenStore.clearIfStill(input.expired)),
        },
      }),
    },
  });

  return { refreshQueue, refresh: (expired) => ask(expired, () => createActor(refreshQueue).start()) };
}

/** Firefox shows another tab's cookie and storage writes at different times: read again before calling them `inDoubt`. */
async function readSettled(tokenStore: TokenRefreshOptions['tokenStore']): Promise<Stored> {
  for (let look = 1; ; look += 1) {
    const stored = tokenStore.read();
    if (stored.is !== 'inDoubt' || look === LOOKS_BEFORE_ASKING) return stored;
    await doubtPause();
  }
}

const doubtPause = () => new Promise((resolve) => setTimeout(resolve, DOUBT_PAUSE));

/** Where tabs ask at once, each is given a good token of the one session, and one stores its own first (REFR-3): that one serves all. */
async function store(
  tokenStore: TokenRefreshOptions['tokenStore'],
  expired: string | null,
  { token, seconds, session }: NewToken,
): Promise<boolean> {
  for (let look = 1; ; look += 1) {
    if (tokenStore.replace(expired, token, seconds)) return true;
    const stored = tokenStore.read();
    if (stored.is === 'token') return stored.token === token || tokenStore.session() === session;
    // What another tab writes arrives here in two parts, and between them the copies differ.
    if (stored.is === 'none' || look === LOOKS_WHILE_IN_DOUBT) return false;
    await doubtPause();
  }
}
