import { checkUvrsId } from '#contract/values/uvrs-id.ts';
import { failing } from '#machines/failure-of.ts';
import { answerLost, endedWell, failed, refusedFor, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_FAILURE } from '#statewalk/explore/model.ts';
import { idChangeMachine } from '../id-change.machine.ts';

const CURRENT = 'minji_01';

export const idChangeModel = defineModel({
  machine: idChangeMachine,
  startsIn: { after30Days: 'entering', within30Days: 'locked', interrupted: 'entering' },
  expectations: {
    idChange: { CLOSED: 'closed' },
    entering: {
      UVRS_ID_SUBMITTED: ({ uvrsId }, { context }) => {
        const checked = checkUvrsId(String(uvrsId));
        if (!checked.ok) return withFailure('alertingInvalid', 'idInvalid');
        return checked.value === context.current ? withFailure('alertingInvalid', 'sameId') : 'changing';
      },
    },
    changing: {
      'changeUvrsId is done': 'changed',
      'changeUvrsId fails': failing('alertingFailed', 'idChangeFailed', { idTaken: withFailure('entering', 'idTaken') }),
    },
    // What is wrong stays at the field.
    alertingInvalid: { ALERT_CONFIRMED: { to: 'entering', failure: SAME_FAILURE } },
    alertingFailed: { ALERT_CONFIRMED: 'entering' },
  },
  outputs: { changed: { outcome: 'changed' }, closed: { outcome: 'closed' } },
  inputs: {
    after30Days: { current: CURRENT, daysLeft: 0, typed: '' },
    within30Days: { current: CURRENT, daysLeft: 12, typed: '' },
    interrupted: { current: CURRENT, daysLeft: 0, typed: 'minji_0' },
  },
  events: [
    { type: 'UVRS_ID_SUBMITTED', uvrsId: 'minji_02' },
    { type: 'UVRS_ID_SUBMITTED', uvrsId: CURRENT },
    { type: 'UVRS_ID_SUBMITTED', uvrsId: ' MINJI_01 ' },
    { type: 'UVRS_ID_SUBMITTED', uvrsId: 'min ji' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    changeUvrsId: [
      { done: undefined },
      { error: refusedFor('idTaken') },
      { error: refusedFor('idTooEarly') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // An alert is answered before the field, one change is enough at a time, and a field that is read-only submits nothing.
  unanswered: {
    locked: ['UVRS_ID_SUBMITTED', 'ALERT_CONFIRMED'],
    entering: ['ALERT_CONFIRMED'],
    changing: ['UVRS_ID_SUBMITTED', 'ALERT_CONFIRMED'],
    alertingInvalid: ['UVRS_ID_SUBMITTED'],
    alertingFailed: ['UVRS_ID_SUBMITTED'],
  },
  invariants: [
    {
      title: 'an ID changes only after 30 days (PROF-3)',
      holds: ({ context, value }) => context.daysLeft === 0 || value === 'locked' || value === 'closed',
    },
    {
      title: 'only a valid ID other than the present one is sent (PROF-3)',
      holds: (after, event, before) =>
        !after.matches('changing') || before.matches('changing') || (event.type === 'UVRS_ID_SUBMITTED' && event.uvrsId === 'minji_02'),
    },
    {
      title: 'the same ID, however it is typed, and an invalid one are each told apart (ERR-29, ERR-30)',
      holds: (after, event, before) => {
        if (event.type !== 'UVRS_ID_SUBMITTED' || !before.matches('entering') || event.uvrsId === 'minji_02') return true;
        return after.matches('alertingInvalid') && after.context.failure?.code === (event.uvrsId === 'min ji' ? 'idInvalid' : 'sameId');
      },
    },
    {
      title: 'it ends as changed only on the word of the server, and then at once (PROF-3)',
      holds: (after, event) => after.matches('changed') === endedWell(event, 'changeUvrsId'),
    },
    {
      title: 'an ID that is taken is said at the field, everything else in an alert (ERR-24)',
      holds: (after, event) =>
        !failed(event, 'changeUvrsId') ||
        (after.context.failure?.code === 'idTaken' ? after.matches('entering') : after.matches('alertingFailed')),
    },
  ],
});
