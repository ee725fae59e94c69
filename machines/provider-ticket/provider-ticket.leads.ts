import { byOutput } from '../explore/leads-by.ts';
import type { Leads } from '../explore/model.ts';
import type { CheckedUser, providerTicketMachine } from './provider-ticket.machine.ts';

/** Where each event leads. */
export const providerTicketLeads: Leads<typeof providerTicketMachine> = {
  begins: {
    social: 'atProvider',
    school: 'atProvider',
    answeredByThisPage: 'checkingProvider',
    declinedByThisPage: 'cancelled',
    refusedByThisPage: 'failed',
    disabledByThisPage: 'failed',
  },
  leads: {
    atProvider: {
      'providerWindow is done': byOutput('outcome', { answered: 'checkingProvider', failed: 'failed', cancelled: 'cancelled' }),
      'providerWindow fails': 'failed',
    },
    checkingProvider: {
      'checkProvider is done': ({ output }) => ((output as CheckedUser).ticket === null ? 'failed' : 'checked'),
      'checkProvider fails': 'failed',
    },
  },
  ends: {
    cancelled: { outcome: 'cancelled' },
    checked: ({ output }: { output: CheckedUser }) => ({ outcome: 'checked', ...output }),
  },
};
