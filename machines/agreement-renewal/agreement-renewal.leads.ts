import { saying } from '../explore/leads-by.ts';
import type { Leads } from '../explore/model.ts';
import type { agreementRenewalMachine } from './agreement-renewal.machine.ts';

/** Where each event leads. */
export const agreementRenewalLeads: Leads<typeof agreementRenewalMachine> = {
  begins: { oneText: 'reading', neverAgreed: 'reading' },
  leads: {
    reading: {
      ITEM_TOGGLED: 'reading',
      ALL_TOGGLED: 'reading',
      AGREED: (_, { context: { due, ticked } }) =>
        due.every((item) => ticked.includes(item)) ? 'recording' : saying('reading', 'agreementMissing'),
    },
    recording: { 'recordAgreements is done': 'agreed', 'recordAgreements fails': saying('reading', 'agreementFailed') },
  },
  ends: { agreed: { next: 'agreed' } },
  keeps: {
    ITEM_TOGGLED: ({ item }, { context: { due, ticked } }) => ({ ticked: due.filter((each) => ticked.includes(each) !== (each === item)) }),
    ALL_TOGGLED: (_, { context: { due, ticked } }) => ({ ticked: ticked.length === due.length ? [] : due }),
  },
};
