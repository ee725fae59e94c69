import { setup } from 'xstate';
import { MAINTENANCE_PATIENCE } from '#contract/limits.ts';
import { port } from '../port.ts';

export interface MaintenanceGateInput {
  /** Is a list of allowed addresses configured at all? */
  readonly configured: boolean;
}

export type MaintenanceGateEvent = { type: 'RECONNECT_CHOSEN' };

export const maintenanceGateMachine = setup({
  types: {} as { context: MaintenanceGateInput; events: MaintenanceGateEvent; input: MaintenanceGateInput },
  actors: {
    /** Reads the caller's address and the allow-list, and compares; rejects for anything that is not clear (GATE-2, GATE-3). */
    checkAddress: port<{ allowed: boolean }>('checkAddress'),
    reload: port<void>('reload'),
  },
  delays: { patience: MAINTENANCE_PATIENCE },
  guards: {
    isConfigured: ({ context }) => context.configured,
    isAllowed: (_, { allowed }: { allowed: boolean }) => allowed,
  },
}).createMachine({
  id: 'maintenanceGate',
  description:
    'Is the site closed for maintenance, and may this caller in all the same? A courtesy of the page; the API has its own (GATE).',
  context: ({ input }) => input,
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
        onDone: [{ guard: { type: 'isAllowed', params: ({ event }) => event.output }, target: 'allowed' }, { target: 'blocked' }],
        onError: 'allowed',
      },
      after: { patience: 'allowed' },
    },
    allowed: { description: 'The normal pages (GATE-1); there is nothing more to ask.', type: 'final' },
    blocked: { description: 'The maintenance screen (GATE-5).', on: { RECONNECT_CHOSEN: 'reloading' } },
    reloading: {
      description: 'The page loads anew.',
      invoke: { id: 'reload', src: 'reload', onDone: 'blocked', onError: 'blocked' },
    },
  },
});
