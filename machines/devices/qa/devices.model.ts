import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { CONFIRM_ENDS, CONFIRMATION } from '#machines/confirm-identity/qa/confirm-identity.model.ts';
import { ends } from '#machines/ends.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { answerLost, codeAfter, endedWell, errorOf, failed, outputOf, refusedFor, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { devicesMachine, type ListedSession, othersOf } from '../devices.machine.ts';

const BEGUN = 1_700_000_000_000;
const session = (sessionId: string, device: string, about: Partial<ListedSession> = {}): ListedSession => ({
  sessionId,
  device,
  authMthd: 1,
  begunAt: BEGUN,
  usedAt: BEGUN + 600_000,
  isCurrent: false,
  isShared: false,
  ...about,
});
const HERE = session('here', 'Chrome, Windows', { isCurrent: true });
const PHONE = session('phone', 'Safari, iPhone', { authMthd: 4 });
const LAB = session('lab', '', { isShared: true });

const isProofEnd = (event: { type: string }): boolean => endedWell(event, 'confirmIdentity') || failed(event, 'confirmIdentity');
const isProven = (event: { type: string }): boolean =>
  endedWell(event, 'confirmIdentity') && (outputOf(event) as ConfirmIdentityOutput).outcome === 'confirmed';

export const devicesModel = defineModel({
  machine: devicesMachine,
  startsIn: { plain: 'reading' },
  expectations: {
    devices: { CLOSED: 'closed' },
    reading: { 'listSessions is done': 'listing', 'listSessions fails': withFailure('unread', 'sessionsFailed') },
    unread: { RETRIED: 'reading' },
    listing: {
      END_CHOSEN: ({ sessionId }, { context }) =>
        context.sessions.some((each) => each.sessionId === sessionId && !each.isCurrent) ? 'confirming' : SAME_STATE,
      OTHERS_END_CHOSEN: (_, { context }) => (context.sessions.some(({ isCurrent }) => !isCurrent) ? 'confirming' : SAME_STATE),
    },
    confirming: { CONFIRMED: 'ending', CANCELLED: 'listing' },
    ending: {
      'endSessions is done': 'listing',
      'endSessions fails': failing('listing', 'sessionEndFailed', { confirmationNeeded: 'proving' }),
    },
    proving: {
      'confirmIdentity is done': ({ output }) => ((output as ConfirmIdentityOutput).outcome === 'confirmed' ? 'ending' : 'listing'),
      'confirmIdentity fails': withFailure('listing', 'confirmFailed'),
    },
  },
  outputs: { closed: { outcome: 'closed' } },
  inputs: { plain: undefined },
  events: [
    { type: 'END_CHOSEN', sessionId: PHONE.sessionId },
    { type: 'END_CHOSEN', sessionId: LAB.sessionId },
    { type: 'END_CHOSEN', sessionId: HERE.sessionId },
    { type: 'OTHERS_END_CHOSEN' },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    listSessions: [{ done: [HERE] }, { done: [HERE, PHONE, LAB] }, { error: refusedInWords }, { error: unreachable }],
    endSessions: [
      { done: [HERE] },
      { done: [HERE, LAB] },
      { error: refusedFor('confirmationNeeded') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    confirmIdentity: ends(...CONFIRM_ENDS),
  },
  distinguish: ({ context }) => context,
  // A question is answered first, and the server is asked once.
  unanswered: {
    reading: ['END_CHOSEN', 'OTHERS_END_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
    unread: ['END_CHOSEN', 'OTHERS_END_CHOSEN', 'CONFIRMED', 'CANCELLED'],
    listing: ['CONFIRMED', 'CANCELLED', 'RETRIED'],
    confirming: ['END_CHOSEN', 'OTHERS_END_CHOSEN', 'RETRIED'],
    ending: ['END_CHOSEN', 'OTHERS_END_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
    proving: ['END_CHOSEN', 'OTHERS_END_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
  },
  invariants: [
    {
      title: 'in the list nothing is chosen: an answer ends the choice, and so does a cancelled question (DEVICE-1)',
      holds: ({ value, context }) => value !== 'listing' || context.chosen === null,
    },
    {
      title: 'no session ends before the person has confirmed it (DEVICE-2)',
      holds: (after, event, before) =>
        !after.matches('ending') ||
        before.matches('ending') ||
        before.matches('proving') ||
        (before.matches('confirming') && event.type === 'CONFIRMED'),
    },
    {
      title: 'where the server wants a proof it is asked for, and only with one the act goes on (CONFIRM-1)',
      holds: (after, event, before) =>
        after.matches('proving') ===
          ((before.matches('proving') && !isProofEnd(event) && !after.matches('closed')) ||
            isRefusedFor(errorOf(event), 'confirmationNeeded')) &&
        (!(before.matches('proving') && after.matches('ending')) || isProven(event)),
    },
    {
      title: 'a proof serves one act: it is not kept (CONFIRM-1)',
      holds: ({ context }) => !JSON.stringify(context).includes(CONFIRMATION),
    },
    {
      title: 'what is asked and ended is what was chosen: another session that is listed, or all others (DEVICE-2)',
      holds: (after, event, before) => {
        const { chosen } = after.context;
        if (!(after.matches('confirming') || after.matches('ending') || after.matches('proving'))) return true;
        if (event.type === 'END_CHOSEN' && before.matches('listing'))
          return chosen?.sessionId === event.sessionId && othersOf(after.context).some(({ sessionId }) => sessionId === event.sessionId);
        if (event.type === 'OTHERS_END_CHOSEN' && before.matches('listing')) return chosen?.sessionId === null;
        return chosen !== null && chosen === before.context.chosen;
      },
    },
    {
      title: 'the list is what the server said last (DEVICE-1)',
      holds: (after, event, before) =>
        after.context.sessions ===
        (endedWell(event, 'listSessions') || endedWell(event, 'endSessions') ? outputOf(event) : before.context.sessions),
    },
    {
      title: 'a failure is said, the list stays as it was, and it can be tried again (DEVICE-2)',
      holds: (after, event, before) =>
        !failed(event, 'endSessions') ||
        isRefusedFor(errorOf(event), 'confirmationNeeded') ||
        (after.matches('listing') &&
          after.context.failure?.code === codeAfter(event, 'sessionEndFailed') &&
          after.context.sessions === before.context.sessions),
    },
    {
      title: 'a list that cannot be read is said to be so, and is no empty list (DEVICE-1)',
      holds: (after, event) =>
        !failed(event, 'listSessions') || (after.matches('unread') && after.context.failure?.code === 'sessionsFailed'),
    },
  ],
});
