import type { ActivityEntry } from '#machines/activity/activity.machine.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';

export const activity = defineBindings('activity', {
  ofData: ['listing'],
  events: {
    MORE_CHOSEN: ({ press }) => press(($) => $.activity.more),
    RETRIED: ({ press }) => press(($) => $.activity.retry),
  },
  notOffered: {
    MORE_CHOSEN: ({ context }) => context.entries.length <= context.shown,
  },
  ports: {
    listActivity: asks('listActivity', 'listActivity', (entries: readonly ActivityEntry[]) => ({ activityList: [...entries] })),
  },
});
