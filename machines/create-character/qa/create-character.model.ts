import { NICKNAME_TRIES } from '#contract/limits.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { defect, endedWell, errorOf, failed, refusedFor, SERVER_MESSAGE, unreachable } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { createCharacterMachine } from '../create-character.machine.ts';
import { createCharacterExpectations } from './create-character.expectations.ts';

const nicknameVerified = { filling: { nickname: 'verified' } } as const;
const uvrsIdVerified = { filling: { uvrsId: 'verified' } } as const;
const nicknamePausing = { filling: { nickname: 'pausing' } } as const;
const uvrsIdPausing = { filling: { uvrsId: 'pausing' } } as const;

export const createCharacterModel = defineModel({
  machine: createCharacterMachine,
  ...createCharacterExpectations,
  inputs: {
    fresh: { nickname: '', nicknameIsSuggested: false, uvrsId: '', gender: null, refused: null },
    prepared: { nickname: 'GentleOtter', nicknameIsSuggested: true, uvrsId: '', gender: 'F', refused: null },
    // An account of a provider's is made with it next.
    proposed: { nickname: 'GentleOtter', nicknameIsSuggested: true, uvrsId: 'minji_01', gender: 'F', refused: null, isProposed: true },
    nicknameRefused: {
      nickname: 'Minji',
      nicknameIsSuggested: false,
      uvrsId: 'minji_01',
      gender: 'F',
      refused: { field: 'nickname', serverMessage: SERVER_MESSAGE },
    },
    suggestionRefused: { nickname: 'GentleOtter', nicknameIsSuggested: true, uvrsId: '', gender: 'F', refused: { field: 'nickname' } },
    uvrsIdRefused: { nickname: 'Minji', nicknameIsSuggested: false, uvrsId: 'minji_01', gender: 'M', refused: { field: 'uvrsId' } },
  },
  events: [
    { type: 'NICKNAME_EDITED', nickname: 'Minji' },
    { type: 'NICKNAME_EDITED', nickname: 'Jun' },
    { type: 'NICKNAME_EDITED', nickname: null },
    { type: 'NICKNAME_LEFT' },
    { type: 'NICKNAME_CHECK_REQUESTED', nickname: 'Minji' },
    { type: 'NICKNAME_SUGGESTION_REQUESTED' },
    { type: 'UVRS_ID_EDITED', uvrsId: 'minji_01' },
    { type: 'UVRS_ID_EDITED', uvrsId: 'jun.02' },
    { type: 'UVRS_ID_EDITED', uvrsId: null },
    { type: 'UVRS_ID_LEFT' },
    { type: 'UVRS_ID_CHECK_REQUESTED', uvrsId: 'minji_01' },
    { type: 'GENDER_CHOSEN', gender: 'F' },
    { type: 'GENDER_CHOSEN', gender: 'M' },
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    suggestNickname: [{ done: { nickname: 'BraveHeron' } }, { error: defect }],
    checkNickname: [
      { done: undefined },
      { error: refusedFor('nicknameTaken') },
      { error: refusedFor('nicknameInvalid') },
      { error: unreachable },
    ],
    checkUvrsId: [{ done: undefined }, { error: refusedFor('idTaken') }, { error: unreachable }],
  },
  // A value counts from when it awaits its check; before, it is only what the field shows.
  distinguish: ({ value, context }) => ({
    nickname: hasValue(value, 'nickname') ? [context.nickname, context.nicknameIsSuggested] : null,
    uvrsId: hasValue(value, 'uvrsId') ? context.uvrsId : null,
    gender: context.gender,
    taken: isLookedFor(value, context) ? context.taken : null,
    nicknameFailure: context.nicknameFailure,
    uvrsIdFailure: context.uvrsIdFailure,
  }),
  // What was answered, or is being asked, is not asked again.
  unanswered: {
    'filling.nickname.unverified': ['NICKNAME_LEFT'],
    'filling.nickname.suggesting': ['NICKNAME_LEFT', 'NICKNAME_CHECK_REQUESTED'],
    'filling.nickname.checking': ['NICKNAME_LEFT', 'NICKNAME_CHECK_REQUESTED'],
    'filling.nickname.verified': ['NICKNAME_LEFT', 'NICKNAME_CHECK_REQUESTED'],
    'filling.uvrsId.unverified': ['UVRS_ID_LEFT'],
    'filling.uvrsId.checking': ['UVRS_ID_LEFT', 'UVRS_ID_CHECK_REQUESTED'],
    'filling.uvrsId.verified': ['UVRS_ID_LEFT', 'UVRS_ID_CHECK_REQUESTED'],
  },
  invariants: [
    {
      title: 'going on needs a nickname and an ID that the server verified, and a gender (CHAR-2)',
      holds: (after, _event, before) =>
        !after.matches('created') || (before.matches(nicknameVerified) && before.matches(uvrsIdVerified) && after.context.gender !== null),
    },
    {
      title: 'a verified value is never submitted after it was edited (CHAR-2)',
      holds: (after, event) =>
        !(event.type === 'NICKNAME_EDITED' && after.matches(nicknameVerified)) &&
        !(event.type === 'UVRS_ID_EDITED' && after.matches(uvrsIdVerified)),
    },
    {
      title: 'a value is asked about by itself once: then only a press or another value asks again (CHAR-2)',
      holds: (after, event, before) =>
        (!isAsked(after.value, 'nickname') ||
          isAsked(before.value, 'nickname') ||
          before.matches(nicknamePausing) ||
          event.type === 'NICKNAME_CHECK_REQUESTED' ||
          endedWell(event, 'suggestNickname')) &&
        (!isAsked(after.value, 'uvrsId') ||
          isAsked(before.value, 'uvrsId') ||
          before.matches(uvrsIdPausing) ||
          event.type === 'UVRS_ID_CHECK_REQUESTED'),
    },
    {
      title: 'a value that a check refused is not asked about again on leaving its field (CHAR-2)',
      holds: (after, event, before) =>
        !(event.type === 'NICKNAME_LEFT' && before.context.nicknameFailure !== null && isAsked(after.value, 'nickname')) &&
        !(event.type === 'UVRS_ID_LEFT' && before.context.uvrsIdFailure !== null && isAsked(after.value, 'uvrsId')),
    },
    {
      title: 'verified is the very value that the server was asked about (CHAR-2)',
      holds: (after, _event, before) =>
        (!after.matches(nicknameVerified) || after.context.nickname === before.context.nickname) &&
        (!after.matches(uvrsIdVerified) || after.context.uvrsId === before.context.uvrsId),
    },
    {
      title: 'the verified and chosen values are handed on (CHAR-1)',
      holds: ({ output }, _event, { context }) =>
        output?.outcome !== 'created' ||
        (output.nickname === context.nickname && output.uvrsId === context.uvrsId && output.gender === context.gender),
    },
    {
      title: 'a change of the nickname leaves the ID as it is, and the other way round (CHAR-2)',
      holds: (after, { type }, before) => {
        const isOf = (field: string) => type.toLowerCase().includes(field);
        const [now, then] = [fillingIn(after.value), fillingIn(before.value)];
        if (now === undefined || then === undefined) return true;
        if (isOf('nickname')) return now.uvrsId === then.uvrsId && after.context.uvrsIdFailure === before.context.uvrsIdFailure;
        if (isOf('uvrs')) return now.nickname === then.nickname && after.context.nicknameFailure === before.context.nicknameFailure;
        return now.nickname === then.nickname && now.uvrsId === then.uvrsId;
      },
    },
    {
      title: 'a nickname that the person did not choose is replaced where it is taken, a chosen one is not (AGR-4, CHAR-2)',
      holds: (after, event, before) => {
        if (!failed(event, 'checkNickname') || !isRefusedFor(errorOf(event), 'nicknameTaken')) return true;
        const isReplaced = before.context.nicknameIsSuggested && before.context.taken + 1 < NICKNAME_TRIES;
        return (
          (fillingIn(after.value)?.nickname === 'suggesting') === isReplaced && (after.context.nicknameFailure === null) === isReplaced
        );
      },
    },
    {
      title: 'a failure shows at its own field, which is never verified then (ERR-4, ERR-5)',
      holds: (after) =>
        !(after.context.nicknameFailure !== null && after.matches(nicknameVerified)) &&
        !(after.context.uvrsIdFailure !== null && after.matches(uvrsIdVerified)),
    },
  ],
});

function fillingIn(value: unknown): Readonly<Record<'nickname' | 'uvrsId', string>> | undefined {
  return (value as { filling?: ReturnType<typeof fillingIn> }).filling;
}

const isLookedFor = (value: unknown, { nicknameIsSuggested }: { nicknameIsSuggested: boolean }): boolean => {
  const state = fillingIn(value)?.nickname;
  return state === 'suggesting' || (nicknameIsSuggested && state === 'checking');
};

const isAsked = (value: unknown, field: 'nickname' | 'uvrsId'): boolean => fillingIn(value)?.[field] === 'checking';

function hasValue(value: unknown, field: 'nickname' | 'uvrsId'): boolean {
  const state = fillingIn(value)?.[field];
  return state === 'pausing' || state === 'checking' || state === 'verified';
}
