import { defect, endedWell, failed } from '#machines/samples.ts';
import { defineModel, type Expectation, SAME_STATE } from '#statewalk/explore/model.ts';
import { refreshQueueMachine } from '../refresh-queue.machine.ts';

const EXPIRED = 'old-token';

const nextOrIdle: Expectation<typeof refreshQueueMachine> = (_, { context }) => (context.asked.length > 1 ? 'refreshing' : 'idle');

export const refreshQueueModel = defineModel({
  machine: refreshQueueMachine,
  startsIn: { plain: 'idle' },
  expectations: {
    refreshQueue: { 'requests fails': SAME_STATE },
    idle: { REFRESH_REQUESTED: 'refreshing' },
    refreshing: { REFRESH_REQUESTED: SAME_STATE, 'tokenRefresh is done': nextOrIdle, 'tokenRefresh fails': nextOrIdle },
  },
  inputs: { plain: undefined },
  events: [],
  outcomes: {
    requests: [
      { sends: { type: 'REFRESH_REQUESTED', expired: EXPIRED } },
      { sends: { type: 'REFRESH_REQUESTED', expired: null } },
      { error: defect },
    ],
    tokenRefresh: [{ done: { outcome: 'refreshed' } }, { done: { outcome: 'failed' } }, { error: defect }],
  },
  distinguish: ({ context }) => context.asked,
  unanswered: {},
  endsByItself: ['tokenRefresh'],
  home: (snapshot) => snapshot.matches('idle'),
  invariants: [
    {
      title: 'a token is asked for once, however many requests wait for it (REFR-3)',
      holds: ({ context }) => new Set(context.asked).size === context.asked.length,
    },
    {
      title: 'a refresh runs as long as one is asked for, and it is the one that was asked for first (REFR-3)',
      holds: ({ context, children, value }) =>
        value === 'idle'
          ? context.asked.length === 0
          : context.asked.length > 0 && children.tokenRefresh?.getSnapshot().context.expired === context.asked[0],
    },
    {
      title: 'a further request does not begin a refresh that is under way anew (REFR-3)',
      holds: ({ children }, event, before) =>
        event.type !== 'REFRESH_REQUESTED' || before.value === 'idle' || children.tokenRefresh === before.children.tokenRefresh,
    },
    {
      title: 'a refresh that ends answers its token alone (REFR-3)',
      holds: ({ context }, event, before) =>
        !(endedWell(event, 'tokenRefresh') || failed(event, 'tokenRefresh')) || context.asked.length === before.context.asked.length - 1,
    },
  ],
});
