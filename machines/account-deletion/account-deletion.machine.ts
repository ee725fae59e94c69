import { assign, setup } from 'xstate';
import { confirmIdentityMachine } from '../confirm-identity/confirm-identity.machine.ts';
import { type ConfirmIdentityOutput, confirmationIn, needsConfirmation } from '../confirm-identity/confirmation.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';
import { SESSION_END_PORTS } from '../session-end.ts';

export interface AccountDeletionContext {
  /** Until when logging in takes the deletion back, ms since the epoch by the server's clock; null until the server has said. */
  readonly restorableUntil: number | null;
  readonly failure: Failure | null;
}

export type AccountDeletionEvent =
  | { type: 'CONTINUE_CHOSEN' }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'ALERT_CONFIRMED' };
export type AccountDeletionOutput = { outcome: 'deleted' | 'cancelled' };

export const accountDeletionMachine = setup({
  types: {} as {
    context: AccountDeletionContext;
    events: AccountDeletionEvent;
    output: AccountDeletionOutput;
    tags: 'busy' | 'alert';
    children: { confirmIdentity: 'confirmIdentity' };
  },
  actors: {
    /** POST /auth/account/delete: not of the specification, offered only where the API has it (API-26). `confirmation`: the proof, once it was asked for (CONFIRM-1). */
    deleteAccount: port<{ restorableUntil: number }, { confirmation: string | null }>('deleteAccount'),
    confirmIdentity: confirmIdentityMachine,
    forgetSession: SESSION_END_PORTS.forgetSession,
  },
  guards: { ...ENDS_AS, needsConfirmation },
  actions: {
    keepAnswer: assign({ restorableUntil: (_, { restorableUntil }: { restorableUntil: number }) => restorableUntil }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'accountDeletion',
  description:
    'A member deletes their account: told what goes and what is kept, asked twice, and with thirty days to change their mind (LEGAL-2).',
  context: { restorableUntil: null, failure: null },
  initial: 'explaining',
  states: {
    explaining: {
      description: 'What goes, what the law has us keep and for how long, and how to change one’s mind (LEGAL-2).',
      on: { CONTINUE_CHOSEN: 'confirming', CANCELLED: 'cancelled' },
    },

    confirming: {
      description: 'The second question: delete it? (LEGAL-2)',
      on: { CONFIRMED: 'deleting', CANCELLED: 'cancelled' },
    },

    deleting: {
      description: 'The server ends every session of the account, and begins to count the thirty days.',
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ event }) => ({ confirmation: confirmationIn(event) }),
        onDone: { target: 'forgetting', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'proving' },
          {
            target: 'alertingFailed',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'deletionFailed', cause: event.error }) },
          },
        ],
      },
    },

    proving: {
      description: 'The login is some time ago: the person proves to be the owner, or gives it up; nothing is deleted yet (CONFIRM-1).',
      invoke: {
        id: 'confirmIdentity',
        src: 'confirmIdentity',
        input: { act: 'deleteAccount' as const },
        onDone: [{ guard: endsAs<ConfirmIdentityOutput>('confirmed'), target: 'deleting' }, { target: 'explaining' }],
        onError: {
          target: 'alertingFailed',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
        },
      },
    },

    forgetting: {
      description: 'Nothing of the session stays in this browser (OUT-1).',
      tags: 'busy',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'alertingDeleted', onError: 'alertingDeleted' },
    },

    alertingDeleted: {
      description: 'An alert: the account will be deleted, and until which day logging in takes that back (LEGAL-2).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'deleted' },
    },

    alertingFailed: {
      description: 'An alert: the account could not be deleted; nothing has changed (LEGAL-2).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'explaining' },
    },

    deleted: { type: 'final', output: { outcome: 'deleted' } },
    cancelled: { type: 'final', output: { outcome: 'cancelled' } },
  },
  output: finalOutput<AccountDeletionOutput>,
});
