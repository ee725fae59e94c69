import { assign, setup } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';

export interface AgreementInput {
  /** Ticked before a reload (EMAIL-9). */
  readonly ticked: readonly AgreementItem[];
}

export interface AgreementContext {
  /** In the order of `AGREEMENT_ITEMS`. */
  readonly ticked: readonly AgreementItem[];
  readonly failure: Failure | null;
}

export type AgreementEvent =
  | { type: 'ITEM_TOGGLED'; item: AgreementItem }
  | { type: 'ALL_TOGGLED' }
  | { type: 'AGREED' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type AgreementOutput = { outcome: 'agreed'; marketingAgreed: boolean } | { outcome: 'back' } | { outcome: 'closed' };

const allTicked = (ticked: readonly AgreementItem[]) => ticked.length === AGREEMENT_ITEMS.length;
const requiredTicked = (ticked: readonly AgreementItem[]) => REQUIRED_ITEMS.every((item) => ticked.includes(item));

export const agreementMachine = setup({
  types: {} as { context: AgreementContext; events: AgreementEvent; input: AgreementInput; output: AgreementOutput; tags: 'alert' },
  guards: {
    requiredMissing: ({ context }) => !requiredTicked(context.ticked),
    marketingTicked: ({ context }) => context.ticked.includes('marketing'),
  },
  actions: {
    toggleItem: assign({
      ticked: ({ context }, { item }: { item: AgreementItem }) =>
        AGREEMENT_ITEMS.filter((each) => context.ticked.includes(each) !== (each === item)),
    }),
    toggleAll: assign({ ticked: ({ context }) => (allTicked(context.ticked) ? [] : AGREEMENT_ITEMS) }),
    failMissing: assign({ failure: failure('agreementMissing') }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'agreement',
  description: 'What has to be agreed to before an account is made (AGR-1 to AGR-3, VAL-7).',
  context: ({ input }) => ({ ticked: input.ticked, failure: null }),
  initial: 'reading',
  on: {
    CLOSED: '.closed',
    BACK: '.back',
  },
  states: {
    reading: {
      description: 'The person reads and ticks; marketing is not ticked (AGR-1).',
      on: {
        // Agree-all toggles all five (AGR-2).
        ALL_TOGGLED: { actions: ['clearFailure', 'toggleAll'] },
        ITEM_TOGGLED: { actions: ['clearFailure', { type: 'toggleItem', params: eventParams }] },
        AGREED: [
          { guard: 'requiredMissing', actions: 'failMissing' },
          { guard: 'marketingTicked', target: 'noticingMarketing' },
          { target: 'agreed' },
        ],
      },
    },

    noticingMarketing: {
      description: 'Marketing is ticked: a notice with the date comes first, and its confirmation goes on (AGR-3).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'agreed', BACK: 'reading' },
    },

    agreed: {
      type: 'final',
      output: ({ context }): AgreementOutput => ({ outcome: 'agreed', marketingAgreed: context.ticked.includes('marketing') }),
    },
    back: { type: 'final', output: { outcome: 'back' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<AgreementOutput>,
});
