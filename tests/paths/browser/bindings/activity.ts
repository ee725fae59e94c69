import type { ActivityEntry } from '#machines/activity/activity.machine.ts';
import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const activity = defineBindings('activity', {
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
