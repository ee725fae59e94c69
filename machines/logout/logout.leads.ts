import { type Leads, STAYS } from '../explore/model.ts';
import type { logoutMachine } from './logout.machine.ts';

/** Where each event leads. */
export const logoutLeads: Leads<typeof logoutMachine> = {
  begins: { member: 'confirming', guest: 'confirming' },
  leads: {
    confirming: {
      CONFIRMED: 'endingSession',
      CANCELLED: 'cancelled',
      LINK_CHOSEN: (_, { context }) => (context.guest ? 'linkInstead' : STAYS),
    },
    endingSession: { 'after patience': 'forgetting', 'endSession is done': 'forgetting', 'endSession fails': 'forgetting' },
    forgetting: { 'forgetSession is done': 'signedOut', 'forgetSession fails': 'signedOut' },
  },
  ends: { cancelled: { outcome: 'cancelled' }, signedOut: { outcome: 'signedOut' }, linkInstead: { outcome: 'linkInstead' } },
};
