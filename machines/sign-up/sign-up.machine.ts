import { assign, setup } from 'xstate';
import { NICKNAME_TRIES } from '#contract/limits.ts';
import type { MethodCode } from '#contract/methods.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import type { JoinData } from '../join-data.ts';
import { type JoinRefusal, joinRefusalIn, joinRefusalOf } from '../join-refusal.ts';
import { deletedAtOf, IS_LEAVING } from '../leaving.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';

/** A proven email with the password chosen for it, or a ticket for a social or university account; null joins as a guest. */
export type Credential =
  | { readonly kind: 'email'; readonly email: string; readonly password: string }
  | { readonly kind: 'provider'; readonly method: MethodCode; readonly ticket: string }
  | null;

export interface SignUpInput {
  readonly joinData: JoinData;
  readonly credential: Credential;
  /** The account that there is already is to stay, though it is being deleted (LEGAL-2). */
  readonly stays?: boolean;
}

export interface SignUpContext extends SignUpInput {
  /** Nicknames that were tried. */
  readonly tries: number;
  readonly failure: Failure | null;
}

export type SignUpOutput =
  | { outcome: 'joined' }
  | { outcome: 'refused'; refused: JoinRefusal }
  /** The account that there is already is being deleted, from `deletedAt` on for good (ms since the epoch); the join would keep it (LEGAL-2). */
  | { outcome: 'leaving'; deletedAt: number }
  | { outcome: 'proofExpired' | 'failed'; failure: Failure };

export const signUpMachine = setup({
  types: {} as { context: SignUpContext; input: SignUpInput; output: SignUpOutput; tags: 'busy' },
  actors: {
    /**
     * POST /auth/join, or with a ticket POST /auth/account-link/join; stores user and token, and the first-avatar marker. Unless the account `stays`,
     * one that is being deleted is refused, where the API asks first.
     */
    join: port<void, SignUpInput>('join'),
    /** Makes a nickname up; `taken` is how many were, so that it can make rarer ones. */
    suggestNickname: port<{ nickname: string }, { taken: number }>('suggestNickname'),
  },
  guards: {
    ...IS_LEAVING,
    takenThoughSuggested: ({ context }, { error }: { error: unknown }) =>
      isRefusedFor(error, 'nicknameTaken') && context.joinData.nicknameIsSuggested && context.tries < NICKNAME_TRIES,
    isFieldRefused: (_, { error }: { error: unknown }) => joinRefusalOf(error) !== null,
    proofExpired: (_, { error }: { error: unknown }) => isRefusedFor(error, 'proofExpired'),
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    renameTo: assign({
      joinData: ({ context }, { nickname }: { nickname: string }) => ({ ...context.joinData, nickname }),
    }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    forgetCredential: assign({ credential: null }),
  },
}).createMachine({
  id: 'signUp',
  description: 'The account is made, as a guest, with a proven email or with a provider’s account (JOIN-1, JOIN-2, EMAIL-7, SOC-5).',
  context: ({ input }) => ({ ...input, tries: 0, failure: null }),
  initial: 'joining',
  states: {
    joining: {
      description: 'The server makes the account; a random nickname that is taken is replaced, a typed one is not.',
      tags: 'busy',
      entry: 'countTry',
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context }) => ({ joinData: context.joinData, credential: context.credential, stays: context.stays === true }),
        onDone: 'joined',
        onError: [
          { guard: { type: 'takenThoughSuggested', params: eventParams }, target: 'renaming' },
          { guard: { type: 'isLeaving', params: eventParams }, target: 'leaving' },
          { guard: { type: 'isFieldRefused', params: eventParams }, target: 'refused' },
          {
            guard: { type: 'proofExpired', params: eventParams },
            target: 'proofExpired',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'proofExpired', cause: event.error }) },
          },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ code: 'joinFailed', cause: event.error }) } },
        ],
      },
    },

    renaming: {
      description: 'Another random nickname, five in all (AGR-4).',
      tags: 'busy',
      invoke: {
        id: 'suggestNickname',
        src: 'suggestNickname',
        input: ({ context }) => ({ taken: context.tries }),
        onDone: { target: 'joining', actions: { type: 'renameTo', params: ({ event }) => ({ nickname: event.output.nickname }) } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ code: 'joinFailed', cause: event.error }) } },
      },
    },

    joined: { type: 'final', entry: 'forgetCredential', output: { outcome: 'joined' } },
    refused: {
      type: 'final',
      entry: 'forgetCredential',
      output: ({ event }): SignUpOutput => ({ outcome: 'refused', refused: joinRefusalIn(event) }),
    },
    leaving: { type: 'final', entry: 'forgetCredential', output: ({ event }): SignUpOutput => leavingIn(event) },
    proofExpired: { type: 'final', entry: 'forgetCredential', output: ({ context }): SignUpOutput => failed('proofExpired', context) },
    failed: { type: 'final', entry: 'forgetCredential', output: ({ context }): SignUpOutput => failed('failed', context) },
  },
  output: finalOutput<SignUpOutput>,
});

function leavingIn(event: object): SignUpOutput {
  const deletedAt = 'error' in event ? deletedAtOf(event.error) : null;
  return { outcome: 'leaving', deletedAt: need(deletedAt, 'the time of the deletion') };
}

const failed = (outcome: 'proofExpired' | 'failed', context: SignUpContext): SignUpOutput => ({
  outcome,
  failure: context.failure ?? failure('joinFailed'),
});
