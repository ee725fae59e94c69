import { assign, setup } from 'xstate';
import { MAINTENANCE_PATIENCE, MAINTENANCE_RETRY } from '#contract/limits.ts';
import { port } from '../port.ts';

export interface MaintenanceGateInput {
  /** Is a list of allowed addresses configured at all? */
  readonly configured: boolean;
}

export interface MaintenanceGateContext extends MaintenanceGateInput {
  /** When it is expected to end, ms since the epoch; null where the operator does not say. */
  readonly until: number | null;
}

/** Whether the caller may come in, and when the maintenance is expected to end, where the list says. */
export interface AddressCheck {
  readonly allowed: boolean;
  readonly until?: number | null;
}

export type MaintenanceGateEvent = { type: 'RECONNECT_CHOSEN' };

export const maintenanceGateMachine = setup({
  types: {} as { context: MaintenanceGateContext; events: MaintenanceGateEvent; input: MaintenanceGateInput },
  actors: {
    /** Reads the caller's address and the allow-list, and compares; rejects for anything that is not clear (GATE-2, GATE-3). */
    checkAddress: port<AddressCheck>('checkAddress'),
    reload: port<void>('reload'),
  },
  delays: { patience: MAINTENANCE_PATIENCE, retry: MAINTENANCE_RETRY },
  guards: {
    isConfigured: ({ context }) => context.configured,
    isAllowed: (_, { allowed }: AddressCheck) => allowed,
  },
  actions: { keepEnd: assign({ until: (_, { until = null }: AddressCheck) => until }) },
}).createMachine({
  id: 'maintenanceGate',
  description:
    'Is the site closed for maintenance, and may this caller in all the same? A courtesy of the page; the API has its own (GATE).',
  context: ({ input }) => ({ ...input, until: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'No maintenance configured: no request at all (GATE-4).',
      always: [{ guard: 'isConfigured', target: 'checking' }, { target: 'allowed' }],
    },
    checking: {
      description: 'A blank page while address and list are compared (GATE-1). What is unclear or slow is allowed (GATE-4).',
      invoke: {
        id: 'checkAddress',
        src: 'checkAddress',
        onDone: [
          { guard: { type: 'isAllowed', params: ({ event }) => event.output }, target: 'allowed' },
          { target: 'blocked', actions: { type: 'keepEnd', params: ({ event }) => event.output } },
        ],
        onError: 'allowed',
      },
      after: { patience: 'allowed' },
    },
    allowed: { description: 'The normal pages (GATE-1); there is nothing more to ask.', type: 'final' },
    blocked: {
      description: 'The maintenance screen; it says when the end is expected, where the list says so (GATE-5).',
      on: { RECONNECT_CHOSEN: 'reloading' },
      after: { retry: 'checkingAgain' },
    },
    checkingAgain: {
      description: 'The maintenance screen looks again by itself; only a clear answer opens the pages (GATE-5).',
      on: { RECONNECT_CHOSEN: 'reloading' },
      invoke: {
        id: 'checkAgain',
        src: 'checkAddress',
        onDone: [
          { guard: { type: 'isAllowed', params: ({ event }) => event.output }, target: 'allowed' },
          { target: 'blocked', actions: { type: 'keepEnd', params: ({ event }) => event.output } },
        ],
        onError: 'blocked',
      },
    },
    reloading: {
      description: 'The page loads anew.',
      invoke: { id: 'reload', src: 'reload', onDone: 'blocked', onError: 'blocked' },
    },
  },
});
