import { and, assign, setup, stateIn } from 'xstate';
import { NICKNAME_TRIES } from '#contract/limits.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, failure, inWords, isRefusedFor, NICKNAME_REFUSALS, namedFailure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import type { Gender } from '../join-data.ts';
import type { JoinRefusal } from '../join-refusal.ts';
import { port } from '../port.ts';

/** A value that was left alone for this long, in ms, is given to the server to check. */
export const CHECK_PAUSE = 500;

/** What was chosen so far, and which of it the server refused when the account was to be made. */
export interface CreateCharacterInput {
  readonly nickname: string;
  /** We made the nickname up, and the person did not choose it: if it is taken, another one takes its place. */
  readonly nicknameIsSuggested: boolean;
  readonly uvrsId: string;
  readonly gender: Gender | null;
  readonly refused: JoinRefusal | null;
  /** All of it is proposed, to be kept or changed: an account is made with it next (SEEN-3). */
  readonly isProposed?: boolean;
}

export interface CreateCharacterContext {
  /** The last value that was valid: typed, or suggested by us. */
  readonly nickname: string;
  readonly uvrsId: string;
  readonly gender: Gender | null;
  readonly nicknameIsSuggested: boolean;
  /** Nicknames that we made up one after the other and that were taken. */
  readonly taken: number;
  readonly nicknameFailure: Failure | null;
  readonly uvrsIdFailure: Failure | null;
  readonly isProposed: boolean;
}

export type CreateCharacterEvent =
  /** Null while what stands in the field is not valid. */
  | { type: 'NICKNAME_EDITED'; nickname: string | null }
  /** The field lost the focus, or the person wants to go on. */
  | { type: 'NICKNAME_LEFT' }
  | { type: 'NICKNAME_CHECK_REQUESTED'; nickname: string }
  | { type: 'NICKNAME_SUGGESTION_REQUESTED' }
  | { type: 'UVRS_ID_EDITED'; uvrsId: string | null }
  | { type: 'UVRS_ID_LEFT' }
  | { type: 'UVRS_ID_CHECK_REQUESTED'; uvrsId: string }
  | { type: 'GENDER_CHOSEN'; gender: Gender }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type CreateCharacterOutput =
  | { outcome: 'created'; nickname: string; nicknameIsSuggested: boolean; uvrsId: string; gender: Gender }
  | { outcome: 'back' }
  | { outcome: 'closed' };

const created = (context: CreateCharacterContext): CreateCharacterOutput => ({
  outcome: 'created',
  nickname: context.nickname,
  nicknameIsSuggested: context.nicknameIsSuggested,
  uvrsId: context.uvrsId,
  gender: context.gender ?? 'F',
});

const opened = ({
  nickname,
  nicknameIsSuggested,
  uvrsId,
  gender,
  refused,
  isProposed = false,
}: CreateCharacterInput): CreateCharacterContext => ({
  nickname,
  uvrsId,
  gender,
  nicknameIsSuggested,
  isProposed,
  taken: refused?.field === 'nickname' && nicknameIsSuggested ? 1 : 0,
  nicknameFailure: refused?.field === 'nickname' && !nicknameIsSuggested ? inWords('nicknameTaken', refused.serverMessage) : null,
  uvrsIdFailure: refused?.field === 'uvrsId' ? inWords('idTaken', refused.serverMessage) : null,
});

