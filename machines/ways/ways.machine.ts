import { assign, emit, setup } from 'xstate';
import { methodByType } from '#contract/methods.ts';
import { confirmIdentityMachine } from '../confirm-identity/confirm-identity.machine.ts';
import { type ConfirmIdentityOutput, confirmationIn, needsConfirmation } from '../confirm-identity/confirmation.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import { SESSION_END_PORTS } from '../session-end.ts';
import { type Succeeded, succeeded } from '../success.ts';

/** One linked way of the account, as the API tells it. Times are ms since the epoch. */
export interface LinkedWay {
  /** Type number of the way (METHOD-1). */
  readonly authMthd: number;
  /** The email, or the provider’s account, masked; null: not known. */
  readonly account: string | null;
  readonly linkedAt: number;
  readonly usedAt: number | null;
  /** The session here was begun by it. */
  readonly isCurrent: boolean;
  /** The person has taken our access back at the provider since. */
  readonly withdrawnAt?: number | undefined;
  /** The provider has no such account any more since; it is the only way then. */
  readonly goneAt?: number | undefined;
}

export interface LinkedWays {
  readonly ways: readonly LinkedWay[];
  /** Passkeys are ways, too; they have a list of their own. */
  readonly passkeyCount: number;
}

export interface WaysContext extends LinkedWays {
  /** The way that is to go, by its type number. */
  readonly chosen: number | null;
  readonly failure: Failure | null;
}

export type WaysEvent =
  | { type: 'REMOVAL_CHOSEN'; authMthd: number }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  | { type: 'CLOSED' };
export type WaysOutput = { outcome: 'closed' | 'loggedOut' };

type Listed = Pick<WaysContext, 'ways' | 'passkeyCount'>;

/** WAY-2: the last way stays, whatever kind it is of. */
export const mayRemove = ({ ways, passkeyCount }: Listed): boolean => ways.length + passkeyCount > 1;

const chosenOf = ({ ways, chosen }: WaysContext): LinkedWay | undefined => ways.find(({ authMthd }) => authMthd === chosen);

/** The session here was begun by the chosen way, and ends with it. */
export const endsSessionHere = (context: WaysContext): boolean => chosenOf(context)?.isCurrent === true;

export const waysMachine = setup({
  types: {} as {
    context: WaysContext;
    events: WaysEvent;
    output: WaysOutput;
    tags: 'busy' | 'alert';
    emitted: Succeeded;
    children: { confirmIdentity: 'confirmIdentity' };
  },
  actors: {
    /** GET /auth/ways: not of the specification, offered only where the API has it (API-26). */
    listWays: port<LinkedWays>('listWays'),
    /** PUT /auth/ways/remove; answers what is left. `confirmation`: the proof, once it was asked for (CONFIRM-1). */
    removeWay: port<LinkedWays, { authMthd: number; confirmation: string | null }>('removeWay'),
    confirmIdentity: confirmIdentityMachine,
    forgetSession: SESSION_END_PORTS.forgetSession,
  },
  guards: {
    ...ENDS_AS,
    needsConfirmation,
    isRemovable: ({ context }, { authMthd }: { authMthd: number }) =>
      mayRemove(context) && context.ways.some((way) => way.authMthd === authMthd),
    endsSessionHere: ({ context }) => endsSessionHere(context),
  },
  actions: {
    keepWays: assign((_, { ways, passkeyCount }: LinkedWays) => ({ ways, passkeyCount })),
    choose: assign({ chosen: (_, { authMthd }: { authMthd: number }) => authMthd }),
    forgetChosen: assign({ chosen: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    tellRemoved: emit(({ context }) =>
      succeeded(endsSessionHere(context) ? 'wayRemovedHere' : 'wayRemoved', methodByType(need(context.chosen, 'a way'))?.code),
    ),
  },
}).createMachine({
  id: 'ways',
  description: 'Which accounts lead into this one, and the removal of one, never the last (WAY-1, WAY-2, CONFIRM-1).',
  context: { ways: [], passkeyCount: 0, chosen: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The ways of the account are read (WAY-1).',
      tags: 'busy',
      invoke: {
        id: 'listWays',
        src: 'listWays',
        onDone: { target: 'listing', actions: { type: 'keepWays', params: ({ event }) => event.output } },
        onError: { target: 'unread', actions: { type: 'fail', params: ({ event }) => ({ code: 'waysFailed', cause: event.error }) } },
      },
      on: { CLOSED: 'closed' },
    },

    unread: {
      description: 'They could not be read: said, with a button that tries again (WAY-1).',
      exit: 'clearFailure',
      on: { RETRIED: 'reading', CLOSED: 'closed' },
    },

    listing: {
      description: 'Each way with its account, since when and its last use, and what failed before (WAY-1).',
      entry: 'forgetChosen',
      exit: 'clearFailure',
      on: {
        REMOVAL_CHOSEN: {
          guard: { type: 'isRemovable', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        CLOSED: 'closed',
      },
    },

    confirming: {
      description: 'A question: remove it? Where it began the session here, the person hears that this ends, too (WAY-2).',
      tags: 'alert',
      on: { CONFIRMED: 'removing', CANCELLED: 'listing', CLOSED: 'closed' },
    },

    removing: {
      description: 'The server removes it, ends the sessions that it began, and says what is left (WAY-2).',
      tags: ['busy', 'alert'],
      invoke: {
        id: 'removeWay',
        src: 'removeWay',
        input: ({ context, event }) => ({ authMthd: need(context.chosen, 'a way to remove'), confirmation: confirmationIn(event) }),
        onDone: [
          { guard: 'endsSessionHere', target: 'forgetting', actions: 'tellRemoved' },
          { target: 'listing', actions: ['tellRemoved', { type: 'keepWays', params: ({ event }) => event.output }] },
        ],
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'proving' },
          { target: 'listing', actions: { type: 'fail', params: ({ event }) => ({ code: 'wayRemovalFailed', cause: event.error }) } },
        ],
      },
      on: { CLOSED: 'closed' },
    },

    proving: {
      description: 'The login is some time ago: the person proves to be the owner, or gives it up; nothing is removed yet (CONFIRM-1).',
      invoke: {
        id: 'confirmIdentity',
        src: 'confirmIdentity',
        input: { act: 'removeWay' as const },
        onDone: [{ guard: endsAs<ConfirmIdentityOutput>('confirmed'), target: 'removing' }, { target: 'listing' }],
        onError: { target: 'listing', actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) } },
      },
      on: { CLOSED: 'closed' },
    },

    forgetting: {
      description: 'The removed way began the session here: nothing of it stays in this browser (WAY-2, OUT-1).',
      tags: 'busy',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'loggedOut', onError: 'loggedOut' },
      on: { CLOSED: 'loggedOut' },
    },

    closed: { type: 'final', output: { outcome: 'closed' } },
    loggedOut: { type: 'final', output: { outcome: 'loggedOut' } },
  },
  output: finalOutput<WaysOutput>,
});
