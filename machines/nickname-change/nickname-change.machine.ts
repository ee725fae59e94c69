import { assign, emit, setup } from 'xstate';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, isRefusedFor, NICKNAME_REFUSALS, namedFailure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';

export interface NicknameChangeInput {
  /** Typed before a reload (ERR-37). */
  readonly nickname: string;
}

export interface NicknameChangeContext {
  /** What was submitted last, or typed before a reload. */
  readonly nickname: string;
  readonly failure: Failure | null;
}

export type NicknameChangeEvent =
  | { type: 'NICKNAME_SUBMITTED'; nickname: string }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };
export type NicknameChangeOutput = { outcome: 'changed' | 'back' | 'closed' };

interface PortFailed {
  readonly event: { readonly error: unknown };
}

/** Both calls fail alike: the field shows what is about the nickname, an alert anything else (PROF-2). */
const onError = (asked: FailureCode) => {
  const actions = { type: 'fail' as const, params: ({ event }: PortFailed) => ({ asked, cause: event.error }) };
  return [
    { guard: { type: 'isAboutNickname' as const, params: ({ event }: PortFailed) => event }, target: 'entering' as const, actions },
    { target: 'alertingFailed' as const, actions },
  ];
};

export const nicknameChangeMachine = setup({
  types: {} as {
    context: NicknameChangeContext;
    events: NicknameChangeEvent;
    input: NicknameChangeInput;
    output: NicknameChangeOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert';
  },
  actors: {
    /** POST /auth/check/validate/nickname */
    checkNickname: port<void, { nickname: string }>('checkNickname'),
    /** PUT /auth/change/nickname; another person may take the nickname between the check and this. */
    changeNickname: port<void, { nickname: string }>('changeNickname'),
  },
  guards: {
    isAboutNickname: (_, { error }: { error: unknown }) => isRefusedFor(error, ...NICKNAME_REFUSALS),
  },
  actions: {
    fail: assign({
      failure: (_, { asked, cause }: { asked: FailureCode; cause: unknown }) => namedFailure(NICKNAME_REFUSALS, asked, cause),
    }),
    clearFailure: assign({ failure: null }),
    tellChanged: emit(succeeded('nicknameChanged')),
    keepNickname: assign({ nickname: (_, { nickname }: { nickname: string }) => nickname }),
  },
}).createMachine({
  id: 'nicknameChange',
  description: 'The person changes their nickname (PROF-2).',
  context: ({ input }) => ({ nickname: input.nickname, failure: null }),
  initial: 'entering',
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    entering: {
      description: 'The person types a nickname; one that is taken, or that the server finds invalid, is said at the field (ERR-28).',
      on: {
        NICKNAME_SUBMITTED: {
          target: 'checking',
          actions: ['clearFailure', { type: 'keepNickname', params: eventParams }],
        },
      },
    },

    checking: {
      description: 'The server is asked whether the nickname is available (PROF-2).',
      tags: 'busy',
      invoke: {
        id: 'checkNickname',
        src: 'checkNickname',
        input: ({ context }) => ({ nickname: context.nickname }),
        onDone: 'changing',
        onError: onError('nicknameCheckFailed'),
      },
    },

    changing: {
      description: 'The server takes the nickname, which is said in passing (PROF-2), or says that it is taken meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'changeNickname',
        src: 'changeNickname',
        input: ({ context }) => ({ nickname: context.nickname }),
        onDone: { target: 'changed', actions: 'tellChanged' },
        onError: onError('nameChangeFailed'),
      },
    },

    alertingFailed: {
      description: 'An alert: the nickname could not be checked or not be changed (ERR-5, ERR-23).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'entering' },
    },

    changed: { type: 'final', output: { outcome: 'changed' } },
    back: { type: 'final', output: { outcome: 'back' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<NicknameChangeOutput>,
});
