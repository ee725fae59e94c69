import { byOutput } from '../explore/leads-by.ts';
import type { Leads } from '../explore/model.ts';
import type { maintenanceGateMachine } from './maintenance-gate.machine.ts';

/** Where each event leads. */
export const maintenanceGateLeads: Leads<typeof maintenanceGateMachine> = {
  begins: { configured: 'checking', notConfigured: 'allowed' },
  leads: {
    checking: {
      'after patience': 'allowed',
      'checkAddress is done': byOutput('allowed', { true: 'allowed', false: 'blocked' }),
      'checkAddress fails': 'allowed',
    },
    blocked: { RECONNECT_CHOSEN: 'reloading' },
    reloading: { 'reload is done': 'blocked', 'reload fails': 'blocked' },
  },
};
