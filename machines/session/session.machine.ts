import { assign, fromCallback, setup } from 'xstate';
import { type Failure, failure, isRefusedFor } from '../failures.ts';
import { port } from '../port.ts';
import { VISITOR, type Viewer } from '../viewer.ts';

export interface Input {
  readonly hasToken: boolean;
}

export interface Context {
  readonly hasToken: boolean;
  /** Who the server said it is; stays while it is asked again. */
  readonly viewer: Viewer;
  readonly failure: Failure | null;
}

export type Event =
  /** A person signed in, here or in another tab. */
  | { type: 'TOKEN_STORED' }
  /** Signed out here or in another tab, or the server refused the token (REFR-2, REFR-4). */
  | { type: 'TOKEN_CLEARED' }
  | { type: 'RETRY_CHOSEN' }
  | { type: 'ALERT_CONFIRMED' };

export const sessionMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'alert' },
  actors: {
    /** GET /auth/info */
    loadUser: port<Viewer>('loadUser'),
    /** Tells of tokens that are stored and cleared, in this tab and in others. */
    watchToken: fromCallback<Event>(() => undefined),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    unauthorized: (_, { error }: { error: unknown }) => isRefusedFor(error, 'unauthorized', 'conflict'),
  },
  actions: {
    noteToken: assign({ hasToken: true }),
    keepViewer: assign({ viewer: (_, { viewer }: { viewer: Viewer }) => viewer }),
    becomeVisitor: assign({ viewer: VISITOR, hasToken: false, failure: null }),
    becomeUnknownVisitor: assign({ viewer: VISITOR }),
    fail: assign({ failure: (_, { cause }: { cause: unknown }) => failure('userInfoFailed', cause) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in. It follows the token, wherever it is stored or cleared (SHELL-1, STORE-1, OUT-1).',
  context: ({ input }) => ({ hasToken: input.hasToken, viewer: { kind: 'unknown' }, failure: null }),
  // Without the watch a reload still tells; a failure of it must not end the session.
  invoke: { id: 'watchToken', src: 'watchToken', onError: {} },
  initial: 'restoring',
  on: {
    TOKEN_STORED: { target: '.loadingUser', reenter: true, actions: 'noteToken' },
    TOKEN_CLEARED: '.signedOut',
  },
  states: {
    restoring: {
      description: 'Is there a token? Without one no call is made (SHELL-1).',
      always: [{ guard: 'hasToken', target: 'loadingUser' }, { target: 'signedOut' }],
    },

    signedOut: { description: 'No person is signed in.', entry: 'becomeVisitor' },

    loadingUser: {
      description: 'The server is asked whose the token is (SHELL-1).',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: { target: 'signedIn', actions: { type: 'keepViewer', params: ({ event }) => ({ viewer: event.output }) } },
        onError: [
          { guard: { type: 'unauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'signedOut' },
          { target: 'alertingUserInfo', actions: { type: 'fail', params: ({ event }) => ({ cause: event.error }) } },
        ],
      },
    },

    alertingUserInfo: {
      description: 'An alert: the user’s information could not be loaded; try again? (ERR-7)',
      tags: 'alert',
      on: { RETRY_CHOSEN: 'loadingUser', ALERT_CONFIRMED: 'userUnknown' },
    },

    userUnknown: {
      description: 'There is a token, but its owner is not known: the page stands as for a visitor, and the token is kept.',
      entry: 'becomeUnknownVisitor',
      on: { RETRY_CHOSEN: 'loadingUser' },
    },

    signedIn: { description: 'A person is signed in.' },
  },
});
