import { defineModel } from '../explore/model.ts';
import { isRefusedFor } from '../failures.ts';
import { endedWell, errorOf, failed, refusedFor, refusedInWords, unreachable } from '../samples.ts';
import { nicknameChangeLeads } from './nickname-change.leads.ts';
import { nicknameChangeMachine } from './nickname-change.machine.ts';

export const nicknameChangeModel = defineModel({
  machine: nicknameChangeMachine,
  ...nicknameChangeLeads,
  inputs: { plain: undefined },
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
      { error: unreachable },
    ],
  },
  project: ({ context }) => context,
  // An alert is answered before the field, and one change is enough at a time.
  ignores: {
    entering: ['ALERT_CONFIRMED'],
    checking: ['NICKNAME_SUBMITTED', 'ALERT_CONFIRMED'],
    changing: ['NICKNAME_SUBMITTED', 'ALERT_CONFIRMED'],
    alertingChanged: ['NICKNAME_SUBMITTED'],
    alertingFailed: ['NICKNAME_SUBMITTED'],
  },
  invariants: [
    {
      states: 'success is said only on the word of the server (PROF-2)',
      holds: (after, event, before) =>
        !after.matches('alertingChanged') || before.matches('alertingChanged') || endedWell(event, 'changeNickname'),
    },
    {
      states: 'a nickname is changed only after the server said that it is available (PROF-2)',
      holds: (after, event, before) => !after.matches('changing') || before.matches('changing') || endedWell(event, 'checkNickname'),
    },
    {
      states:
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
        return code === expected && after.matches('alertingFailed');
      },
    },
    {
      states: 'a change that succeeded leaves no failure behind (PROF-2)',
      holds: (after) => !after.matches('alertingChanged') || after.context.failure === null,
    },
  ],
});
