import type { SnapshotFrom } from 'xstate';
import { AGREEMENT_ITEMS, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { agreementMachine } from '../agreement.machine.ts';

type Snapshot = SnapshotFrom<typeof agreementMachine>;

export const agreementModel = defineModel({
  machine: agreementMachine,
  startsIn: { fresh: 'reading', resumed: 'reading' },
  expectations: {
    agreement: { BACK: 'back', CLOSED: 'closed' },
    reading: {
      ITEM_TOGGLED: 'reading',
      ALL_TOGGLED: 'reading',
      AGREED: (_, { context }) => {
        if (!REQUIRED_ITEMS.every((item) => context.ticked.includes(item))) return withFailure('reading', 'agreementMissing');
        return context.ticked.includes('marketing') ? 'noticingMarketing' : 'agreed';
      },
    },
    noticingMarketing: { ALERT_CONFIRMED: 'agreed', BACK: 'reading' },
  },
  outputs: {
    back: { outcome: 'back' },
    closed: { outcome: 'closed' },
    agreed: (_: unknown, { context }: Snapshot) => ({ outcome: 'agreed', marketingAgreed: context.ticked.includes('marketing') }),
  },
  inputs: { fresh: { ticked: [] }, resumed: { ticked: ['serviceTerms', 'marketing'] } },
  events: [
    ...AGREEMENT_ITEMS.map((item) => ({ type: 'ITEM_TOGGLED', item }) as const),
    { type: 'ALL_TOGGLED' },
    { type: 'AGREED' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {},
  contextAfter: {
    ITEM_TOGGLED: ({ item }, { context }) => ({
      ticked: AGREEMENT_ITEMS.filter((each) => context.ticked.includes(each) !== (each === item)),
    }),
    // All five: ticked, or none of them (AGR-2).
    ALL_TOGGLED: (_, { context }) => ({ ticked: context.ticked.length < AGREEMENT_ITEMS.length ? AGREEMENT_ITEMS : [] }),
  },
  distinguish: ({ context }) => context,
  // The notice is answered before the list.
  unanswered: { reading: ['ALERT_CONFIRMED'], noticingMarketing: ['ITEM_TOGGLED', 'ALL_TOGGLED', 'AGREED'] },
  invariants: [
    {
      title: 'going on needs every required item, the age of 14 among them (AGR-2, VAL-7)',
      holds: (after) => !after.matches('agreed') || REQUIRED_ITEMS.every((item) => after.context.ticked.includes(item)),
    },
    {
      title: 'a person who agrees too early is told what is missing (AGR-2)',
      holds: (after, event) => event.type !== 'AGREED' || !after.matches('reading') || after.context.failure !== null,
    },
    {
      title: 'the next tick takes back that something is missing (AGR-2)',
      holds: (after, event) => !(event.type === 'ITEM_TOGGLED' || event.type === 'ALL_TOGGLED') || after.context.failure === null,
    },
    {
      title: 'agree-all ticks all five or none (AGR-2)',
      holds: (after, event, before) =>
        event.type !== 'ALL_TOGGLED' ||
        before.status !== 'active' ||
        after.context.ticked.length === AGREEMENT_ITEMS.length ||
        after.context.ticked.length === 0,
    },
    {
      title: 'the notice with the date comes only where marketing is ticked, and all that is required (AGR-2, AGR-3)',
      holds: ({ context, value }) =>
        value !== 'noticingMarketing' || ['marketing' as const, ...REQUIRED_ITEMS].every((item) => context.ticked.includes(item)),
    },
    {
      title: 'marketing is agreed to only by confirming the notice with the date (AGR-3)',
      holds: (after, event, before) =>
        !after.matches('agreed') ||
        after.context.ticked.includes('marketing') === (event.type === 'ALERT_CONFIRMED' && before.matches('noticingMarketing')),
    },
    {
      title: 'the ticked items are handed on (AGR-3)',
      holds: ({ output, context }) => output?.outcome !== 'agreed' || output.marketingAgreed === context.ticked.includes('marketing'),
    },
  ],
});
