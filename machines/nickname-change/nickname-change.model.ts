import { defineModel } from '../explore/model.ts';
import { endedWell, failed, refusedFor, refusedInWords, unreachable } from '../samples.ts';
import { nicknameChangeMachine } from './nickname-change.machine.ts';

export const nicknameChangeModel = defineModel({
  machine: nicknameChangeMachine,
  inputs: { plain: undefined },
  events: [{ type: 'NICKNAME_SUBMITTED', nickname: 'Minji' }, { type: 'ALERT_CONFIRMED' }, { type: 'BACK' }, { type: 'CLOSED' }],
  outcomes: {
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
      states: 'a nickname that is taken is said at the field, everything else in an alert (PROF-2, ERR-23)',
      holds: (after, event) =>
        !failed(event, 'changeNickname') ||
        (after.context.failure?.code === 'nicknameTaken' ? after.matches('entering') : after.matches('alertingFailed')),
    },
    {
      states: 'a change that succeeded leaves no failure behind (PROF-2)',
      holds: (after) => !after.matches('alertingChanged') || after.context.failure === null,
    },
  ],
});
