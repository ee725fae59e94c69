import { assign, fromCallback, sendTo, setup } from 'xstate';
import { eventParams } from '../event-params.ts';
import { type TokenRefreshOutput, tokenRefreshMachine } from './token-refresh.machine.ts';

export type Outcome = TokenRefreshOutput['outcome'];

export interface RefreshQueueContext {
  /** The tokens that callers want refreshed, each once (`null`: the kept copies differ); the first is being refreshed. */
  readonly asked: readonly (string | null)[];
}

/** The server found this token expired, or the kept copies differ (`null`). */
export type RefreshQueueEvent = { type: 'REFRESH_REQUESTED'; expired: string | null };

/** The answer to every request for this token. */
export type Ended = { type: 'REFRESH_ENDED'; expired: string | null; outcome: Outcome };

export const refreshQueueMachine = setup({
  types: {} as {
    context: RefreshQueueContext;
    events: RefreshQueueEvent;
    children: { requests: 'requests'; tokenRefresh: 'tokenRefresh' };
  },
  actors: {
    /** Sends what the API client asks for, and takes the answers. */
    requests: fromCallback<Ended>(() => undefined),
    tokenRefresh: tokenRefreshMachine,
  },
  guards: {
    isAsked: ({ context }, { expired }: { expired: string | null }) => context.asked.includes(expired),
    hasMore: ({ context }) => context.asked.length > 1,
  },
  actions: {
    ask: assign({ asked: ({ context }, { expired }: { expired: string | null }) => [...context.asked, expired] }),
    answer: sendTo('requests', ({ context }, { outcome }: { outcome: Outcome }) => ({
      type: 'REFRESH_ENDED' as const,
      expired: firstOf(context),
      outcome,
    })),
    drop: assign({ asked: ({ context }) => context.asked.slice(1) }),
  },
}).createMachine({
  id: 'refreshQueue',
  description: 'One refresh at a time in this tab, and one for all requests whose token is the same (REFR-3).',
  context: { asked: [] },
  // Where the requests cannot be heard, the client asks a queue of its own.
  invoke: { id: 'requests', src: 'requests', onError: {} },
  initial: 'idle',
  states: {
    idle: {
      description: 'No refresh is asked for (REFR-3).',
      on: { REFRESH_REQUESTED: { target: 'refreshing', actions: { type: 'ask', params: eventParams } } },
    },

    refreshing: {
      description: 'The token that was asked for first is refreshed; who asks for the same one shares its answer (REFR-3).',
      on: {
        REFRESH_REQUESTED: [{ guard: { type: 'isAsked', params: eventParams } }, { actions: { type: 'ask', params: eventParams } }],
      },
      invoke: {
        id: 'tokenRefresh',
        src: 'tokenRefresh',
        input: ({ context }) => ({ expired: firstOf(context) }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'refreshing',
            reenter: true,
            actions: [{ type: 'answer', params: ({ event }) => ({ outcome: event.output.outcome }) }, 'drop'],
          },
          { target: 'idle', actions: [{ type: 'answer', params: ({ event }) => ({ outcome: event.output.outcome }) }, 'drop'] },
        ],
        onError: [
          {
            guard: 'hasMore',
            target: 'refreshing',
            reenter: true,
            actions: [{ type: 'answer', params: { outcome: 'failed' } }, 'drop'],
          },
          { target: 'idle', actions: [{ type: 'answer', params: { outcome: 'failed' } }, 'drop'] },
        ],
      },
    },
  },
});

function firstOf({ asked }: RefreshQueueContext): string | null {
  return asked[0] ?? null;
}
