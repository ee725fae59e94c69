import { assign, setup } from 'xstate';
import { HAND_OVER_VALIDITY } from '#contract/limits.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';

/** The screen that asks to be signed in. Times are ms since the epoch, by the server's clock. */
export interface AskingScreen {
  /** Browser and system; empty: unknown. */
  readonly device: string;
  readonly begunAt: number;
  readonly expiresAt: number;
  /** It has the address of this device's network. */
  readonly isSameNetwork: boolean;
  /** Pairs of digits, one of which that screen shows. */
  readonly choices: readonly string[];
}

export interface HandOverApprovalInput {
  /** The code that the address brought; null: the person types it. */
  readonly code: string | null;
}

export interface HandOverApprovalContext {
  readonly code: string | null;
  readonly screen: AskingScreen | null;
  readonly failure: Failure | null;
}

export type HandOverApprovalEvent =
  | { type: 'CONTINUED' }
  | { type: 'CODE_SUBMITTED'; code: string }
  | { type: 'DIGITS_CHOSEN'; digits: string }
  | { type: 'REFUSAL_CHOSEN' }
  | { type: 'RETRIED' }
  | { type: 'CLOSED' };
export type HandOverApprovalOutput = { outcome: 'closed' };

export const handOverApprovalMachine = setup({
  types: {} as {
    context: HandOverApprovalContext;
    events: HandOverApprovalEvent;
    input: HandOverApprovalInput;
    output: HandOverApprovalOutput;
    tags: 'busy';
  },
  actors: {
    /** POST /auth/handover/claim: not of the specification, offered only where the API has it (API-26). */
    claimHandOver: port<AskingScreen, { code: string }>('claimHandOver'),
    /** POST /auth/handover/approve. */
    approveHandOver: port<void, { code: string; digits: string }>('approveHandOver'),
    /** POST /auth/handover/refuse. */
    refuseHandOver: port<void, { code: string }>('refuseHandOver'),
  },
  delays: { untilExpiry: HAND_OVER_VALIDITY },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isOffered: ({ context }, { digits }: { digits: string }) => context.screen?.choices.includes(digits) === true,
    isWrong: (_, { error }: { error: unknown }) => isRefusedFor(error, 'digitsWrong'),
    isOver: (_, { error }: { error: unknown }) => isRefusedFor(error, 'handOverUnknown'),
    isDecided: (_, { error }: { error: unknown }) => isRefusedFor(error, 'handOverDecided'),
  },
  actions: {
    keepCode: assign({
      code: (_, { code }: { code: string }) => code,
    }),
    keepScreen: assign({ screen: (_, { screen }: { screen: AskingScreen }) => screen }),
    forgetScreen: assign({ code: null, screen: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'handOverApproval',
  description: 'A person who is signed in lets another screen in, or does not (HAND-1, HAND-2, HAND-3).',
  context: ({ input }) => ({ ...input, screen: null, failure: null }),
  initial: 'opening',
  on: { CLOSED: '.closed' },
  states: {
    opening: {
      description: 'Did the address bring a code?',
      always: [{ guard: 'hasCode', target: 'offered' }, { target: 'typing' }],
    },
    offered: {
      description: 'A code was scanned: a question whether to go on, since an address that is opened does nothing by itself (HAND-1).',
      on: { CONTINUED: 'claiming' },
    },
    typing: {
      description: 'The person types the code of the other screen; one that does not work is said at the field (HAND-1).',
      on: {
        CODE_SUBMITTED: { target: 'claiming', actions: ['clearFailure', { type: 'keepCode', params: eventParams }] },
      },
    },
    claiming: {
      description: 'The server says which screen asks (HAND-1).',
      tags: 'busy',
      invoke: {
        id: 'claimHandOver',
        src: 'claimHandOver',
        input: ({ context }) => ({ code: need(context.code, 'a code') }),
        onDone: { target: 'choosing', actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.output }) } },
        onError: {
          target: 'typing',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'handOverClaimFailed', cause: event.error }) },
        },
      },
    },
    choosing: {
      description: 'Which screen asks, a warning, and three pairs of digits: the one that it shows lets it in (HAND-2).',
      after: { untilExpiry: { target: 'expired', actions: 'clearFailure' } },
      on: {
        DIGITS_CHOSEN: { guard: { type: 'isOffered', params: eventParams }, target: 'approving', actions: 'clearFailure' },
        REFUSAL_CHOSEN: { target: 'refusing', actions: 'clearFailure' },
      },
    },
    approving: {
      description: 'The server compares the digits; other ones end it at once (HAND-2).',
      tags: 'busy',
      invoke: {
        id: 'approveHandOver',
        src: 'approveHandOver',
        input: ({ context, event }) => ({
          code: need(context.code, 'a code'),
          digits: event.type === 'DIGITS_CHOSEN' ? event.digits : '',
        }),
        onDone: 'approved',
        onError: [
          { guard: { type: 'isWrong', params: eventParams }, target: 'digitsWrong' },
          { guard: { type: 'isOver', params: eventParams }, target: 'expired' },
          { guard: { type: 'isDecided', params: eventParams }, target: 'decidedBefore' },
          {
            target: 'choosing',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'handOverApprovalFailed', cause: event.error }) },
          },
        ],
      },
    },
    refusing: {
      description: 'The server is told not to let that screen in (HAND-3).',
      tags: 'busy',
      invoke: {
        id: 'refuseHandOver',
        src: 'refuseHandOver',
        input: ({ context }) => ({ code: need(context.code, 'a code') }),
        onDone: 'refused',
        onError: [
          { guard: { type: 'isOver', params: eventParams }, target: 'expired' },
          { guard: { type: 'isDecided', params: eventParams }, target: 'decidedBefore' },
          {
            target: 'choosing',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'handOverRefusalFailed', cause: event.error }) },
          },
        ],
      },
    },
    approved: { description: 'Done: the other screen is being logged in (HAND-2).' },
    refused: { description: 'Refused: the other screen stays logged out, and says so (HAND-3).' },
    digitsWrong: {
      description: 'Other digits were chosen: nothing was let in, and a new code is needed (HAND-2).',
      on: { RETRIED: { target: 'typing', actions: 'forgetScreen' } },
    },
    expired: {
      description: 'The two minutes are over: said, with a way to another code (HAND-3).',
      on: { RETRIED: { target: 'typing', actions: 'forgetScreen' } },
    },
    decidedBefore: {
      description: 'Too late: it was allowed or refused before (HAND-2).',
      on: { RETRIED: { target: 'typing', actions: 'forgetScreen' } },
    },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<HandOverApprovalOutput>,
});
