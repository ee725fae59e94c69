import { isRequired } from '#contract/agreement-items.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const agreementRenewal = defineBindings('agreementRenewal', {
  looks: (snapshot) => [whole(snapshot), `${snapshot.context.due.length} due`],
  events: {
    ITEM_TOGGLED: ({ event, toggle }) => toggle('checkbox', ($) => $.agreement.items[event.item]),
    ALL_TOGGLED: ({ snapshot: { context }, toggle }) =>
      toggle('checkbox', ($) => (context.isFirst ? $.agreement.all : $.agreement.renewal.all)),
    AGREED: ({ snapshot: { context }, press, pressUnavailable }) =>
      context.due.filter(isRequired).every((item) => context.ticked.includes(item))
        ? press(($) => (context.isConfirmation ? $.common.ok : $.agreement.submit))
        : pressUnavailable(($) => $.agreement.submit),
  },
  notOffered: {
    // A box for all of a single text would be one too many, and only what is offered is listed.
    ALL_TOGGLED: ({ context }) => context.due.length === 1,
    ITEM_TOGGLED: ({ context }, { item }) => !context.offered.includes(item),
  },
  ports: { recordAgreements: asks('recordAgreements', 'recordAgreements') },
});
