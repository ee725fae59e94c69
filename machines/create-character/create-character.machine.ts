import { and, assign, setup, stateIn } from 'xstate';
import { type Failure, failure, inWords, isRefusedFor } from '../failures.ts';
import type { Gender, RefusedField } from '../join-data.ts';
import { port } from '../port.ts';

/** What was chosen so far, and which of it the server refused when the account was to be made. */
export interface Input {
  readonly nickname: string;
  readonly uvrsId: string;
  readonly gender: Gender | null;
  readonly refused: RefusedField | null;
  /** What the server said of it (API-25). */
  readonly serverMessage?: string | null | undefined;
}

export interface Context {
  /** What was last given to the server to check, or suggested by us. */
  readonly nickname: string;
  readonly uvrsId: string;
  readonly gender: Gender | null;
  readonly refused: RefusedField | null;
  readonly serverMessage?: string | null | undefined;
  readonly nicknameIsSuggested: boolean;
  readonly nicknameFailure: Failure | null;
  readonly uvrsIdFailure: Failure | null;
}

export type Event =
  | { type: 'NICKNAME_SUBMITTED'; nickname: string }
  | { type: 'NICKNAME_EDITED' }
  | { type: 'NICKNAME_SUGGESTION_REQUESTED' }
  | { type: 'UVRS_ID_SUBMITTED'; uvrsId: string }
  | { type: 'UVRS_ID_EDITED' }
  | { type: 'GENDER_CHOSEN'; gender: Gender }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type Output =
  | { next: 'created'; nickname: string; nicknameIsSuggested: boolean; uvrsId: string; gender: Gender }
  | { next: 'back' }
  | { next: 'closed' };

const created = (context: Context): Output => ({
  next: 'created',
  nickname: context.nickname,
  nicknameIsSuggested: context.nicknameIsSuggested,
  uvrsId: context.uvrsId,
  gender: context.gender ?? 'F',
});

