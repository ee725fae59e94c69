import type { SnapshotFrom } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem, isRequired, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { failing } from '#machines/failure-of.ts';
import { answerLost, codeAfter, endedWell, failed, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { agreementRenewalMachine } from '../agreement-renewal.machine.ts';

type Snapshot = SnapshotFrom<typeof agreementRenewalMachine>;

/** Where everything is due, nothing was agreed to before, and marketing is offered beside it (AGR-1). */
const offered = ({ context: { due } }: Snapshot) => AGREEMENT_ITEMS.filter((item) => due.includes(item) || due.includes('age'));
const toggled = (item: AgreementItem, snapshot: Snapshot) =>
  offered(snapshot).filter((each) => snapshot.context.ticked.includes(each) !== (each === item));
const allToggled = (snapshot: Snapshot) => (snapshot.context.ticked.length === offered(snapshot).length ? [] : offered(snapshot));

export const agreementRenewalModel = defineModel({
  machine: agreementRenewalMachine,
  startsIn: { oneText: 'reading', neverAgreed: 'reading', marketingIsOld: 'reading', textAndMarketing: 'reading' },
  expectations: {
    reading: {
      ITEM_TOGGLED: 'reading',
      ALL_TOGGLED: 'reading',
      AGREED: (_, { context: { due, ticked } }) => {
        if (!due.filter(isRequired).every((item) => ticked.includes(item))) return withFailure('reading', 'agreementMissing');
        return ticked.includes('marketing') ? 'noticingMarketing' : 'recording';
      },
    },
    noticingMarketing: { ALERT_CONFIRMED: 'recording', BACK: 'reading' },
    recording: { 'recordAgreements is done': 'agreed', 'recordAgreements fails': failing('reading', 'agreementFailed') },
  },
  outputs: { agreed: { outcome: 'agreed' } },
  contextAfter: {
    ITEM_TOGGLED: ({ item }, before) => ({ ticked: toggled(item, before) }),
    ALL_TOGGLED: (_, before) => ({ ticked: allToggled(before) }),
  },
  inputs: {
    oneText: { due: ['serviceTerms'] },
    neverAgreed: { due: REQUIRED_ITEMS },
    marketingIsOld: { due: ['marketing'] },
    textAndMarketing: { due: ['serviceTerms', 'marketing'] },
  },
  events: [
    ...AGREEMENT_ITEMS.map((item) => ({ type: 'ITEM_TOGGLED', item }) as const),
    { type: 'ALL_TOGGLED' },
    { type: 'AGREED' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'BACK' },
  ],
  outcomes: { recordAgreements: [{ done: undefined }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }] },
  distinguish: ({ context }) => context,
  unanswered: {
    reading: ['ALERT_CONFIRMED', 'BACK'],
    // The notice is answered before the list.
    noticingMarketing: ['ITEM_TOGGLED', 'ALL_TOGGLED', 'AGREED'],
    // What was agreed to is on its way.
    recording: ['ITEM_TOGGLED', 'ALL_TOGGLED', 'AGREED', 'ALERT_CONFIRMED', 'BACK'],
  },
  endsByItself: ['recordAgreements'],
  invariants: [
    {
      title: 'only with every due item ticked that is required is anything recorded (AGR-5)',
      holds: ({ context, value }) => value === 'reading' || context.due.filter(isRequired).every((item) => context.ticked.includes(item)),
    },
    {
      title: 'it is the first agreement where all of it is due, and only there (AGR-5)',
      holds: ({ context }) => context.isFirst === (context.due.length === REQUIRED_ITEMS.length),
    },
    {
      title: 'nothing is ticked that is not offered; marketing is offered beside the first agreement alone (AGR-1, AGR-5)',
      holds: ({ context: { due, isFirst, ticked } }) => ticked.every((item) => due.includes(item) || (item === 'marketing' && isFirst)),
    },
    {
      title: 'a consent to marketing that is to be confirmed can be ended, and holds no person up (AGR-5)',
      holds: ({ context }) => context.isConfirmation === (context.due.length === 1 && context.due[0] === 'marketing'),
    },
    {
      title: 'agreeing too early says what is missing (AGR-2, AGR-5)',
      holds: (after, event) => event.type !== 'AGREED' || !after.matches('reading') || after.context.failure?.code === 'agreementMissing',
    },
    {
      title: 'the next tick takes back what was said (AGR-2)',
      holds: (after, event) =>
        !(event.type === 'ITEM_TOGGLED' || event.type === 'ALL_TOGGLED') || !after.matches('reading') || after.context.failure === null,
    },
    {
      title: 'the notice with the date comes only where marketing is ticked (AGR-3)',
      holds: ({ context, value }) => value !== 'noticingMarketing' || context.ticked.includes('marketing'),
    },
    {
      title: 'marketing is recorded only by confirming the notice with the date (AGR-3)',
      holds: (after, event, before) =>
        !after.matches('recording') ||
        before.matches('recording') ||
        after.context.ticked.includes('marketing') === (event.type === 'ALERT_CONFIRMED' && before.matches('noticingMarketing')),
    },
    {
      title: 'only the word of the server ends it (AGR-5)',
      holds: (after, event) => !after.matches('agreed') || endedWell(event, 'recordAgreements'),
    },
    {
      title: 'a failure is said, and every tick is kept (AGR-5)',
      holds: (after, event, before) =>
        !failed(event, 'recordAgreements') ||
        (after.matches('reading') &&
          after.context.failure?.code === codeAfter(event, 'agreementFailed') &&
          after.context.ticked === before.context.ticked),
    },
  ],
});
