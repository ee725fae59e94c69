import { assign, type EventObject, fromCallback, setup, stateIn } from 'xstate';
import { REFRESH_LOCK_TIMEOUT, TOKEN_REREAD_PAUSE, TOKEN_REREADS } from '#contract/limits.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';

/** What this browser keeps of the session. Copies of the token that differ are trusted neither way: `inDoubt`. */
export type Stored = { readonly is: 'none' } | { readonly is: 'inDoubt' } | { readonly is: 'token'; readonly token: string };

export interface NewToken {
  readonly token: string;
  /** How long it is good for, where the server says it. */
  readonly seconds?: number | undefined;
  /** The session of the request, by the token store's name for it: the token serves no other. */
  readonly session: string | null;
}

/** How the server answers a refresh: a new token, or the word that the session is over. Anything else is thrown. */
export type Refreshed = ({ readonly is: 'token' } & NewToken) | { readonly is: 'rejected' };

export interface TokenRefreshInput {
  /** The token that the server found expired; null when the kept copies differ. */
  readonly expired: string | null;
}

export interface TokenRefreshContext extends TokenRefreshInput {
  /** How often the kept copies were read again because they differed. */
  readonly rereads: number;
}

export type TokenRefreshEvent = { type: 'LOCK_ACQUIRED' } | { type: 'LOCK_UNAVAILABLE' };

/** `superseded`: the session was ended or replaced meanwhile, and the new token was thrown away. */
export type TokenRefreshOutput = { outcome: 'refreshed' | 'alreadyRefreshed' | 'superseded' | 'rejected' | 'failed' };

export const tokenRefreshMachine = setup({
  types: {} as { context: TokenRefreshContext; events: TokenRefreshEvent; input: TokenRefreshInput; output: TokenRefreshOutput },
  actors: {
    /** Holds the lock that all tabs share for as long as it runs: being stopped is what releases it. */
    holdTabLock: fromCallback<EventObject>(() => {}),
    readToken: port<Stored>('readToken'),
    /** PUT /auth/refresh/access-token */
    refresh: port<Refreshed, { expired: string | null }>('refresh'),
    /** Stores the new token, unless what is stored is no longer what it replaces. */
    storeToken: port<{ stored: boolean }, { expired: string | null } & NewToken>('storeToken'),
    clearToken: port<void, { expired: string | null }>('clearToken'),
  },
  // A tab that hangs while it holds the lock must not stop the others; the server gives two at once the same token.
  delays: { lockPatience: REFRESH_LOCK_TIMEOUT, rereadPause: TOKEN_REREAD_PAUSE },
  guards: {
    isWaiting: stateIn('waitingForLock'),
    isEnded: (_, { stored }: { stored: Stored }) => stored.is === 'none',
    isNewer: ({ context }, { stored }: { stored: Stored }) => stored.is === 'token' && stored.token !== context.expired,
    maySettle: ({ context }, { stored }: { stored: Stored }) => stored.is === 'inDoubt' && context.rereads < TOKEN_REREADS,
    isRejected: (_, { refreshed }: { refreshed: Refreshed }) => refreshed.is === 'rejected',
    wasStored: (_, { stored }: { stored: boolean }) => stored,
  },
  actions: { countReread: assign({ rereads: ({ context }) => context.rereads + 1 }) },
}).createMachine({
  id: 'tokenRefresh',
  description: 'One new access token for all the requests of all tabs whose token expired (REFR-1 to REFR-3).',
  context: ({ input }) => ({ ...input, rereads: 0 }),
  // On the root, so that every end of the machine, foreseen or not, releases the lock.
  invoke: { id: 'holdTabLock', src: 'holdTabLock', onError: [{ guard: 'isWaiting', target: '.comparing' }, {}] },
  initial: 'waitingForLock',
  states: {
    waitingForLock: {
      description: 'Another tab may be refreshing; without locks, or after ten seconds, it goes on alone (REFR-3).',
      on: { LOCK_ACQUIRED: 'comparing', LOCK_UNAVAILABLE: 'comparing' },
      after: { lockPatience: 'comparing' },
    },

    comparing: {
      description: 'The stored token is read again: while this tab waited, another may have refreshed it (REFR-3).',
      invoke: {
        id: 'readToken',
        src: 'readToken',
        onDone: [
          { guard: { type: 'isEnded', params: ({ event }) => ({ stored: event.output }) }, target: 'superseded' },
          { guard: { type: 'isNewer', params: ({ event }) => ({ stored: event.output }) }, target: 'alreadyRefreshed' },
          {
            guard: { type: 'maySettle', params: ({ event }) => ({ stored: event.output }) },
            target: 'copiesDiffer',
          },
          { target: 'refreshing' },
        ],
        onError: 'failed',
      },
    },

    copiesDiffer: {
      description: 'Another tab’s writes arrive one by one, so a moment later the copies may agree (REFR-3, STORE-1).',
      entry: 'countReread',
      after: { rereadPause: 'comparing' },
    },

    refreshing: {
      description: 'The server is asked for a new token; only its word that the session is over ends it (REFR-1, REFR-2).',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context: { expired } }) => ({ expired }),
        onDone: [
          { guard: { type: 'isRejected', params: ({ event }) => ({ refreshed: event.output }) }, target: 'clearing' },
          { target: 'storing' },
        ],
        onError: 'failed',
      },
    },

    storing: {
      description: 'The new token replaces the expired one, unless the person signed out or in meanwhile (REFR-1).',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context, event }) => ({ expired: context.expired, ...newTokenOf(event) }),
        onDone: [{ guard: { type: 'wasStored', params: ({ event }) => event.output }, target: 'refreshed' }, { target: 'superseded' }],
        onError: 'failed',
      },
    },

    clearing: {
      description: 'The session is over: the expired token goes, a newer one stays (REFR-2).',
      invoke: {
        id: 'clearToken',
        src: 'clearToken',
        input: ({ context: { expired } }) => ({ expired }),
        onDone: 'rejected',
        onError: 'rejected',
      },
    },

    refreshed: { description: 'The new token is stored (REFR-1).', type: 'final', output: { outcome: 'refreshed' } },
    alreadyRefreshed: { description: 'Another tab stored a new token (REFR-3).', type: 'final', output: { outcome: 'alreadyRefreshed' } },
    superseded: { description: 'The session is not the one that asked any more.', type: 'final', output: { outcome: 'superseded' } },
    rejected: { description: 'The server ended the session (REFR-2).', type: 'final', output: { outcome: 'rejected' } },
    failed: { description: 'No answer that says anything; the session is kept (REFR-2).', type: 'final', output: { outcome: 'failed' } },
  },
  output: finalOutput<TokenRefreshOutput>,
});

/** The new token stays out of the context: only the event that brought it, and the state that stores it, know it. */
function newTokenOf(event: EventObject & { readonly output?: unknown }): NewToken {
  const refreshed = event.output as Refreshed;
  return refreshed.is === 'token'
    ? { token: refreshed.token, seconds: refreshed.seconds, session: refreshed.session }
    : { token: '', session: null };
}
