import { assign, setup } from 'xstate';
import { type Failure, failure } from '../failures.ts';
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
  types: {} as { context: AccountDeletionContext; events: AccountDeletionEvent; output: AccountDeletionOutput; tags: 'busy' | 'alert' },
  actors: {
    /** POST /auth/account/delete: not of the specification, offered only where the API has it (API-26). */
    deleteAccount: port<{ restorableUntil: number }>('deleteAccount'),
    forgetSession: SESSION_END_PORTS.forgetSession,
  },
  actions: {
    keepAnswer: assign({ restorableUntil: (_, { restorableUntil }: { restorableUntil: number }) => restorableUntil }),
    fail: assign({ failure: (_, { cause }: { cause: unknown }) => failure('deletionFailed', cause) }),
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
        onDone: { target: 'forgetting', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: { target: 'alertingFailed', actions: { type: 'fail', params: ({ event }) => ({ cause: event.error }) } },
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
