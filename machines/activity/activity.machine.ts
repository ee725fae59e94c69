import { assign, setup } from 'xstate';
import type { ActivityName } from '#contract/activities.ts';
import { type Failure, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';

/** What happened with the account, as the API tells it. */
export interface ActivityEntry {
  /** ms since the epoch */
  readonly at: number;
  readonly activity: ActivityName;
  /** Type number of the way; `PASSKEY_WAY`: a passkey. */
  readonly authMthd: number;
  /** Browser and system; empty: unknown. */
  readonly device: string;
  /** The name of the partner that it is about. */
  readonly partner: string | null;
}

/** Entries that are added at a press. */
export const ACTIVITY_PAGE = 20;

export interface ActivityContext {
  readonly entries: readonly ActivityEntry[];
  /** How many of them are shown, at most. */
  readonly shown: number;
  readonly failure: Failure | null;
}

export type ActivityEvent = { type: 'MORE_CHOSEN' } | { type: 'RETRIED' } | { type: 'CLOSED' };
export type ActivityOutput = { outcome: 'closed' };

export const hasMore = ({ entries, shown }: Pick<ActivityContext, 'entries' | 'shown'>): boolean => entries.length > shown;

export const activityMachine = setup({
  types: {} as { context: ActivityContext; events: ActivityEvent; output: ActivityOutput; tags: 'busy' },
  actors: {
    /** GET /auth/activity: not of the specification, offered only where the API has it (API-26). */
    listActivity: port<readonly ActivityEntry[]>('listActivity'),
  },
  guards: { hasMore: ({ context }) => hasMore(context) },
  actions: {
    keepEntries: assign({ entries: (_, { entries }: { entries: readonly ActivityEntry[] }) => entries }),
    showMore: assign({ shown: ({ context }) => context.shown + ACTIVITY_PAGE }),
    fail: assign({ failure: (_, { cause }: { cause: unknown }) => failure('activityFailed', cause) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'activity',
  description: 'What happened with the account in the last 90 days, the newest first (DEVICE-4).',
  context: { entries: [], shown: ACTIVITY_PAGE, failure: null },
  initial: 'reading',
  on: { CLOSED: '.closed' },
  states: {
    reading: {
      description: 'What happened is read (DEVICE-4).',
      tags: 'busy',
      invoke: {
        id: 'listActivity',
        src: 'listActivity',
        onDone: { target: 'listing', actions: { type: 'keepEntries', params: ({ event }) => ({ entries: event.output }) } },
        onError: { target: 'unread', actions: { type: 'fail', params: ({ event }) => ({ cause: event.error }) } },
      },
    },

    unread: {
      description: 'It could not be read: said, with a button that tries again (DEVICE-4).',
      exit: 'clearFailure',
      on: { RETRIED: 'reading' },
    },

    listing: {
      description: 'Logins, failed tries, changes and partners, a page at a time (DEVICE-4).',
      on: { MORE_CHOSEN: { guard: 'hasMore', target: 'listing', actions: 'showMore' } },
    },

    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<ActivityOutput>,
});
