import { answerLost, defect, refusedFor, unreachable } from '#machines/samples.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { logoutMachine } from '../logout.machine.ts';

export const logoutModel = defineModel({
  machine: logoutMachine,
  startsIn: { member: 'confirming', guest: 'confirming' },
  expectations: {
    confirming: {
      CONFIRMED: 'endingSession',
      CANCELLED: 'cancelled',
      LINK_CHOSEN: (_, { context }) => (context.guest ? 'linkInstead' : SAME_STATE),
    },
    endingSession: { 'after patience': 'forgetting', 'endSession is done': 'forgetting', 'endSession fails': 'forgetting' },
    forgetting: { 'forgetSession is done': 'signedOut', 'forgetSession fails': 'signedOut' },
  },
  outputs: { signedOut: { outcome: 'signedOut' }, cancelled: { outcome: 'cancelled' }, linkInstead: { outcome: 'linkInstead' } },
  inputs: { member: { guest: false }, guest: { guest: true } },
  events: [{ type: 'CONFIRMED' }, { type: 'CANCELLED' }, { type: 'LINK_CHOSEN' }],
  outcomes: {
    endSession: [{ done: undefined }, { error: refusedFor('unauthorized') }, { error: answerLost }, { error: unreachable }],
    forgetSession: [{ done: undefined }, { error: defect }],
  },
  distinguish: ({ context }) => context,
  // Once confirmed there is no way back, and nothing to wait for longer than a moment.
  unanswered: {
    endingSession: ['CONFIRMED', 'CANCELLED', 'LINK_CHOSEN'],
    forgetting: ['CONFIRMED', 'CANCELLED', 'LINK_CHOSEN'],
  },
  endsByItself: ['forgetSession'],
  invariants: [
    {
      title: 'a person who confirmed is signed out, whatever the server answers (OUT-1)',
      holds: (after, _event, before) =>
        after.status !== 'done' || before.matches('confirming') || (after.output.outcome === 'signedOut' && before.matches('forgetting')),
    },
    {
      title: 'an answer of the server, good or bad, and its silence all lead on (OUT-1)',
      holds: (after, event, before) => !before.matches('endingSession') || !event.type.startsWith('xstate.') || after.matches('forgetting'),
    },
    {
      title: 'signing out needs a confirmation (OUT-1)',
      holds: (after, event, before) => !before.matches('confirming') || after.matches('endingSession') === (event.type === 'CONFIRMED'),
    },
    {
      title: 'the flow ends signed out only after this browser was told to forget the session (OUT-1)',
      holds: (after, _event, before) => !after.matches('signedOut') || before.matches('forgetting'),
    },
    {
      title: 'only a guest is offered to link an account instead (OUT-1)',
      holds: (after) => !after.matches('linkInstead') || after.context.guest,
    },
  ],
});
