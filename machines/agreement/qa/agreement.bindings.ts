import type { SnapshotFrom } from 'xstate';
import { AGREEMENT_ITEMS, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

const ticks = ({ context: { ticked } }: SnapshotFrom<typeof agreementMachine>): string => {
  if (ticked.length === 0 || ticked.length === AGREEMENT_ITEMS.length) return ticked.length === 0 ? 'nothing ticked' : 'everything ticked';
  return REQUIRED_ITEMS.every((item) => ticked.includes(item)) ? 'the required ticked' : 'some ticked';
};

export const agreement = defineBindings('agreement', {
  looks: (snapshot) => [whole(snapshot), ticks(snapshot)],
  states: {
    reading: ({ top, say }) => top.getByRole('checkbox', { name: say(($) => $.agreement.all) }).waitFor(),
  },
  events: {
    ITEM_TOGGLED: ({ event, toggle }) => toggle('checkbox', ($) => $.agreement.items[event.item]),
    ALL_TOGGLED: ({ toggle }) => toggle('checkbox', ($) => $.agreement.all),
    AGREED: ({ snapshot: { context }, press, pressUnavailable }) =>
      REQUIRED_ITEMS.every((item) => context.ticked.includes(item))
        ? press(($) => $.agreement.submit)
        : pressUnavailable(($) => $.agreement.submit),
  },
  // Escape takes back the notice alone.
  notOffered: { CLOSED: ({ value }) => value === 'noticingMarketing' },
  ports: 'It asks for nothing.',
});
