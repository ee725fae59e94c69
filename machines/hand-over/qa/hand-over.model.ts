import { HAND_OVER_VALIDITY } from '#contract/limits.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { answerLost, codeAfter, endedWell, errorOf, failed, outputOf, refusedFor, refusedInWords, unreachable } from '#machines/samples.ts';
import { byOutput, withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { type HandOverStage, handOverMachine, type ShownHandOver } from '../hand-over.machine.ts';

/** ms since the epoch. */
const BEGUN = 1_700_000_000_000;
const SHOWN: ShownHandOver = { code: 'KXR49WPT', secret: 'a-secret-of-this-browser', expiresAt: BEGUN + HAND_OVER_VALIDITY };
const NEXT: ShownHandOver = { code: 'M3N5P7Q9', secret: 'the-next-secret', expiresAt: BEGUN + 2 * HAND_OVER_VALIDITY };
const DIGITS = '47';

const STAGES: readonly HandOverStage[] = [
  { outcome: 'waiting' },
  { outcome: 'claimed', digits: DIGITS },
  { outcome: 'approved' },
  { outcome: 'refused' },
  { outcome: 'expired' },
];
const asked = [...STAGES.map((done) => ({ done })), { error: refusedFor('handOverUnknown') }, { error: unreachable }];
const isStage = (event: { type: string }, outcome: HandOverStage['outcome']): boolean =>
  (endedWell(event, 'readHandOver') || endedWell(event, 'readClaimed')) && (outputOf(event) as HandOverStage).outcome === outcome;
const isUnknown = (event: { type: string }): boolean => isRefusedFor(errorOf(event), 'handOverUnknown');

export const handOverModel = defineModel({
  machine: handOverMachine,
  startsIn: { plain: 'beginning' },
  expectations: {
    handOver: { BACK: 'back', CLOSED: 'closed', SHARED_TOGGLED: SAME_STATE },
    beginning: { 'beginHandOver is done': 'waiting.pausing', 'beginHandOver fails': withFailure('unread', 'handOverFailed') },
    unread: { RETRIED: 'beginning' },
    waiting: { 'after untilExpiry': 'expired' },
    'waiting.pausing': { 'after poll': 'waiting.reading' },
    'waiting.reading': {
      'readHandOver is done': byOutput('outcome', {
        waiting: 'waiting.pausing',
        claimed: 'claimed.pausing',
        approved: 'loggingIn',
        refused: 'refused',
        expired: 'expired',
      }),
      'readHandOver fails': ({ error }) => (isRefusedFor(error, 'handOverUnknown') ? 'expired' : 'waiting.pausing'),
    },
    claimed: { 'after untilExpiry': 'expired' },
    'claimed.pausing': { 'after poll': 'claimed.reading' },
    'claimed.reading': {
      'readClaimed is done': byOutput('outcome', {
        waiting: 'claimed.pausing',
        claimed: 'claimed.pausing',
        approved: 'loggingIn',
        refused: 'refused',
        expired: 'expired',
      }),
      'readClaimed fails': ({ error }) => (isRefusedFor(error, 'handOverUnknown') ? 'expired' : 'claimed.pausing'),
    },
    loggingIn: {
      'loginByHandOver is done': 'signedIn',
      'loginByHandOver fails': failing('failed', 'handOverLoginFailed', { handOverUnknown: 'expired' }),
    },
    failed: { RETRIED: 'loggingIn' },
    refused: { RETRIED: 'beginning' },
    expired: { RETRIED: 'beginning' },
  },
  contextAfter: { SHARED_TOGGLED: (_, { context }) => ({ isShared: !context.isShared }) },
  outputs: { signedIn: { outcome: 'signedIn' }, back: { outcome: 'back' }, closed: { outcome: 'closed' } },
  inputs: { plain: undefined },
  events: [{ type: 'SHARED_TOGGLED' }, { type: 'RETRIED' }, { type: 'BACK' }, { type: 'CLOSED' }],
  outcomes: {
    beginHandOver: [{ done: SHOWN }, { done: NEXT }, { error: refusedInWords }, { error: unreachable }],
    readHandOver: asked,
    readClaimed: asked,
    loginByHandOver: [
      { done: undefined },
      { error: refusedFor('handOverUnknown') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // A code that is good is not given up for another one by a press.
  unanswered: { beginning: ['RETRIED'], waiting: ['RETRIED'], claimed: ['RETRIED'], loggingIn: ['RETRIED'] },
  invariants: [
    {
      title: 'the screen logs in only once the server says that the phone has approved (HAND-2)',
      holds: (after, event, before) =>
        !after.matches('loggingIn') || before.matches('loggingIn') || before.matches('failed') || isStage(event, 'approved'),
    },
    {
      title: 'it ends as signed in on the word of the server alone (HAND-2)',
      holds: (after, event) => after.matches('signedIn') === endedWell(event, 'loginByHandOver'),
    },
    {
      title: 'digits are shown only once a phone has read the code, and they are what the server says (HAND-2)',
      holds: (after) =>
        after.matches('claimed') ? after.context.digits === DIGITS : !after.matches('waiting') || after.context.digits === null,
    },
    {
      title: 'refused and expired are each said, and lead to a new code (HAND-3)',
      holds: (after, event, before) =>
        (!isStage(event, 'refused') || after.matches('refused')) &&
        (!(isStage(event, 'expired') || isUnknown(event)) || after.matches('expired')) &&
        (!after.matches('beginning') || (after.context.shown === null && (before.matches('beginning') || event.type === 'RETRIED'))),
    },
    {
      title: 'an answer that does not come leaves the code in sight, and is asked for again (HAND-3)',
      holds: (after, event, before) =>
        !(failed(event, 'readHandOver') || failed(event, 'readClaimed')) ||
        isUnknown(event) ||
        ((after.matches('waiting') || after.matches('claimed')) && after.context.shown === before.context.shown),
    },
    {
      title: 'the computer counts as shared until the person says otherwise (DOOR-5)',
      holds: (after, event, before) =>
        after.context.isShared === (event.type === 'SHARED_TOGGLED' ? !before.context.isShared : before.context.isShared),
    },
    {
      title: 'a failure is said, and can be tried again (HAND-1, HAND-2)',
      holds: (after, event) =>
        (!failed(event, 'beginHandOver') || (after.matches('unread') && after.context.failure?.code === 'handOverFailed')) &&
        (!failed(event, 'loginByHandOver') ||
          isUnknown(event) ||
          (after.matches('failed') && after.context.failure?.code === codeAfter(event, 'handOverLoginFailed'))),
    },
  ],
});
