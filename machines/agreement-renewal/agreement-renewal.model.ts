import { REQUIRED_ITEMS } from '../../contract/agreement-items.ts';
import { saying } from '../explore/leads-by.ts';
import { defineModel } from '../explore/model.ts';
import { endedWell, failed, refusedInWords, unreachable } from '../samples.ts';
import { agreementRenewalMachine } from './agreement-renewal.machine.ts';

export const agreementRenewalModel = defineModel({
  machine: agreementRenewalMachine,
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
  inputs: { oneText: { due: ['serviceTerms'] }, neverAgreed: { due: REQUIRED_ITEMS } },
  events: [...REQUIRED_ITEMS.map((item) => ({ type: 'ITEM_TOGGLED', item }) as const), { type: 'ALL_TOGGLED' }, { type: 'AGREED' }],
  outcomes: { recordAgreements: [{ done: undefined }, { error: refusedInWords }, { error: unreachable }] },
  project: ({ context }) => context,
  // What was agreed to is on its way.
  ignores: { recording: ['ITEM_TOGGLED', 'ALL_TOGGLED', 'AGREED'] },
  waits: ['recordAgreements'],
  invariants: [
    {
      states: 'only with every due item ticked is anything recorded (AGR-5)',
      holds: ({ context, value }) => value === 'reading' || context.due.every((item) => context.ticked.includes(item)),
    },
    {
      states: 'it is the first agreement where all of it is due, and only there (AGR-5)',
      holds: ({ context }) => context.isFirst === (context.due.length === REQUIRED_ITEMS.length),
    },
    {
      states: 'nothing is ticked that is not due (AGR-5)',
      holds: ({ context }) => context.ticked.every((item) => context.due.includes(item)),
    },
    {
      states: 'who agrees too early is told what is missing (AGR-2, AGR-5)',
      holds: (after, event) => event.type !== 'AGREED' || !after.matches('reading') || after.context.failure?.code === 'agreementMissing',
    },
    {
      states: 'the next tick takes back what was said (AGR-2)',
      holds: (after, event) =>
        !(event.type === 'ITEM_TOGGLED' || event.type === 'ALL_TOGGLED') || !after.matches('reading') || after.context.failure === null,
    },
    {
      states: 'only the word of the server ends it (AGR-5)',
      holds: (after, event) => !after.matches('agreed') || endedWell(event, 'recordAgreements'),
    },
    {
      states: 'a failure is said, and every tick is kept (AGR-5)',
      holds: (after, event, before) =>
        !failed(event, 'recordAgreements') ||
        (after.matches('reading') && after.context.failure?.code === 'agreementFailed' && after.context.ticked === before.context.ticked),
    },
  ],
});
