import { assign, setup } from 'xstate';
import { type Failure, failure, isRefusedFor } from '../failures.ts';
import { port } from '../port.ts';

export interface Context {
  readonly failure: Failure | null;
}

export type Event = { type: 'NICKNAME_SUBMITTED'; nickname: string } | { type: 'ALERT_CONFIRMED' } | { type: 'BACK' } | { type: 'CLOSED' };
export type Output = { next: 'changed' | 'back' | 'closed' };

export const nicknameChangeMachine = setup({
  types: {} as { context: Context; events: Event; output: Output; tags: 'busy' | 'alert' },
  actors: {
    /** PUT /auth/change/nickname; the server checks availability and keeps it in one step. */
    changeNickname: port<void, { nickname: string }>('changeNickname'),
  },
  guards: {
    nicknameTaken: (_, { error }: { error: unknown }) => isRefusedFor(error, 'nicknameTaken'),
  },
  actions: {
    fail: assign({ failure: (_, { code, cause }: { code: 'nicknameTaken' | 'nameChangeFailed'; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'nicknameChange',
  description: 'The person changes their nickname (PROF-2).',
  context: { failure: null },
  initial: 'entering',
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    entering: {
      description: 'The person types a nickname; one that is taken is said at the field.',
      on: { NICKNAME_SUBMITTED: { target: 'changing', actions: 'clearFailure' } },
    },

    changing: {
      description: 'The server takes the nickname, or says that somebody else has it.',
      tags: 'busy',
      invoke: {
        id: 'changeNickname',
        src: 'changeNickname',
        input: ({ event }) => ({ nickname: event.type === 'NICKNAME_SUBMITTED' ? event.nickname : '' }),
        onDone: 'alertingChanged',
        onError: [
          {
            guard: { type: 'nicknameTaken', params: ({ event }) => ({ error: event.error }) },
            target: 'entering',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'nicknameTaken', cause: event.error }) },
          },
          {
            target: 'alertingFailed',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'nameChangeFailed', cause: event.error }) },
          },
        ],
      },
    },

    alertingChanged: {
      description: 'An alert: the nickname is changed (PROF-2).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'changed' },
    },
    alertingFailed: {
      description: 'An alert: the nickname could not be changed (ERR-23).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'entering' },
    },

    changed: { type: 'final', output: { next: 'changed' } },
    back: { type: 'final', output: { next: 'back' } },
    closed: { type: 'final', output: { next: 'closed' } },
  },
  output: ({ event }) => event.output as Output,
});
