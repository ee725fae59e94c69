import { byOutput } from '../explore/leads-by.ts';
import type { Leads } from '../explore/model.ts';
import type { mailLinkMachine } from './mail-link.machine.ts';

/** Where each event leads. */
export const mailLinkLeads: Leads<typeof mailLinkMachine> = {
  begins: { opened: 'handingOver' },
  leads: {
    handingOver: { 'handOver is done': byOutput('taken', { true: 'handedOver', false: 'showingCode' }), 'handOver fails': 'showingCode' },
    handedOver: { ALERT_CONFIRMED: 'done' },
    showingCode: { ALERT_CONFIRMED: 'done' },
  },
};
