import type { AnyActorRef } from 'xstate';
import { NICKNAME_TRIES } from '#contract/limits.ts';
import { failure } from '#machines/failures.ts';
import {
  accountLeaving,
  answerLost,
  defect,
  EMAIL,
  endedWell,
  JOIN_DATA,
  keepsSecret,
  PASSWORD,
  refusedFor,
  refusedInWords,
  SERVER_MESSAGE,
  TICKET,
  unreachable,
} from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { type SignUpOutput, signUpMachine } from '../sign-up.machine.ts';
import { signUpExpectations } from './sign-up.expectations.ts';

/** How it ends for the flows that join at once, without a step of their own before. */
export const SIGN_UP_ENDS: readonly SignUpOutput[] = [
  { outcome: 'joined' },
  { outcome: 'refused', refused: { field: 'nickname' } },
  { outcome: 'refused', refused: { field: 'uvrsId', serverMessage: SERVER_MESSAGE } },
  { outcome: 'proofExpired', failure: failure('proofExpired') },
  { outcome: 'failed', failure: failure('joinFailed') },
  { outcome: 'failed', failure: failure('answerLost') },
];

const typed = { ...JOIN_DATA, nickname: 'Minji', nicknameIsSuggested: false };

export const signUpModel = defineModel({
  machine: signUpMachine,
  ...signUpExpectations,
  inputs: {
    guest: { joinData: JOIN_DATA, credential: null },
    guestWithOwnNickname: { joinData: typed, credential: null },
    email: { joinData: typed, credential: { kind: 'email', email: EMAIL, password: PASSWORD } },
    provider: { joinData: JOIN_DATA, credential: { kind: 'provider', method: 'kakao', ticket: TICKET } },
    providerThatStays: { joinData: JOIN_DATA, credential: { kind: 'provider', method: 'kakao', ticket: TICKET }, stays: true },
  },
  events: [],
  outcomes: {
    join: [
      { done: undefined },
      { error: refusedFor('nicknameTaken') },
      { error: refusedFor('nicknameInvalid') },
      { error: refusedFor('idTaken') },
      { error: refusedFor('idInvalid') },
      { error: refusedFor('proofExpired') },
      { error: accountLeaving },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    suggestNickname: [{ done: { nickname: 'BraveHeron' } }, { error: defect }],
  },
  distinguish: ({ context }) => ({ tries: context.tries, failure: context.failure, secret: context.credential !== null }),
  unanswered: {},
  // Leaving the popup stops the whole flow; of its own it has nothing to press.
  endsByItself: ['join', 'suggestNickname'],
  invariants: [
    {
      title: 'only the server makes an account (JOIN-2)',
      holds: (after, event) => !after.matches('joined') || endedWell(event, 'join'),
    },
    {
      title: 'an account that is being deleted is kept only on the word of the person, by which the server hears it (LEGAL-2)',
      holds: ({ children, context }) => children.join === undefined || staysIn(children.join) === (context.stays === true),
    },
    {
      title: 'a nickname that the person typed is never replaced by another (AGR-4)',
      holds: (after) => after.context.joinData.nicknameIsSuggested || after.context.joinData.nickname === typed.nickname,
    },
    {
      title: 'no more than five random nicknames are tried (AGR-4)',
      holds: (after) => after.context.tries <= NICKNAME_TRIES,
    },
    {
      title: 'the password is forgotten as soon as the call is over (EMAIL-9)',
      holds: (after) => after.status !== 'done' || (!keepsSecret(after.context) && !keepsSecret(after.output)),
    },
  ],
});

const staysIn = (join: AnyActorRef): boolean | undefined => join.getSnapshot().input?.stays;
