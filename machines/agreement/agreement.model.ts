import { AGREEMENT_ITEMS, REQUIRED_ITEMS } from '../../contract/agreement-items.ts';
import { defineModel } from '../explore/model.ts';
import { agreementMachine } from './agreement.machine.ts';

export const agreementModel = defineModel({
  machine: agreementMachine,
  inputs: { fresh: { ticked: [] }, resumed: { ticked: ['serviceTerms', 'marketing'] } },
  events: [
    ...AGREEMENT_ITEMS.map((item) => ({ type: 'ITEM_TOGGLED', item }) as const),
    { type: 'ALL_TOGGLED' },
    { type: 'AGREED' },
    { type: 'NOTICE_CONFIRMED' },
    { type: 'NOTICE_DISMISSED' },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {},
  project: ({ context }) => context,
  // The notice stands above the list and is answered first.
  ignores: { reading: ['NOTICE_CONFIRMED', 'NOTICE_DISMISSED'], noticingMarketing: ['ITEM_TOGGLED', 'ALL_TOGGLED', 'AGREED'] },
  invariants: [
    {
      states: 'going on needs every required item, the age of 14 among them (AGR-2, VAL-7)',
      holds: (after) =>
        !(after.matches('agreed') || after.matches('noticingMarketing')) ||
        REQUIRED_ITEMS.every((item) => after.context.ticked.includes(item)),
    },
    {
      states: 'a person who agrees too early is told what is missing (AGR-2)',
      holds: (after, event) => event.type !== 'AGREED' || !after.matches('reading') || after.context.failure !== null,
    },
    {
      states: 'the next tick takes back that something is missing (AGR-2)',
      holds: (after, event) =>
        !(event.type === 'ITEM_TOGGLED' || event.type === 'ALL_TOGGLED') || !after.matches('reading') || after.context.failure === null,
    },
    {
      states: 'agree-all ticks all five or none (AGR-2)',
      holds: (after, event, before) =>
        event.type !== 'ALL_TOGGLED' ||
        !before.matches('reading') ||
        after.context.ticked.length === AGREEMENT_ITEMS.length ||
        after.context.ticked.length === 0,
    },
    {
      states: 'marketing is agreed to only by confirming the notice with the date (AGR-3)',
      holds: (after, event) =>
        !after.matches('agreed') || after.context.ticked.includes('marketing') === (event.type === 'NOTICE_CONFIRMED'),
    },
    {
      states: 'what is handed on is what was ticked (AGR-3)',
      holds: ({ output, context }) => output?.next !== 'agreed' || output.marketingAgreed === context.ticked.includes('marketing'),
    },
  ],
});
