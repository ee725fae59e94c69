import { assign, emit, fromCallback, setup } from 'xstate';
import { eventParams } from '../event-params.ts';

export interface LastWayNoticeInput {
  /** A partner waits: the page is left as soon as the person is signed in (GW-2). */
  readonly atGateway: boolean;
}

interface Context extends LastWayNoticeInput {
  /** Type number of the only way, where the provider has no such account any more (METHOD-1). */
  readonly gone: number | null;
}

/** What the server says of the person at the page, null also where no person is signed in. */
type AccountRead = { type: 'ACCOUNT_READ'; gone: number | null };
export type LastWayNoticeEvent = AccountRead | { type: 'ADD_CHOSEN' } | { type: 'POSTPONED' };

/** The popup that adds a way is to open. */
type Emitted = { type: 'ADDING' };

export const lastWayNoticeMachine = setup({
  types: {} as { context: Context; events: LastWayNoticeEvent; input: LastWayNoticeInput; emitted: Emitted; tags: 'offer' },
  actors: {
    /** Tells what the server says of the account, each time that it says it. */
    watchAccount: fromCallback<AccountRead>(() => undefined),
  },
  guards: {
    isAtGateway: ({ context }) => context.atGateway,
    isGone: (_, { gone }: { gone: number | null }) => gone !== null,
  },
  actions: {
    keepGone: assign({ gone: (_, { gone }: { gone: number | null }) => gone }),
    openAdding: emit({ type: 'ADDING' }),
  },
}).createMachine({
  id: 'lastWayNotice',
  description:
    'The only way into the account is gone at its provider: a person who is still signed in hears it, and can add another (WAY-2).',
  context: ({ input }) => ({ ...input, gone: null }),
  invoke: { id: 'watchAccount', src: 'watchAccount', onError: {} },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A way leads into the account, or nobody is signed in. A partner’s page says nothing of it (GW-2).',
      on: {
        ACCOUNT_READ: [
          { guard: 'isAtGateway' },
          {
            guard: { type: 'isGone', params: eventParams },
            target: 'telling',
            actions: { type: 'keepGone', params: eventParams },
          },
        ],
      },
    },
    telling: {
      description: 'A notice beside the page, never a dialog: add a way before you log out. It goes by itself when one was added (WAY-2).',
      tags: 'offer',
      on: {
        ACCOUNT_READ: [
          { guard: { type: 'isGone', params: eventParams }, actions: { type: 'keepGone', params: eventParams } },
          { target: 'waiting', actions: { type: 'keepGone', params: eventParams } },
        ],
        ADD_CHOSEN: { actions: 'openAdding' },
        POSTPONED: 'postponed',
      },
    },
    postponed: {
      description: 'Not now: it is said again at the next visit (WAY-2).',
      on: {
        ACCOUNT_READ: [
          { guard: { type: 'isGone', params: eventParams }, actions: { type: 'keepGone', params: eventParams } },
          { target: 'waiting', actions: { type: 'keepGone', params: eventParams } },
        ],
      },
    },
  },
});
