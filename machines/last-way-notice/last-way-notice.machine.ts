import { assign, emit, fromCallback, setup } from 'xstate';
import { eventParams } from '../event-params.ts';

export interface LastWayNoticeInput {
  /** A partner waits: the page is left as soon as the person is signed in (GW-2). */
  readonly atGateway: boolean;
}

interface Context extends LastWayNoticeInput {
  /** Type number of the only way, where the provider has no such account any more (METHOD-1). */
  readonly gone: number | null;
  /** The person wants to hear it at another visit. */
  readonly postponed: boolean;
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
    isToldNow: ({ context }, { gone }: { gone: number | null }) => gone !== null && !context.postponed,
  },
  actions: {
    keepGone: assign({ gone: (_, { gone }: { gone: number | null }) => gone }),
    forgetGone: assign({ gone: null }),
    postpone: assign({ postponed: true }),
    /** Another person, or the same one with a way again, has postponed nothing. */
    keepPostponed: assign({ postponed: ({ context }, { gone }: { gone: number | null }) => context.postponed && gone !== null }),
    openAdding: emit({ type: 'ADDING' }),
  },
}).createMachine({
  id: 'lastWayNotice',
  description:
    'The only way into the account is gone at its provider: a person who is still signed in hears it, and can add another (WAY-2).',
  context: ({ input }) => ({ ...input, gone: null, postponed: false }),
  invoke: { id: 'watchAccount', src: 'watchAccount', onError: {} },
  initial: 'waiting',
  states: {
    waiting: {
      description:
        'A way leads into the account, nobody is signed in, or it was said in this visit and not now (WAY-2). A partner’s page says nothing of it (GW-2).',
      on: {
        ACCOUNT_READ: [
          { guard: 'isAtGateway' },
          {
            guard: { type: 'isToldNow', params: eventParams },
            target: 'telling',
            actions: { type: 'keepGone', params: eventParams },
          },
          { actions: { type: 'keepPostponed', params: eventParams } },
        ],
      },
    },
    telling: {
      description: 'A notice beside the page, never a dialog: add a way before you log out. It goes by itself when one was added (WAY-2).',
      tags: 'offer',
      exit: 'forgetGone',
      on: {
        ACCOUNT_READ: [
          { guard: { type: 'isGone', params: eventParams }, actions: { type: 'keepGone', params: eventParams } },
          { target: 'waiting' },
        ],
        ADD_CHOSEN: { actions: 'openAdding' },
        POSTPONED: { target: 'waiting', actions: 'postpone' },
      },
    },
  },
});
