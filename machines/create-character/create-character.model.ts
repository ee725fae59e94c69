import { defineModel } from '../explore/model.ts';
import { defect, refusedFor, unreachable } from '../samples.ts';
import { createCharacterMachine } from './create-character.machine.ts';

const nicknameVerified = { filling: { nickname: 'verified' } } as const;
const uvrsIdVerified = { filling: { uvrsId: 'verified' } } as const;

export const createCharacterModel = defineModel({
  machine: createCharacterMachine,
  inputs: {
    fresh: { nickname: '', uvrsId: '', gender: null, refused: null },
    prepared: { nickname: 'GentleOtter', uvrsId: '', gender: 'F', refused: null },
    nicknameRefused: { nickname: 'Minji', uvrsId: 'minji_01', gender: 'F', refused: 'nickname' },
    uvrsIdRefused: { nickname: 'Minji', uvrsId: 'minji_01', gender: 'M', refused: 'uvrsId' },
  },
  events: [
    { type: 'NICKNAME_SUBMITTED', nickname: 'Minji' },
    { type: 'NICKNAME_SUBMITTED', nickname: 'Jun' },
    { type: 'NICKNAME_EDITED' },
    { type: 'NICKNAME_SUGGESTION_REQUESTED' },
    { type: 'UVRS_ID_SUBMITTED', uvrsId: 'minji_01' },
    { type: 'UVRS_ID_SUBMITTED', uvrsId: 'jun.02' },
    { type: 'UVRS_ID_EDITED' },
    { type: 'GENDER_CHOSEN', gender: 'F' },
    { type: 'GENDER_CHOSEN', gender: 'M' },
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    suggestNickname: [{ done: { nickname: 'Brave Heron' } }, { error: defect }],
    checkNickname: [
      { done: undefined },
      { error: refusedFor('nicknameTaken') },
      { error: refusedFor('nicknameInvalid') },
      { error: unreachable },
    ],
    checkUvrsId: [{ done: undefined }, { error: refusedFor('idTaken') }, { error: unreachable }],
  },
  // A value counts while the server compares it and once it is verified; before, it is only what the field shows.
  project: ({ value, context }) => ({
    nickname: hasValue(value, 'nickname') ? [context.nickname, context.nicknameIsSuggested] : null,
    uvrsId: hasValue(value, 'uvrsId') ? context.uvrsId : null,
    gender: context.gender,
    nicknameFailure: context.nicknameFailure,
    uvrsIdFailure: context.uvrsIdFailure,
  }),
  ignores: {},
  invariants: [
    {
      states: 'going on needs a nickname and an ID that the server verified, and a gender (CHAR-2)',
      holds: (after, _event, before) =>
        !after.matches('created') || (before.matches(nicknameVerified) && before.matches(uvrsIdVerified) && after.context.gender !== null),
    },
    {
      states: 'a verified value is never submitted after it was edited (CHAR-2)',
      holds: (after, event) =>
        !(event.type === 'NICKNAME_EDITED' && after.matches(nicknameVerified)) &&
        !(event.type === 'UVRS_ID_EDITED' && after.matches(uvrsIdVerified)),
    },
    {
      states: 'verified is the very value that the server was asked about (CHAR-2)',
      holds: (after, _event, before) =>
        (!after.matches(nicknameVerified) || after.context.nickname === before.context.nickname) &&
        (!after.matches(uvrsIdVerified) || after.context.uvrsId === before.context.uvrsId),
    },
    {
      states: 'what is handed on is what was verified and chosen (CHAR-1)',
      holds: ({ output }, _event, { context }) =>
        output?.next !== 'created' ||
        (output.nickname === context.nickname && output.uvrsId === context.uvrsId && output.gender === context.gender),
    },
    {
      states: 'what becomes of the nickname leaves the ID as it is, and the other way round (CHAR-2)',
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
      states: 'what failed is said at its own field, and is never verified (ERR-4, ERR-5)',
      holds: (after) =>
        !(after.context.nicknameFailure !== null && after.matches(nicknameVerified)) &&
        !(after.context.uvrsIdFailure !== null && after.matches(uvrsIdVerified)),
    },
  ],
});

function fillingIn(value: unknown): Readonly<Record<'nickname' | 'uvrsId', string>> | undefined {
  return (value as { filling?: ReturnType<typeof fillingIn> }).filling;
}

function hasValue(value: unknown, field: 'nickname' | 'uvrsId'): boolean {
  const state = fillingIn(value)?.[field];
  return state === 'checking' || state === 'verified';
}
