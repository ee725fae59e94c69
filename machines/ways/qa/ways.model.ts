import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { CONFIRM_ENDS, CONFIRMATION } from '#machines/confirm-identity/qa/confirm-identity.model.ts';
import { ends } from '#machines/ends.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import {
  answerLost,
  codeAfter,
  EMAIL,
  endedWell,
  errorOf,
  failed,
  outputOf,
  refusedFor,
  refusedInWords,
  unreachable,
} from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { type LinkedWay, type LinkedWays, waysMachine } from '../ways.machine.ts';

const LINKED = 1_700_000_000_000;
const way = (authMthd: number, account: string | null, about: Partial<LinkedWay> = {}): LinkedWay => ({
  authMthd,
  account,
  linkedAt: LINKED,
  usedAt: LINKED + 600_000,
  isCurrent: false,
  ...about,
});
const BY_EMAIL = way(1, EMAIL, { isCurrent: true });
const KAKAO = way(4, 'mi***@kakao.example', { usedAt: null });
const GOOGLE = way(3, null);
const ALONE = { ways: [BY_EMAIL], passkeyCount: 0 };
const SEVERAL = { ways: [BY_EMAIL, GOOGLE, KAKAO], passkeyCount: 0 };
const WITH_PASSKEY = { ways: [KAKAO], passkeyCount: 1 };

const isProofEnd = (event: { type: string }): boolean => endedWell(event, 'confirmIdentity') || failed(event, 'confirmIdentity');
const isProven = (event: { type: string }): boolean =>
  endedWell(event, 'confirmIdentity') && (outputOf(event) as ConfirmIdentityOutput).outcome === 'confirmed';