export const createCharacterMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output },
  actors: {
    /** POST /auth/check/validate/nickname */
    checkNickname: port<void, { nickname: string }>('checkNickname'),
    /** POST /auth/check/validate/uvrs-id */
    checkUvrsId: port<void, { uvrsId: string }>('checkUvrsId'),
    suggestNickname: port<{ nickname: string }>('suggestNickname'),
  },
  guards: {
    nicknameWasRefused: ({ context }) => context.refused === 'nickname',
    uvrsIdWasRefused: ({ context }) => context.refused === 'uvrsId',
    nicknameTaken: (_, { error }: { error: unknown }) => isRefusedFor(error, 'nicknameTaken'),
    nicknameInvalid: (_, { error }: { error: unknown }) => isRefusedFor(error, 'nicknameInvalid'),
    uvrsIdTaken: (_, { error }: { error: unknown }) => isRefusedFor(error, 'idTaken'),
    mayGoOn: and([
      stateIn({ filling: { nickname: 'verified' } }),
      stateIn({ filling: { uvrsId: 'verified' } }),
      ({ context }: { context: Context }) => context.gender !== null,
    ]),
  },
  actions: {
    keepNickname: assign({
      nickname: (_, { nickname }: { nickname: string; suggested: boolean }) => nickname,
      nicknameIsSuggested: (_, { suggested }) => suggested,
      nicknameFailure: null,
    }),
    keepUvrsId: assign({ uvrsId: (_, { uvrsId }: { uvrsId: string }) => uvrsId, uvrsIdFailure: null }),
    keepGender: assign({ gender: (_, { gender }: { gender: Gender }) => gender }),
    failNickname: assign({ nicknameFailure: (_, failed: Failure) => failed }),
    failUvrsId: assign({ uvrsIdFailure: (_, failed: Failure) => failed }),
    clearNicknameFailure: assign({ nicknameFailure: null }),
    clearUvrsIdFailure: assign({ uvrsIdFailure: null }),
  },
}).createMachine({
  id: 'createCharacter',
  description: 'The person gives their avatar a look, a nickname and an ID (CHAR-1, CHAR-2).',
  context: ({ input }) => ({ ...input, nicknameIsSuggested: false, nicknameFailure: null, uvrsIdFailure: null }),
  initial: 'filling',
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    filling: {
      description: 'Nickname and ID are checked by the server each for itself; editing a verified one un-verifies it.',
      type: 'parallel',
      on: {
        GENDER_CHOSEN: { actions: { type: 'keepGender', params: ({ event }) => ({ gender: event.gender }) } },
        NEXT: { guard: 'mayGoOn', target: 'created' },
      },
      states: {
        nickname: {
          initial: 'opening',
          // In the region, not in its parent: a transition of the parent would leave and re-enter the other region too.
          on: {
            NICKNAME_SUBMITTED: {
              target: '.checking',
              actions: { type: 'keepNickname', params: ({ event }) => ({ nickname: event.nickname, suggested: false }) },
            },
            NICKNAME_EDITED: { target: '.unverified', actions: 'clearNicknameFailure' },
            NICKNAME_SUGGESTION_REQUESTED: { target: '.suggesting', actions: 'clearNicknameFailure' },
          },
          states: {
            opening: {
              description: 'Was it refused when the account was to be made?',
              always: [
                {
                  guard: 'nicknameWasRefused',
                  target: 'unverified',
                  actions: { type: 'failNickname', params: ({ context }) => inWords('nicknameTaken', context.serverMessage) },
                },
                { target: 'unverified' },
              ],
            },
            unverified: { description: 'The nickname has to be checked, or to be checked again.' },
            suggesting: {
              description: 'A random nickname is made up.',
              invoke: {
                id: 'suggestNickname',
                src: 'suggestNickname',
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
                    guard: { type: 'nicknameTaken', params: ({ event }) => ({ error: event.error }) },
                    target: 'unverified',
                    actions: { type: 'failNickname', params: ({ event }) => failure('nicknameTaken', event.error) },
                  },
                  {
                    guard: { type: 'nicknameInvalid', params: ({ event }) => ({ error: event.error }) },
                    target: 'unverified',
                    actions: { type: 'failNickname', params: ({ event }) => failure('nicknameInvalid', event.error) },
                  },
                  {
                    target: 'unverified',
                    actions: { type: 'failNickname', params: ({ event }) => failure('nicknameCheckFailed', event.error) },
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
            UVRS_ID_SUBMITTED: {
              target: '.checking',
              actions: { type: 'keepUvrsId', params: ({ event }) => ({ uvrsId: event.uvrsId }) },
            },
            UVRS_ID_EDITED: { target: '.unverified', actions: 'clearUvrsIdFailure' },
          },
          states: {
            opening: {
              description: 'Was it refused when the account was to be made?',
              always: [
                {
                  guard: 'uvrsIdWasRefused',
                  target: 'unverified',
                  actions: { type: 'failUvrsId', params: ({ context }) => inWords('idTaken', context.serverMessage) },
                },
                { target: 'unverified' },
              ],
            },
            unverified: { description: 'The ID has to be checked, or to be checked again.' },
            checking: {
              description: 'The server says whether the ID is free (API-9); a later edit makes its answer void.',
              invoke: {
                id: 'checkUvrsId',
                src: 'checkUvrsId',
                input: ({ context }) => ({ uvrsId: context.uvrsId }),
                onDone: 'verified',
                onError: [
                  {
                    guard: { type: 'uvrsIdTaken', params: ({ event }) => ({ error: event.error }) },
                    target: 'unverified',
                    actions: { type: 'failUvrsId', params: ({ event }) => failure('idTaken', event.error) },
                  },
                  {
                    target: 'unverified',
                    actions: { type: 'failUvrsId', params: ({ event }) => failure('idCheckFailed', event.error) },
                  },
                ],
              },
            },
            verified: { description: 'The ID is free, for the very value that was sent.' },
          },
        },
      },
    },

    created: { type: 'final', output: ({ context }) => created(context) },
    back: { type: 'final', output: { next: 'back' } },
    closed: { type: 'final', output: { next: 'closed' } },
  },
  output: ({ event }) => event.output as Output,
});
