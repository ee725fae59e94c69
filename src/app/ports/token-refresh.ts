import { createActor, fromPromise } from 'xstate';
import { TOKEN_REREAD_PAUSE } from '#contract/limits.ts';
import { type Outcome, refreshQueueMachine } from '#machines/token-refresh/refresh-queue.machine.ts';
import { type NewToken, tokenRefreshMachine } from '#machines/token-refresh/token-refresh.machine.ts';
import { createRefreshCall, type RefreshCallOptions } from '#src/api/refresh-token.ts';
import { createUnwantedSessionEnd } from '#src/api/unwanted-session.ts';
import { createRefreshRequests } from '#src/browser/refresh-requests.ts';
import { createTabLock, type Locks } from '#src/browser/tab-lock.ts';
import type { TokenStore } from '#src/browser/token-store.ts';
import { provideLazily } from './provide-lazily.ts';

export const REFRESH_LOCK = 'token-refresh';

/** How often a new token is stored anew while the kept copies of the old one differ. */
const STORE_TRIES = 10;

export interface TokenRefreshOptions extends RefreshCallOptions {
  readonly tokenStore: Pick<TokenStore, 'read' | 'session' | 'own' | 'replace' | 'clearIfStill'>;
  /** `undefined`: the browser's, where it has some. */
  readonly locks?: Locks | undefined;
  /** The clock of what is stored while copies differ: the new token stays out of the machine's context, so its port waits. */
  readonly pause?: (ms: number) => Promise<void>;
}

export interface TokenRefresh {
  /** One at a time for each expired token in this tab (`null`: the kept copies differ), and one at a time over all tabs (REFR-3). Never rejects. */
  readonly refresh: (expired: string | null) => Promise<Outcome>;
  /** For the root actor: while it runs, the refreshes are children of it. */
  readonly refreshQueue: typeof refreshQueueMachine;
}

/** The token refresh with its ports. Where no root actor runs it, or its queue crashed, a queue outside of it does: the session outlives a crash. */
export function provideTokenRefresh({ tokenStore, locks, pause = pauseFor, ...call }: TokenRefreshOptions): TokenRefresh {
  const requestToken = createRefreshCall(call);
  const endUnwantedSession = createUnwantedSessionEnd(call);
  const { requests, ask } = createRefreshRequests();

  const refreshQueue = refreshQueueMachine.provide({
    actors: {
      requests,
      tokenRefresh: provideLazily(tokenRefreshMachine, (machine) =>
        machine.provide({
          actors: {
            holdTabLock: createTabLock(REFRESH_LOCK, locks),
            readToken: fromPromise(async () => tokenStore.read()),
            refresh: fromPromise(async ({ input: { expired }, signal }) => {
              const session = tokenStore.session();
              // If the copies differ, send the one in local storage; a lone cookie may be someone else's.
              const answer = await requestToken(expired ?? tokenStore.own(), signal);
              return answer.is === 'token' ? { ...answer, session } : answer;
            }),
            storeToken: fromPromise(async ({ input: { expired, ...token } }) => {
              const stored = await store(tokenStore, expired, token, pause);
              if (!stored && tokenStore.read().is === 'none') endUnwantedSession(token.token);
              return { stored };
            }),
            clearToken: fromPromise(async ({ input }) => void tokenStore.clearIfStill(input.expired)),
          },
        }),
      ),
    },
  });

  return { refreshQueue, refresh: (expired) => ask(expired, () => createActor(refreshQueue).start()) };
}

const pauseFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Where tabs ask at once, each is given a good token of the one session, and one stores its own first (REFR-3): that one serves all. */
async function store(
  tokenStore: TokenRefreshOptions['tokenStore'],
  expired: string | null,
  { token, seconds, session }: NewToken,
  pause: (ms: number) => Promise<void>,
): Promise<boolean> {
  for (let look = 1; ; look += 1) {
    if (tokenStore.replace(expired, token, seconds)) return true;
    const stored = tokenStore.read();
    if (stored.is === 'token') return stored.token === token || tokenStore.session() === session;
    // What another tab writes arrives here in two parts, and between them the copies differ.
    if (stored.is === 'none' || look === STORE_TRIES) return false;
    await pause(TOKEN_REREAD_PAUSE);
  }
}