export const waysModel = defineModel({
  machine: waysMachine,
  startsIn: { plain: 'reading' },
  expectations: {
    reading: { 'listWays is done': 'listing', 'listWays fails': withFailure('unread', 'waysFailed'), CLOSED: 'closed' },
    unread: { RETRIED: 'reading', CLOSED: 'closed' },
    listing: {
      REMOVAL_CHOSEN: ({ authMthd }, { context }) =>
        context.ways.some((each) => each.authMthd === authMthd) && context.ways.length + context.passkeyCount > 1
          ? 'confirming'
          : SAME_STATE,
      CLOSED: 'closed',
    },
    confirming: { CONFIRMED: 'removing', CANCELLED: 'listing', CLOSED: 'closed' },
    removing: {
      'removeWay is done': (_, { context }) => (context.chosen === BY_EMAIL.authMthd ? 'forgetting' : 'listing'),
      'removeWay fails': failing('listing', 'wayRemovalFailed', { confirmationNeeded: 'proving' }),
      CLOSED: 'closed',
    },
    proving: {
      'confirmIdentity is done': ({ output }) => ((output as ConfirmIdentityOutput).outcome === 'confirmed' ? 'removing' : 'listing'),
      'confirmIdentity fails': withFailure('listing', 'confirmFailed'),
      CLOSED: 'closed',
    },
    forgetting: { 'forgetSession is done': 'loggedOut', 'forgetSession fails': 'loggedOut', CLOSED: 'loggedOut' },
  },
  outputs: { closed: { outcome: 'closed' }, loggedOut: { outcome: 'loggedOut' } },
  inputs: { plain: undefined },
  events: [
    { type: 'REMOVAL_CHOSEN', authMthd: BY_EMAIL.authMthd },
    { type: 'REMOVAL_CHOSEN', authMthd: KAKAO.authMthd },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    listWays: [{ done: ALONE }, { done: SEVERAL }, { done: WITH_PASSKEY }, { error: refusedInWords }, { error: unreachable }],
    removeWay: [
      { done: ALONE },
      { done: WITH_PASSKEY },
      { error: refusedFor('confirmationNeeded') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    confirmIdentity: ends(...CONFIRM_ENDS),
    forgetSession: [{ done: undefined }, { error: unreachable }],
  },
  distinguish: ({ context }) => context,
  // A question is answered first, the server is asked once, and a session that is over is forgotten before anything else.
  unanswered: {
    reading: ['REMOVAL_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
    unread: ['REMOVAL_CHOSEN', 'CONFIRMED', 'CANCELLED'],
    listing: ['CONFIRMED', 'CANCELLED', 'RETRIED'],
    confirming: ['REMOVAL_CHOSEN', 'RETRIED'],
    removing: ['REMOVAL_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
    proving: ['REMOVAL_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
    forgetting: ['REMOVAL_CHOSEN', 'CONFIRMED', 'CANCELLED', 'RETRIED'],
  },
  invariants: [
    {
      title: 'the list is what the server said last, while it is shown (WAY-1)',
      holds: (after, event, before) => {
        const isTold = endedWell(event, 'listWays') || (endedWell(event, 'removeWay') && after.matches('listing'));
        const { ways, passkeyCount } = isTold ? (outputOf(event) as LinkedWays) : before.context;
        return after.context.ways === ways && after.context.passkeyCount === passkeyCount;
      },
    },
    {
      title: 'in the list nothing is chosen: an answer ends the choice, and so does a cancelled question (WAY-1)',
      holds: ({ value, context }) => value !== 'listing' || context.chosen === null,
    },
    {
      title: 'no event removes the last way, of whatever kind (WAY-2)',
      holds: (after) =>
        !(after.matches('confirming') || after.matches('removing') || after.matches('proving')) ||
        after.context.ways.length + after.context.passkeyCount > 1,
    },
    {
      title: 'no way is removed before the person has confirmed it (WAY-2)',
      holds: (after, event, before) =>
        !after.matches('removing') ||
        before.matches('removing') ||
        before.matches('proving') ||
        (before.matches('confirming') && event.type === 'CONFIRMED'),
    },
    {
      title: 'where the server wants a proof it is asked for, and only with one the act goes on (CONFIRM-1)',
      holds: (after, event, before) =>
        after.matches('proving') ===
          ((before.matches('proving') && !isProofEnd(event) && !after.matches('closed')) ||
            isRefusedFor(errorOf(event), 'confirmationNeeded')) &&
        (!(before.matches('proving') && after.matches('removing')) || isProven(event)),
    },
    {
      title: 'a proof serves one act: it is not kept (CONFIRM-1)',
      holds: ({ context }) => !JSON.stringify(context).includes(CONFIRMATION),
    },
    {
      title: 'what is asked and removed is the way that was chosen, and one that is listed (WAY-2)',
      holds: (after, event, before) => {
        const { chosen, ways } = after.context;
        if (!(after.matches('confirming') || after.matches('removing') || after.matches('proving'))) return true;
        if (event.type === 'REMOVAL_CHOSEN' && before.matches('listing'))
          return chosen === event.authMthd && ways.some(({ authMthd }) => authMthd === chosen);
        return chosen !== null && chosen === before.context.chosen;
      },
    },
    {
      title: 'the session here is forgotten only once the way that began it is removed (WAY-2, OUT-1)',
      holds: (after, event, before) =>
        !(after.matches('forgetting') || after.matches('loggedOut')) ||
        before.matches('forgetting') ||
        before.matches('loggedOut') ||
        (endedWell(event, 'removeWay') && before.context.ways.some((each) => each.isCurrent && each.authMthd === before.context.chosen)),
    },
    {
      title: 'a failure is said, the list stays as it was, and it can be tried again (WAY-2)',
      holds: (after, event, before) =>
        !failed(event, 'removeWay') ||
        isRefusedFor(errorOf(event), 'confirmationNeeded') ||
        (after.matches('listing') &&
          after.context.failure?.code === codeAfter(event, 'wayRemovalFailed') &&
          after.context.ways === before.context.ways),
    },
    {
      title: 'a list that cannot be read is said to be so, and is no empty list (WAY-1)',
      holds: (after, event) => !failed(event, 'listWays') || (after.matches('unread') && after.context.failure?.code === 'waysFailed'),
    },
  ],
});
