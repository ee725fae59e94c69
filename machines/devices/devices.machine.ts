import { assign, emit, setup } from 'xstate';
import { confirmIdentityMachine } from '../confirm-identity/confirm-identity.machine.ts';
import { type ConfirmIdentityOutput, confirmationIn, needsConfirmation } from '../confirm-identity/confirmation.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';

/** One session of the account, as the API tells it. Times are ms since the epoch. */
export interface ListedSession {
  /** The API's name for it. */
  readonly sessionId: string;
  /** Browser and system; empty: unknown. */
  readonly device: string;
  /** The first part of the network that it was begun in; empty, or absent: unknown. */
  readonly network?: string | undefined;
  /** Type number of the way (METHOD-1). */
  readonly authMthd: number;
  readonly begunAt: number;
  readonly usedAt: number;
  readonly isCurrent: boolean;
  readonly isShared: boolean;
}

/** What the person wants to end; `sessionId` null: all others. */
export interface ChosenEnd {
  readonly sessionId: string | null;
}

export interface DevicesContext {
  readonly sessions: readonly ListedSession[];
  readonly chosen: ChosenEnd | null;
  readonly failure: Failure | null;
}

export type DevicesEvent =
  | { type: 'END_CHOSEN'; sessionId: string }
  | { type: 'OTHERS_END_CHOSEN' }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  | { type: 'CLOSED' };
export type DevicesOutput = { outcome: 'closed' };

/** Those that can be ended here: to end one's own session is to log out. */
export const othersOf = ({ sessions }: Pick<DevicesContext, 'sessions'>): readonly ListedSession[] =>
  sessions.filter(({ isCurrent }) => !isCurrent);

export const devicesMachine = setup({
  types: {} as {
    context: DevicesContext;
    events: DevicesEvent;
    output: DevicesOutput;
    tags: 'busy' | 'alert';
    emitted: Succeeded;
    children: { confirmIdentity: 'confirmIdentity' };
  },
  actors: {
    /** GET /auth/sessions: not of the specification, offered only where the API has it (API-26). */
    listSessions: port<readonly ListedSession[]>('listSessions'),
    /** PUT /auth/sessions/end; answers what is left. `confirmation`: the proof, once it was asked for (CONFIRM-1). */
    endSessions: port<readonly ListedSession[], ChosenEnd & { confirmation: string | null }>('endSessions'),
    confirmIdentity: confirmIdentityMachine,
  },
  guards: {
    ...ENDS_AS,
    needsConfirmation,
    isOther: ({ context }, { sessionId }: { sessionId: string }) => othersOf(context).some((other) => other.sessionId === sessionId),
    hasOthers: ({ context }) => othersOf(context).length > 0,
  },
  actions: {
    keepSessions: assign({ sessions: (_, { sessions }: { sessions: readonly ListedSession[] }) => sessions }),
    choose: assign({ chosen: (_, { sessionId }: ChosenEnd) => ({ sessionId }) }),
    forgetChosen: assign({ chosen: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    tellEnded: emit(succeeded('sessionsEnded')),
  },
}).createMachine({
  id: 'devices',
  description: 'Where the account is logged in, and the end of what its owner does not want there (DEVICE-1, DEVICE-2, CONFIRM-1).',
  context: { sessions: [], chosen: null, failure: null },
  initial: 'reading',
  on: { CLOSED: '.closed' },
  states: {
    reading: {
      description: 'The sessions of the account are read (DEVICE-1).',
      tags: 'busy',
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        onDone: { target: 'listing', actions: { type: 'keepSessions', params: ({ event }) => ({ sessions: event.output }) } },
        onError: {
          target: 'unread',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'sessionsFailed', cause: event.error }) },
        },
      },
    },

    unread: {
      description: 'They could not be read: said, with a button that tries again (DEVICE-1).',
      exit: 'clearFailure',
      on: { RETRIED: 'reading' },
    },

    listing: {
      description: 'Each session with its device, its way, its begin and its last use, and what failed before (DEVICE-1).',
      entry: 'forgetChosen',
      exit: 'clearFailure',
      on: {
        END_CHOSEN: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => ({ sessionId: event.sessionId }) },
        },
        OTHERS_END_CHOSEN: {
          guard: 'hasOthers',
          target: 'confirming',
          actions: { type: 'choose', params: { sessionId: null } },
        },
      },
    },

    confirming: {
      description: 'A question: log out there, or everywhere else? (DEVICE-2)',
      tags: 'alert',
      on: { CONFIRMED: 'ending', CANCELLED: 'listing' },
    },

    ending: {
      description: 'The server ends it, and says what is left (DEVICE-2).',
      tags: ['busy', 'alert'],
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context, event }) => ({ ...need(context.chosen, 'a session to end'), confirmation: confirmationIn(event) }),
        onDone: {
          target: 'listing',
          actions: [{ type: 'keepSessions', params: ({ event }) => ({ sessions: event.output }) }, 'tellEnded'],
        },
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'proving' },
          {
            target: 'listing',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'sessionEndFailed', cause: event.error }) },
          },
        ],
      },
    },

    proving: {
      description: 'The login is some time ago: the person proves to be the owner, or gives it up; nothing has ended yet (CONFIRM-1).',
      invoke: {
        id: 'confirmIdentity',
        src: 'confirmIdentity',
        input: { act: 'endSessions' as const },
        onDone: [{ guard: endsAs<ConfirmIdentityOutput>('confirmed'), target: 'ending' }, { target: 'listing' }],
        onError: { target: 'listing', actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) } },
      },
    },

    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<DevicesOutput>,
});
