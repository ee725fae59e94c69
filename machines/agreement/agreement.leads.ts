import type { SnapshotFrom } from 'xstate';
import { AGREEMENT_ITEMS, REQUIRED_ITEMS } from '../../contract/agreement-items.ts';
import { saying } from '../explore/leads-by.ts';
import type { Leads } from '../explore/model.ts';
import type { agreementMachine } from './agreement.machine.ts';

type Snapshot = SnapshotFrom<typeof agreementMachine>;
const noticeWhen = (ticked: boolean) => (ticked ? 'noticingMarketing' : 'reading');

/** Where each event leads. */
export const agreementLeads: Leads<typeof agreementMachine> = {
  begins: { fresh: 'reading', resumed: 'noticingMarketing' },
  leads: {
    agreement: {
      // The notice is there while marketing is ticked (AGR-3).
      ITEM_TOGGLED: ({ item }, { context }) => noticeWhen(context.ticked.includes('marketing') !== (item === 'marketing')),
      // All five: ticked, or none of them (AGR-2).
      ALL_TOGGLED: (_, { context }) => noticeWhen(context.ticked.length < AGREEMENT_ITEMS.length),
      AGREED: (_, { context, value }) =>
        REQUIRED_ITEMS.every((item) => context.ticked.includes(item)) ? 'agreed' : saying(value, 'agreementMissing'),
      BACK: 'back',
      CLOSED: 'closed',
    },
  },
  ends: {
    back: { next: 'back' },
    closed: { next: 'closed' },
    agreed: (_: unknown, { context }: Snapshot) => ({ next: 'agreed', marketingAgreed: context.ticked.includes('marketing') }),
  },
};
