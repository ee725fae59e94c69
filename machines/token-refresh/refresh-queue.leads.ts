import { type Lead, type Leads, STAYS } from '../explore/model.ts';
import type { refreshQueueMachine } from './refresh-queue.machine.ts';

const nextOrIdle: Lead<typeof refreshQueueMachine> = (_, { context }) => (context.asked.length > 1 ? 'refreshing' : 'idle');

/** Where each event leads. */
export const refreshQueueLeads: Leads<typeof refreshQueueMachine> = {
  begins: { plain: 'idle' },
  leads: {
    refreshQueue: { 'requests fails': STAYS },
    idle: { REFRESH_REQUESTED: 'refreshing' },
    refreshing: { REFRESH_REQUESTED: STAYS, 'tokenRefresh is done': nextOrIdle, 'tokenRefresh fails': nextOrIdle },
  },
};
