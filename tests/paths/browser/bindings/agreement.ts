import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { defineBindings } from '../bindings.ts';

export const agreement = defineBindings('agreement', {
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
