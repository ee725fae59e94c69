import { assign, emit, fromCallback, setup } from 'xstate';
import { eventParams } from '../event-params.ts';
import { type Failure, failure, isRefusedFor } from '../failures.ts';
import { port } from '../port.ts';
import { isSignedIn, VISITOR, type Viewer } from '../viewer.ts';

export interface SessionInput {
  readonly hasToken: boolean;
  /** No token is kept that can be trusted, but the server may have a session of this browser: its hint or a cookie alone is there (DOOR-7). */
  readonly isRestorable: boolean;
}

export interface SessionContext extends SessionInput {
  /** The person the server named; stays while the page asks again. */
  readonly viewer: Viewer;
  /** The session began in another tab, which knows how. */
  readonly beganElsewhere: boolean;
  readonly failure: Failure | null;
}

export type SessionEvent =
  /** A person signed in, here or in another tab. */
  | { type: 'TOKEN_STORED'; elsewhere: boolean }
  /** Signed out here or in another tab. */
  | { type: 'TOKEN_CLEARED' }
  /** The server refused the token, which is gone here too: the session has run out, or was ended elsewhere (REFR-2, REFR-4, DEVICE-2). */
  | { type: 'TOKEN_REFUSED' }
  | { type: 'RETRY_CHOSEN' }
  | { type: 'ALERT_CONFIRMED' };

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    tags: 'busy' | 'alert';
    emitted: { type: 'SESSION_ENDED' };
  },
  actors: {
    /** GET /auth/info */
    loadUser: port<Viewer>('loadUser'),
    /** PUT /auth/refresh/access-token, for which the cookie that no script reads is enough; `signedIn` is false when the server refuses it. */
    restoreSession: port<{ signedIn: boolean }>('restoreSession'),
    /** Tells of tokens that are stored and cleared, in this tab and in others. */
    watchToken: fromCallback<SessionEvent>(() => undefined),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isRestorable: ({ context }) => context.isRestorable,
    isRestored: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    isSignedIn: ({ context }) => isSignedIn(context.viewer),
    unauthorized: (_, { error }: { error: unknown }) => isRefusedFor(error, 'unauthorized', 'conflict'),
  },
  actions: {
    noteToken: assign({ hasToken: true, isRestorable: false }),
    notePlace: assign({ beganElsewhere: (_, { elsewhere }: { elsewhere: boolean }) => elsewhere }),
    keepViewer: assign({ viewer: (_, { viewer }: { viewer: Viewer }) => viewer }),
    becomeVisitor: assign({ viewer: VISITOR, hasToken: false, isRestorable: false, failure: null }),
    becomeUnknownVisitor: assign({ viewer: VISITOR }),
    fail: assign({ failure: (_, { cause }: { cause: unknown }) => failure('userInfoFailed', cause) }),
    clearFailure: assign({ failure: null }),
    tellEnded: emit({ type: 'SESSION_ENDED' }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in. It follows the token, wherever it is stored or cleared (SHELL-1, STORE-1, OUT-1).',
  context: ({ input }) => ({ ...input, viewer: { kind: 'unknown' }, beganElsewhere: false, failure: null }),
  // Without the watch a reload still tells; a failure of it must not end the session.
  invoke: { id: 'watchToken', src: 'watchToken', onError: {} },
  initial: 'restoring',
  on: {
    TOKEN_STORED: { target: '.loadingUser', reenter: true, actions: ['noteToken', { type: 'notePlace', params: eventParams }] },
    TOKEN_CLEARED: '.signedOut',
    // Said only to a person who is signed in: a page that begins shows that the session is over (DEVICE-2).
    TOKEN_REFUSED: [{ guard: 'isSignedIn', target: '.signedOut', actions: 'tellEnded' }, { target: '.signedOut' }],
  },
  states: {
    restoring: {
      description: 'Is there a token, or the server’s hint of a session? Without either no call is made (SHELL-1, DOOR-7).',
      always: [
        { guard: 'hasToken', target: 'loadingUser' },
        { guard: 'isRestorable', target: 'restoringSession' },
        { target: 'signedOut' },
      ],
    },

    restoringSession: {
      description:
        'The browser has ended what the page kept, not the session: one refresh restores it, and a refusal makes a visitor (DOOR-7).',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          { guard: { type: 'isRestored', params: ({ event }) => event.output }, target: 'loadingUser', actions: 'noteToken' },
          { target: 'signedOut' },
        ],
        onError: { target: 'alertingUserInfo', actions: { type: 'fail', params: ({ event }) => ({ cause: event.error }) } },
      },
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
          { guard: { type: 'unauthorized', params: eventParams }, target: 'signedOut' },
          { target: 'alertingUserInfo', actions: { type: 'fail', params: ({ event }) => ({ cause: event.error }) } },
        ],
      },
    },

    alertingUserInfo: {
      description: 'An alert: the user’s information could not be loaded; try again? (ERR-7)',
      tags: 'alert',
      on: { RETRY_CHOSEN: 'restoring', ALERT_CONFIRMED: 'userUnknown' },
    },

    userUnknown: {
      description:
        'There is a session, or may be one, but its owner is not known: the page stands as for a visitor, and what is kept stays.',
      entry: 'becomeUnknownVisitor',
      on: { RETRY_CHOSEN: 'restoring' },
    },

    signedIn: { description: 'A person is signed in.' },
  },
});
