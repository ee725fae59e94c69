import { endedWell, failed, outputOf, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { ACTIVITY_PAGE, type ActivityEntry, activityMachine } from '../activity.machine.ts';

const entry = (index: number): ActivityEntry => ({
  at: 1_700_000_000_000 - index * 60_000,
  activity: index % 2 === 0 ? 'signedIn' : 'signInFailed',
  authMthd: 1,
  device: 'Chrome, Windows',
  partner: null,
});
const FEW = [entry(0)];
const MANY = Array.from({ length: ACTIVITY_PAGE + 1 }, (_, index) => entry(index));

export const activityModel = defineModel({
  machine: activityMachine,
  startsIn: { plain: 'reading' },
  expectations: {
    activity: { CLOSED: 'closed' },
    reading: { 'listActivity is done': 'listing', 'listActivity fails': withFailure('unread', 'activityFailed') },
    unread: { RETRIED: 'reading' },
    listing: { MORE_CHOSEN: (_, { context }) => (context.entries.length > context.shown ? 'listing' : SAME_STATE) },
  },
  outputs: { closed: { outcome: 'closed' } },
  inputs: { plain: undefined },
  events: [{ type: 'MORE_CHOSEN' }, { type: 'RETRIED' }, { type: 'CLOSED' }],
  outcomes: { listActivity: [{ done: FEW }, { done: MANY }, { error: refusedInWords }, { error: unreachable }] },
  distinguish: ({ context }) => context,
  unanswered: { reading: ['MORE_CHOSEN', 'RETRIED'], unread: ['MORE_CHOSEN'], listing: ['RETRIED'] },
  invariants: [
    {
      title: 'the list is what the server said (DEVICE-4)',
      holds: (after, event, before) =>
        after.context.entries === (endedWell(event, 'listActivity') ? outputOf(event) : before.context.entries),
    },
    {
      title: 'a press shows one page more while there is more, and no press shows less (DEVICE-4)',
      holds: (after, event, before) =>
        after.context.shown ===
        before.context.shown +
          (event.type === 'MORE_CHOSEN' && before.matches('listing') && before.context.entries.length > before.context.shown
            ? ACTIVITY_PAGE
            : 0),
    },
    {
      title: 'a list that cannot be read is said to be so, and is no empty list (DEVICE-4)',
      holds: (after, event) =>
        !failed(event, 'listActivity') || (after.matches('unread') && after.context.failure?.code === 'activityFailed'),
    },
  ],
});
