import { byReason, failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { answerLost, codeAfter, endedWell, errorOf, failed, refusedFor, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_FAILURE } from '#statewalk/explore/model.ts';
import { nicknameChangeMachine } from '../nickname-change.machine.ts';

const AT_THE_FIELD = {
  nicknameTaken: withFailure('entering', 'nicknameTaken'),
  nicknameInvalid: withFailure('entering', 'nicknameInvalid'),
};

export const nicknameChangeModel = defineModel({
  machine: nicknameChangeMachine,
  startsIn: { plain: 'entering', interrupted: 'entering' },
  expectations: {
    nicknameChange: { BACK: 'back', CLOSED: 'closed' },
    entering: { NICKNAME_SUBMITTED: 'checking' },
    checking: {
      'checkNickname is done': 'changing',
      'checkNickname fails': byReason(AT_THE_FIELD, withFailure('alertingFailed', 'nicknameCheckFailed')),
    },
    changing: {
      'changeNickname is done': 'changed',
      'changeNickname fails': failing('alertingFailed', 'nameChangeFailed', AT_THE_FIELD),
    },
    alertingFailed: { ALERT_CONFIRMED: { to: 'entering', failure: SAME_FAILURE } },
  },
  outputs: { changed: { outcome: 'changed' }, back: { outcome: 'back' }, closed: { outcome: 'closed' } },
  contextAfter: {
    NICKNAME_SUBMITTED: ({ nickname }) => ({ nickname }),
  },
  inputs: { plain: { nickname: '' }, interrupted: { nickname: 'Min' } },
  events: [{ type: 'NICKNAME_SUBMITTED', nickname: 'Minji' }, { type: 'ALERT_CONFIRMED' }, { type: 'BACK' }, { type: 'CLOSED' }],
  outcomes: {
    checkNickname: [
      { done: undefined },
      { error: refusedFor('nicknameTaken') },
      { error: refusedFor('nicknameInvalid') },
      { error: refusedInWords },
      { error: unreachable },
    ],
    changeNickname: [
      { done: undefined },
      { error: refusedFor('nicknameTaken') },
      { error: refusedFor('nicknameInvalid') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // An alert is answered before the field, and one change is enough at a time.
  unanswered: {
    entering: ['ALERT_CONFIRMED'],
    checking: ['NICKNAME_SUBMITTED', 'ALERT_CONFIRMED'],
    changing: ['NICKNAME_SUBMITTED', 'ALERT_CONFIRMED'],
    alertingFailed: ['NICKNAME_SUBMITTED'],
  },
  invariants: [
    {
      title: 'it ends as changed only on the word of the server, and then at once (PROF-2)',
      holds: (after, event) => after.matches('changed') === endedWell(event, 'changeNickname'),
    },
    {
      title: 'a nickname is changed only after the server said that it is available (PROF-2)',
      holds: (after, event, before) => !after.matches('changing') || before.matches('changing') || endedWell(event, 'checkNickname'),
    },
    {
      title:
        'a nickname that is taken or invalid is said at the field, everything else in an alert: which step failed (PROF-2, ERR-5, ERR-23, ERR-28)',
      holds: (after, event) => {
        const expected = failed(event, 'checkNickname')
          ? 'nicknameCheckFailed'
          : failed(event, 'changeNickname')
            ? 'nameChangeFailed'
            : undefined;
        if (expected === undefined) return true;
        const code = after.context.failure?.code;
        if (isRefusedFor(errorOf(event), 'nicknameTaken')) return code === 'nicknameTaken' && after.matches('entering');
        if (isRefusedFor(errorOf(event), 'nicknameInvalid')) return code === 'nicknameInvalid' && after.matches('entering');
        return code === codeAfter(event, expected) && after.matches('alertingFailed');
      },
    },
    {
      title: 'a change that succeeded leaves no failure behind (PROF-2)',
      holds: (after) => !after.matches('changed') || after.context.failure === null,
    },
  ],
});
