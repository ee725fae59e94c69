import { saying } from '../explore/leads-by.ts';
import type { Leads } from '../explore/model.ts';
import type { accountDeletionMachine } from './account-deletion.machine.ts';

/** Where each event leads. */
export const accountDeletionLeads: Leads<typeof accountDeletionMachine> = {
  begins: { plain: 'explaining' },
  leads: {
    explaining: { CONTINUE_CHOSEN: 'confirming', CANCELLED: 'cancelled' },
    confirming: { CONFIRMED: 'deleting', CANCELLED: 'cancelled' },
    deleting: { 'deleteAccount is done': 'forgetting', 'deleteAccount fails': saying('alertingFailed', 'deletionFailed') },
    forgetting: { 'forgetSession is done': 'alertingDeleted', 'forgetSession fails': 'alertingDeleted' },
    alertingDeleted: { ALERT_CONFIRMED: 'deleted' },
    alertingFailed: { ALERT_CONFIRMED: 'explaining' },
  },
  ends: { cancelled: { outcome: 'cancelled' }, deleted: { outcome: 'deleted' } },
};