export const createCharacterMachine = setup({
  types: {} as {
    context: CreateCharacterContext;
    events: CreateCharacterEvent;
    input: CreateCharacterInput;
    output: CreateCharacterOutput;
  },
  actors: {
    /** POST /auth/check/validate/nickname */
    checkNickname: port<void, { nickname: string }>('checkNickname'),
    /** POST /auth/check/validate/uvrs-id */
    checkUvrsId: port<void, { uvrsId: string }>('checkUvrsId'),
    /** Makes a nickname up; `taken` is how many were, so that it can make rarer ones. */
    suggestNickname: port<{ nickname: string }, { taken: number }>('suggestNickname'),
  },
  delays: { checkPause: CHECK_PAUSE },
  guards: {
    isValid: (_, { value }: { value: string | null }) => value !== null,
    wasTakenBefore: ({ context }) => context.taken > 0,
    takenThoughSuggested: ({ context }, { error }: { error: unknown }) =>
      isRefusedFor(error, 'nicknameTaken') && context.nicknameIsSuggested && context.taken + 1 < NICKNAME_TRIES,
    awaitsNicknameCheck: ({ context }) => context.nickname !== '' && context.nicknameFailure === null,
    /** What is proposed is not typed: there is no pause to wait for. */
    checksAtOnce: ({ context }) => context.isProposed && context.nicknameFailure === null && context.uvrsIdFailure === null,
    awaitsUvrsIdCheck: ({ context }) => context.uvrsId !== '' && context.uvrsIdFailure === null,
    mayGoOn: and([
      stateIn({ filling: { nickname: 'verified' } }),
      stateIn({ filling: { uvrsId: 'verified' } }),
      ({ context }: { context: CreateCharacterContext }) => context.gender !== null,
    ]),
  },
  actions: {
    keepNickname: assign({
      nickname: ({ context }, { nickname }: { nickname: string | null; suggested: boolean }) => nickname ?? context.nickname,
      nicknameIsSuggested: (_, { suggested }) => suggested,
      nicknameFailure: null,
    }),
    forgetTaken: assign({ taken: 0 }),
    countTaken: assign({ taken: ({ context }) => context.taken + 1 }),
    keepUvrsId: assign({
      uvrsId: ({ context }, { uvrsId }: { uvrsId: string | null }) => uvrsId ?? context.uvrsId,
      uvrsIdFailure: null,
    }),
    keepGender: assign({ gender: (_, { gender }: { gender: Gender }) => gender }),
    failNickname: assign({ nicknameFailure: (_, failed: Failure) => failed }),
    failUvrsId: assign({ uvrsIdFailure: (_, failed: Failure) => failed }),
    clearNicknameFailure: assign({ nicknameFailure: null }),
    clearUvrsIdFailure: assign({ uvrsIdFailure: null }),
  },
}).createMachine({
  id: 'createCharacter',
  description: 'The person gives their avatar a look, a nickname and an ID (CHAR-1, CHAR-2).',
  context: ({ input }) => opened(input),
  initial: 'filling',
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    filling: {
      description: 'Nickname and ID are checked by the server each for itself; editing a verified one un-verifies it.',
      type: 'parallel',
      on: {
        GENDER_CHOSEN: { actions: { type: 'keepGender', params: eventParams } },
        NEXT: { guard: 'mayGoOn', target: 'created' },
      },
      states: {
        nickname: {
          initial: 'opening',
          // In the region, not in its parent: a transition of the parent would leave and re-enter the other region too.
          on: {
            NICKNAME_EDITED: [
              {
                guard: { type: 'isValid', params: ({ event }) => ({ value: event.nickname }) },
                target: '.pausing',
                actions: { type: 'keepNickname', params: ({ event }) => ({ nickname: event.nickname, suggested: false }) },
              },
              { target: '.unverified', actions: 'clearNicknameFailure' },
            ],
            NICKNAME_SUGGESTION_REQUESTED: { target: '.suggesting', actions: ['forgetTaken', 'clearNicknameFailure'] },
          },
          states: {
            opening: {
              description: 'Is there a prepared nickname that nothing is known of yet?',
              always: [
                { guard: 'wasTakenBefore', target: 'suggesting' },
                { guard: and(['checksAtOnce', 'awaitsNicknameCheck']), target: 'checking' },
                { guard: 'awaitsNicknameCheck', target: 'pausing' },
                { target: 'unverified' },
              ],
            },
            unverified: {
              description: 'There is no nickname to check, or the last check failed: it is asked again only on request.',
              on: {
                NICKNAME_CHECK_REQUESTED: {
                  target: 'checking',
                  actions: [
                    {
                      type: 'keepNickname',
                      params: ({ context, event: { nickname } }) => ({
                        nickname,
                        suggested: context.nicknameIsSuggested && nickname === context.nickname,
                      }),
                    },
                    'forgetTaken',
                  ],
                },
              },
            },
            pausing: {
              description: 'A nickname that was not checked yet: it is after a pause, on leaving the field or on request.',
              after: { checkPause: 'checking' },
              on: { NICKNAME_LEFT: 'checking', NICKNAME_CHECK_REQUESTED: 'checking' },
            },
            suggesting: {
              description: 'A random nickname is made up; one that is taken is replaced by another, five in all (AGR-4).',
              invoke: {
                id: 'suggestNickname',
                src: 'suggestNickname',
                input: ({ context }) => ({ taken: context.taken }),
                onDone: {
                  target: 'checking',
                  actions: { type: 'keepNickname', params: ({ event }) => ({ nickname: event.output.nickname, suggested: true }) },
                },
                onError: {
                  target: 'unverified',
                  actions: { type: 'failNickname', params: ({ event }) => failure('nicknameCheckFailed', event.error) },
                },
              },
            },
            checking: {
              description: 'The server says whether the nickname is free (API-10); a later edit makes its answer void.',
              invoke: {
                id: 'checkNickname',
                src: 'checkNickname',
                input: ({ context }) => ({ nickname: context.nickname }),
                onDone: 'verified',
                onError: [
                  {
                    guard: { type: 'takenThoughSuggested', params: eventParams },
                    target: 'suggesting',
                    actions: 'countTaken',
                  },
                  {
                    target: 'unverified',
                    actions: {
                      type: 'failNickname',
                      params: ({ event }) => namedFailure(NICKNAME_REFUSALS, 'nicknameCheckFailed', event.error),
                    },
                  },
                ],
              },
            },
            verified: { description: 'The nickname is free, for the very value that was sent.' },
          },
        },
        uvrsId: {
          initial: 'opening',
          on: {
            UVRS_ID_EDITED: [
              {
                guard: { type: 'isValid', params: ({ event }) => ({ value: event.uvrsId }) },
                target: '.pausing',
                actions: { type: 'keepUvrsId', params: eventParams },
              },
              { target: '.unverified', actions: 'clearUvrsIdFailure' },
            ],
          },
          states: {
            opening: {
              description: 'Is there an ID that nothing is known of yet?',
              always: [
                { guard: and(['checksAtOnce', 'awaitsUvrsIdCheck']), target: 'checking' },
                { guard: 'awaitsUvrsIdCheck', target: 'pausing' },
                { target: 'unverified' },
              ],
            },
            unverified: {
              description: 'There is no ID to check, or the last check failed: it is asked again only on request.',
              on: {
                UVRS_ID_CHECK_REQUESTED: {
                  target: 'checking',
                  actions: { type: 'keepUvrsId', params: eventParams },
                },
              },
            },
            pausing: {
              description: 'An ID that was not checked yet: it is after a pause, on leaving the field or on request.',
              after: { checkPause: 'checking' },
              on: { UVRS_ID_LEFT: 'checking', UVRS_ID_CHECK_REQUESTED: 'checking' },
            },
            checking: {
              description: 'The server says whether the ID is free (API-9); a later edit makes its answer void.',
              invoke: {
                id: 'checkUvrsId',
                src: 'checkUvrsId',
                input: ({ context }) => ({ uvrsId: context.uvrsId }),
                onDone: 'verified',
                onError: {
                  target: 'unverified',
                  actions: { type: 'failUvrsId', params: ({ event }) => namedFailure(['idTaken'], 'idCheckFailed', event.error) },
                },
              },
            },
            verified: { description: 'The ID is free, for the very value that was sent.' },
          },
        },
      },
    },

    created: { type: 'final', output: ({ context }) => created(context) },
    back: { type: 'final', output: { outcome: 'back' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<CreateCharacterOutput>,
});
