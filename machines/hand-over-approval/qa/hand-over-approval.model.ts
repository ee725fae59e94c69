import { HAND_OVER_VALIDITY } from '#contract/limits.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { answerLost, codeAfter, endedWell, errorOf, failed, outputOf, refusedFor, refusedInWords, unreachable } from '#machines/samples.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { type AskingScreen, handOverApprovalMachine } from '../hand-over-approval.machine.ts';

const CODE = 'KXR49WPT';
/** ms since the epoch. */
const BEGUN = 1_700_000_000_000;
const LAB: AskingScreen = {
  device: 'Chrome, Windows',
  begunAt: BEGUN,
  expiresAt: BEGUN + HAND_OVER_VALIDITY,
  isSameNetwork: true,
  choices: ['12', '47', '83'],
};
const ELSEWHERE: AskingScreen = { ...LAB, device: '', isSameNetwork: false };

const WORDS = ['digitsWrong', 'handOverUnknown', 'handOverDecided'] as const;
const isWord = (event: { type: string }): boolean => isRefusedFor(errorOf(event), ...WORDS);
const DECIDING = ['approveHandOver', 'refuseHandOver'] as const;
const isOver = { RETRIED: 'typing' } as const;

export const handOverApprovalModel = defineModel({
  machine: handOverApprovalMachine,
  startsIn: { scanned: 'offered', typed: 'typing' },
  expectations: {
    handOverApproval: { CLOSED: 'closed' },
    offered: { CONTINUED: 'claiming' },
    typing: {
      CODE_SUBMITTED: 'claiming',
    },
    claiming: { 'claimHandOver is done': 'choosing', 'claimHandOver fails': failing('typing', 'handOverClaimFailed') },
    choosing: {
      'after untilExpiry': 'expired',
      DIGITS_CHOSEN: ({ digits }) => (LAB.choices.includes(String(digits)) ? 'approving' : SAME_STATE),
      REFUSAL_CHOSEN: 'refusing',
    },
    approving: {
      'approveHandOver is done': 'approved',
      'approveHandOver fails': failing('choosing', 'handOverApprovalFailed', {
        digitsWrong: 'digitsWrong',
        handOverUnknown: 'expired',
        handOverDecided: 'decidedBefore',
      }),
    },
    refusing: {
      'refuseHandOver is done': 'refused',
      'refuseHandOver fails': failing('choosing', 'handOverRefusalFailed', {
        handOverUnknown: 'expired',
        handOverDecided: 'decidedBefore',
      }),
    },
    digitsWrong: isOver,
    expired: isOver,
    decidedBefore: isOver,
  },
  // Another code has nothing of the one before.
  contextAfter: { RETRIED: () => ({ code: null, screen: null }) },
  outputs: { closed: { outcome: 'closed' } },
  inputs: { scanned: { code: CODE }, typed: { code: null } },
  events: [
    { type: 'CONTINUED' },
    { type: 'CODE_SUBMITTED', code: CODE },
    { type: 'DIGITS_CHOSEN', digits: '47' },
    { type: 'DIGITS_CHOSEN', digits: '12' },
    { type: 'DIGITS_CHOSEN', digits: '99' },
    { type: 'REFUSAL_CHOSEN' },
    { type: 'RETRIED' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    claimHandOver: [
      { done: LAB },
      { done: ELSEWHERE },
      { error: refusedFor('handOverUnknown') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    approveHandOver: [
      { done: undefined },
      ...WORDS.map((reason) => ({ error: refusedFor(reason) })),
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    refuseHandOver: [
      { done: undefined },
      { error: refusedFor('handOverUnknown') },
      { error: refusedFor('handOverDecided') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  unanswered: {
    offered: ['CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN', 'RETRIED'],
    typing: ['CONTINUED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN', 'RETRIED'],
    // The server is asked once.
    claiming: ['CONTINUED', 'CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN', 'RETRIED'],
    choosing: ['CONTINUED', 'CODE_SUBMITTED', 'RETRIED'],
    approving: ['CONTINUED', 'CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN', 'RETRIED'],
    refusing: ['CONTINUED', 'CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN', 'RETRIED'],
    approved: ['CONTINUED', 'CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN', 'RETRIED'],
    refused: ['CONTINUED', 'CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN', 'RETRIED'],
    digitsWrong: ['CONTINUED', 'CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN'],
    expired: ['CONTINUED', 'CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN'],
    decidedBefore: ['CONTINUED', 'CODE_SUBMITTED', 'DIGITS_CHOSEN', 'REFUSAL_CHOSEN'],
  },
  invariants: [
    {
      title: 'an address that is opened asks the server nothing before the person goes on (HAND-1)',
      holds: (after, event, before) =>
        !after.matches('claiming') || before.matches('claiming') || event.type === 'CONTINUED' || event.type === 'CODE_SUBMITTED',
    },
    {
      title: 'nothing is approved before which screen asks is shown, and by digits of its three alone (HAND-2)',
      holds: (after, event, before) =>
        !after.matches('approving') ||
        before.matches('approving') ||
        (before.matches('choosing') && event.type === 'DIGITS_CHOSEN' && before.context.screen?.choices.includes(event.digits) === true),
    },
    {
      title: 'approved and refused are said on the word of the server alone (HAND-2, HAND-3)',
      holds: (after, event, before) =>
        (!after.matches('approved') || before.matches('approved') || endedWell(event, 'approveHandOver')) &&
        (!after.matches('refused') || before.matches('refused') || endedWell(event, 'refuseHandOver')),
    },
    {
      title:
        'wrong digits, a time that is over and a word before are each told apart, and none of them goes on with that code (HAND-2, HAND-3)',
      holds: (after, event) =>
        !DECIDING.some((port) => failed(event, port)) ||
        !isWord(event) ||
        after.matches('digitsWrong') ||
        after.matches('expired') ||
        after.matches('decidedBefore'),
    },
    {
      title: 'every other failure is said, and the choice stays (HAND-2, API-25)',
      holds: (after, event) =>
        (!failed(event, 'approveHandOver') ||
          isWord(event) ||
          (after.matches('choosing') && after.context.failure?.code === codeAfter(event, 'handOverApprovalFailed'))) &&
        (!failed(event, 'refuseHandOver') ||
          isWord(event) ||
          (after.matches('choosing') && after.context.failure?.code === codeAfter(event, 'handOverRefusalFailed'))),
    },
    {
      title: 'the screen that is shown is the one that the server named (HAND-1)',
      holds: (after, event) => !endedWell(event, 'claimHandOver') || after.context.screen === outputOf(event),
    },
    {
      title: 'a code that does not work is said at the field, with what was typed (HAND-1)',
      holds: (after, event, before) =>
        !failed(event, 'claimHandOver') ||
        (after.matches('typing') && after.context.code === before.context.code && after.context.failure !== null),
    },
  ],
});
