import { assign, emit, setup } from 'xstate';
import { checkUvrsId, normalizeUvrsId } from '#contract/values/uvrs-id.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';

export interface IdChangeInput {
  readonly current: string;
  /** Whole days until the ID can be changed again; 0 when it can (PROF-3). */
  readonly daysLeft: number;
  /** Typed before a reload (ERR-37). */
  readonly typed: string;
}

export interface IdChangeContext extends IdChangeInput {
  readonly failure: Failure | null;
}

export type IdChangeEvent = { type: 'UVRS_ID_SUBMITTED'; uvrsId: string } | { type: 'ALERT_CONFIRMED' } | { type: 'CLOSED' };
export type IdChangeOutput = { outcome: 'changed' | 'closed' };

export const idChangeMachine = setup({
  types: {} as {
    context: IdChangeContext;
    events: IdChangeEvent;
    input: IdChangeInput;
    output: IdChangeOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert';
  },
  actors: {
    /** POST /auth/check/validate/uvrs-id, then PUT /auth/change/uvrs-id */
    changeUvrsId: port<void, { uvrsId: string }>('changeUvrsId'),
  },
  guards: {
    tooEarly: ({ context }) => context.daysLeft > 0,
    invalid: (_, { uvrsId }: { uvrsId: string }) => !checkUvrsId(uvrsId).ok,
    same: ({ context }, { uvrsId }: { uvrsId: string }) => normalizeUvrsId(uvrsId) === context.current,
    idTaken: (_, { error }: { error: unknown }) => isRefusedFor(error, 'idTaken'),
  },
  actions: {
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    tellChanged: emit(succeeded('idChanged')),
  },
}).createMachine({
  id: 'idChange',
  description: 'The person changes their ID, once in 30 days (PROF-3).',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  on: { CLOSED: '.closed' },
  states: {
    opening: {
      description: 'Have 30 days passed since the last change?',
      always: [{ guard: 'tooEarly', target: 'locked' }, { target: 'entering' }],
    },
    locked: { description: 'Read-only, with the days that remain: D-{remaining} (PROF-3).' },
    entering: {
      description: 'The person types an ID; one that is taken is said at the field.',
      on: {
        UVRS_ID_SUBMITTED: [
          {
            guard: { type: 'invalid', params: eventParams },
            target: 'alertingInvalid',
            actions: { type: 'fail', params: { code: 'idInvalid' } },
          },
          {
            guard: { type: 'same', params: eventParams },
            target: 'alertingInvalid',
            actions: { type: 'fail', params: { code: 'sameId' } },
          },
          { target: 'changing', actions: 'clearFailure' },
        ],
      },
    },
    changing: {
      description: 'The server takes the ID, which is said in passing (PROF-3), or says why not.',
      tags: 'busy',
      invoke: {
        id: 'changeUvrsId',
        src: 'changeUvrsId',
        input: ({ event }) => ({ uvrsId: event.type === 'UVRS_ID_SUBMITTED' ? normalizeUvrsId(event.uvrsId) : '' }),
        onDone: { target: 'changed', actions: 'tellChanged' },
        onError: [
          {
            guard: { type: 'idTaken', params: eventParams },
            target: 'entering',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'idTaken', cause: event.error }) },
          },
          { target: 'alertingFailed', actions: { type: 'fail', params: ({ event }) => ({ code: 'idChangeFailed', cause: event.error }) } },
        ],
      },
    },
    alertingInvalid: {
      description: 'An alert: no valid ID, or the same as now (ERR-29, ERR-30).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'entering' },
    },
    alertingFailed: {
      description: 'An alert: the ID could not be changed (ERR-24).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'entering' },
    },
    changed: { type: 'final', output: { outcome: 'changed' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<IdChangeOutput>,
});
