import type { SnapshotFrom } from 'xstate';
import { NICKNAME_TRIES } from '#contract/limits.ts';
import { failure, isRefusedFor, namedFailure } from '#machines/failures.ts';
import { type Expectations, SAME_STATE } from '#statewalk/explore/model.ts';
import type { createCharacterMachine } from '../create-character.machine.ts';

type Snapshot = SnapshotFrom<typeof createCharacterMachine>;

/** A nickname that we made up and that is taken makes room for another one, five in all. */
const isReplaced = (error: unknown, { context }: Snapshot): boolean =>
  isRefusedFor(error, 'nicknameTaken') && context.nicknameIsSuggested && context.taken + 1 < NICKNAME_TRIES;

/** Where each event leads. */
export const createCharacterExpectations: Expectations<typeof createCharacterMachine> = {
  startsIn: {
    fresh: { to: ['filling.nickname.unverified', 'filling.uvrsId.unverified'] },
    prepared: { to: ['filling.nickname.pausing', 'filling.uvrsId.unverified'] },
    proposed: { to: ['filling.nickname.checking', 'filling.uvrsId.checking'] },
    nicknameRefused: { to: ['filling.nickname.unverified', 'filling.uvrsId.pausing'] },
    suggestionRefused: { to: ['filling.nickname.suggesting', 'filling.uvrsId.unverified'] },
    uvrsIdRefused: { to: ['filling.nickname.pausing', 'filling.uvrsId.unverified'] },
  },
  expectations: {
    createCharacter: { BACK: 'back', CLOSED: 'closed' },
    filling: {
      GENDER_CHOSEN: SAME_STATE,
      NEXT: (_, before) =>
        before.matches({ filling: { nickname: 'verified', uvrsId: 'verified' } }) && before.context.gender !== null
          ? 'created'
          : SAME_STATE,
    },
    'filling.nickname': {
      NICKNAME_EDITED: ({ nickname }) => (nickname === null ? 'filling.nickname.unverified' : 'filling.nickname.pausing'),
      NICKNAME_SUGGESTION_REQUESTED: 'filling.nickname.suggesting',
    },
    'filling.nickname.unverified': { NICKNAME_CHECK_REQUESTED: 'filling.nickname.checking' },
    'filling.nickname.pausing': {
      NICKNAME_LEFT: 'filling.nickname.checking',
      NICKNAME_CHECK_REQUESTED: 'filling.nickname.checking',
      'after checkPause': 'filling.nickname.checking',
    },
    'filling.nickname.suggesting': {
      'suggestNickname is done': 'filling.nickname.checking',
      'suggestNickname fails': 'filling.nickname.unverified',
    },
    'filling.nickname.checking': {
      'checkNickname is done': 'filling.nickname.verified',
      'checkNickname fails': (event, before) =>
        isReplaced(event.error, before) ? 'filling.nickname.suggesting' : 'filling.nickname.unverified',
    },
    'filling.uvrsId': { UVRS_ID_EDITED: ({ uvrsId }) => (uvrsId === null ? 'filling.uvrsId.unverified' : 'filling.uvrsId.pausing') },
    'filling.uvrsId.unverified': { UVRS_ID_CHECK_REQUESTED: 'filling.uvrsId.checking' },
    'filling.uvrsId.pausing': {
      UVRS_ID_LEFT: 'filling.uvrsId.checking',
      UVRS_ID_CHECK_REQUESTED: 'filling.uvrsId.checking',
      'after checkPause': 'filling.uvrsId.checking',
    },
    'filling.uvrsId.checking': { 'checkUvrsId is done': 'filling.uvrsId.verified', 'checkUvrsId fails': 'filling.uvrsId.unverified' },
  },
  outputs: {
    created: (_: unknown, { context: { nickname, nicknameIsSuggested, uvrsId, gender } }: Snapshot) => ({
      outcome: 'created',
      nickname,
      nicknameIsSuggested,
      uvrsId,
      gender,
    }),
    back: { outcome: 'back' },
    closed: { outcome: 'closed' },
  },
  contextAfter: {
    GENDER_CHOSEN: ({ gender }) => ({ gender }),
    // While what stands in the field is not valid, the last valid value is kept.
    NICKNAME_EDITED: ({ nickname }) => ({
      nicknameFailure: null,
      ...(nickname === null ? {} : { nickname, nicknameIsSuggested: false }),
    }),
    NICKNAME_CHECK_REQUESTED: (_, before) =>
      before.matches({ filling: { nickname: 'unverified' } }) ? { nicknameFailure: null, taken: 0 } : null,
    NICKNAME_SUGGESTION_REQUESTED: () => ({ nicknameFailure: null, taken: 0 }),
    'suggestNickname is done': ({ output }) => ({ nickname: (output as { nickname: string }).nickname, nicknameIsSuggested: true }),
    'suggestNickname fails': ({ error }) => ({ nicknameFailure: failure('nicknameCheckFailed', error) }),
    'checkNickname fails': ({ error }, before) =>
      isReplaced(error, before)
        ? { taken: before.context.taken + 1 }
        : { nicknameFailure: namedFailure(['nicknameTaken', 'nicknameInvalid'], 'nicknameCheckFailed', error) },
    UVRS_ID_EDITED: ({ uvrsId }) => ({ uvrsIdFailure: null, ...(uvrsId === null ? {} : { uvrsId }) }),
    'checkUvrsId fails': ({ error }) => ({ uvrsIdFailure: namedFailure(['idTaken'], 'idCheckFailed', error) }),
  },
};
