import { assign, setup } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem, isRequired } from '#contract/agreement-items.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';

export interface AgreementRenewalInput {
  /** The items to agree to, in the order of the popup; at least one. Marketing among them was agreed to two years ago, and is kept or ended. */
  readonly due: readonly AgreementItem[];
}

export interface AgreementRenewalContext extends AgreementRenewalInput {
  /** Only marketing is due: nothing has to be agreed to, so no person has to leave. */
  readonly isConfirmation: boolean;
  /** Nothing was agreed to before: the age has no text that changes, so it is due only then. */
  readonly isFirst: boolean;
  /** What is due, and marketing beside the first agreement, as before a sign-up (AGR-1); in the order of the popup. */
  readonly offered: readonly AgreementItem[];
  /** In the order of `offered`. */
  readonly ticked: readonly AgreementItem[];
  readonly failure: Failure | null;
}

export type AgreementRenewalEvent =
  | { type: 'ITEM_TOGGLED'; item: AgreementItem }
  | { type: 'ALL_TOGGLED' }
  | { type: 'AGREED' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'BACK' };

export type AgreementRenewalOutput = { outcome: 'agreed' };

const isFirst = ({ due }: AgreementRenewalInput) => due.includes('age');
const offered = ({ due }: AgreementRenewalInput) =>
  AGREEMENT_ITEMS.filter((item) => due.includes(item) || (item === 'marketing' && isFirst({ due })));
/** A consent stands until it is ended: its box is ticked. */
const ticked = ({ due }: AgreementRenewalInput) => due.filter((item) => !isRequired(item));
const allTicked = ({ offered, ticked }: AgreementRenewalContext) => ticked.length === offered.length;

export const agreementRenewalMachine = setup({
  types: {} as {
    context: AgreementRenewalContext;
    events: AgreementRenewalEvent;
    input: AgreementRenewalInput;
    output: AgreementRenewalOutput;
    tags: 'busy' | 'alert';
  },
  actors: {
    /** PUT /auth/agreements: each of these items was agreed to, and each of those is ended (AGR-5). */
    recordAgreements: port<void, { items: readonly AgreementItem[]; ended: readonly AgreementItem[] }>('recordAgreements'),
  },
  guards: {
    someMissing: ({ context: { due, ticked } }) => !due.filter(isRequired).every((item) => ticked.includes(item)),
    marketingTicked: ({ context }) => context.ticked.includes('marketing'),
  },
  actions: {
    toggleItem: assign({
      ticked: ({ context }, { item }: { item: AgreementItem }) =>
        context.offered.filter((each) => context.ticked.includes(each) !== (each === item)),
    }),
    toggleAll: assign({ ticked: ({ context }) => (allTicked(context) ? [] : context.offered) }),
    failMissing: assign({ failure: failure('agreementMissing') }),
    failRecording: assign({ failure: (_, { cause }: { cause: unknown }) => failure('agreementFailed', cause) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'agreementRenewal',
  description:
    'Texts that changed, or were never agreed to, are agreed to after signing in: agree, or log out; a consent to marketing is kept or ended every two years (AGR-5).',
  context: ({ input }) => ({
    due: input.due,
    isConfirmation: !input.due.some(isRequired),
    isFirst: isFirst(input),
    offered: offered(input),
    ticked: ticked(input),
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The person reads and ticks what is due; marketing may be unticked. Logging out is the other way on (AGR-5).',
      on: {
        ITEM_TOGGLED: { actions: ['clearFailure', { type: 'toggleItem', params: eventParams }] },
        ALL_TOGGLED: { actions: ['clearFailure', 'toggleAll'] },
        AGREED: [
          { guard: 'someMissing', actions: 'failMissing' },
          { guard: 'marketingTicked', target: 'noticingMarketing', actions: 'clearFailure' },
          { target: 'recording', actions: 'clearFailure' },
        ],
      },
    },
    noticingMarketing: {
      description: 'Marketing is ticked: a notice with the date comes first, and its confirmation goes on (AGR-3).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'recording', BACK: 'reading' },
    },
    recording: {
      description: 'The server keeps what was agreed to, in which version and when (AGR-5).',
      tags: 'busy',
      invoke: {
        id: 'recordAgreements',
        src: 'recordAgreements',
        input: ({ context: { due, ticked } }) => ({ items: ticked, ended: due.filter((item) => !ticked.includes(item)) }),
        onDone: 'agreed',
        onError: { target: 'reading', actions: { type: 'failRecording', params: ({ event }) => ({ cause: event.error }) } },
      },
    },
    agreed: { type: 'final', output: { outcome: 'agreed' } },
  },
  output: finalOutput<AgreementRenewalOutput>,
});
