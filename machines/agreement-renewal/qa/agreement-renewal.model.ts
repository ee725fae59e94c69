import type { SnapshotFrom } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { failing } from '#machines/failure-of.ts';
import { answerLost, codeAfter, endedWell, failed, refusedInWords, unreachable } from '#machines/samples.ts';
import { saying } from '#statewalk/explore/leads-by.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { agreementRenewalMachine } from '../agreement-renewal.machine.ts';

type Snapshot = SnapshotFrom<typeof agreementRenewalMachine>;

/** Where everything is due, nothing was agreed to before, and marketing is offered beside it (AGR-1). */
const offered = ({ context: { due } }: Snapshot) =>
  AGREEMENT_ITEMS.filter((item) => due.includes(item) || due.length === REQUIRED_ITEMS.length);
const toggled = (item: AgreementItem, snapshot: Snapshot) =>
  offered(snapshot).filter((each) => snapshot.context.ticked.includes(each) !== (each === item));
const allToggled = (snapshot: Snapshot) => (snapshot.context.ticked.length === offered(snapshot).length ? [] : offered(snapshot));

export const agreementRenewalModel = defineModel({
  machine: agreementRenewalMachine,
  begins: { oneText: 'reading', neverAgreed: 'reading' },
  leads: {
    reading: {
      ITEM_TOGGLED: 'reading',
      ALL_TOGGLED: 'reading',
      AGREED: (_, { context: { due, ticked } }) => {
        if (!due.every((item) => ticked.includes(item))) return saying('reading', 'agreementMissing');
        return ticked.includes('marketing') ? 'noticingMarketing' : 'recording';
      },
    },
    noticingMarketing: { ALERT_CONFIRMED: 'recording', BACK: 'reading' },
    recording: { 'recordAgreements is done': 'agreed', 'recordAgreements fails': failing('reading', 'agreementFailed') },
  },
  ends: { agreed: { outcome: 'agreed' } },
  keeps: {
    ITEM_TOGGLED: ({ item }, before) => ({ ticked: toggled(item, before) }),
    ALL_TOGGLED: (_, before) => ({ ticked: allToggled(before) }),
  },
  inputs: { oneText: { due: ['serviceTerms'] }, neverAgreed: { due: REQUIRED_ITEMS } },
  events: [
    ...AGREEMENT_ITEMS.map((item) => ({ type: 'ITEM_TOGGLED', item }) as const),
    { type: 'ALL_TOGGLED' },
    { type: 'AGREED' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'BACK' },
  ],
  outcomes: { recordAgreements: [{ done: undefined }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }] },
  project: ({ context }) => context,
  ignores: {
    reading: ['ALERT_CONFIRMED', 'BACK'],
    // The notice is answered before the list.
    noticingMarketing: ['ITEM_TOGGLED', 'ALL_TOGGLED', 'AGREED'],
    // What was agreed to is on its way.
    recording: ['ITEM_TOGGLED', 'ALL_TOGGLED', 'AGREED', 'ALERT_CONFIRMED', 'BACK'],
  },
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
      states: 'nothing is ticked that is not offered; marketing is offered beside the first agreement alone (AGR-1, AGR-5)',
      holds: ({ context: { due, isFirst, ticked } }) => ticked.every((item) => due.includes(item) || (item === 'marketing' && isFirst)),
    },
    {
      states: 'agreeing too early says what is missing (AGR-2, AGR-5)',
      holds: (after, event) => event.type !== 'AGREED' || !after.matches('reading') || after.context.failure?.code === 'agreementMissing',
    },
    {
      states: 'the next tick takes back what was said (AGR-2)',
      holds: (after, event) =>
        !(event.type === 'ITEM_TOGGLED' || event.type === 'ALL_TOGGLED') || !after.matches('reading') || after.context.failure === null,
    },
    {
      states: 'the notice with the date comes only where marketing is ticked (AGR-3)',
      holds: ({ context, value }) => value !== 'noticingMarketing' || context.ticked.includes('marketing'),
    },
    {
      states: 'marketing is recorded only by confirming the notice with the date (AGR-3)',
      holds: (after, event, before) =>
        !after.matches('recording') ||
        before.matches('recording') ||
        after.context.ticked.includes('marketing') === (event.type === 'ALERT_CONFIRMED' && before.matches('noticingMarketing')),
    },
    {
      states: 'only the word of the server ends it (AGR-5)',
      holds: (after, event) => !after.matches('agreed') || endedWell(event, 'recordAgreements'),
    },
    {
      states: 'a failure is said, and every tick is kept (AGR-5)',
      holds: (after, event, before) =>
        !failed(event, 'recordAgreements') ||
        (after.matches('reading') &&
          after.context.failure?.code === codeAfter(event, 'agreementFailed') &&
          after.context.ticked === before.context.ticked),
    },
  ],
});
