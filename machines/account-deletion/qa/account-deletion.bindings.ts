import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';

export const accountDeletion = defineBindings('accountDeletion', {
  events: {
    CONTINUE_CHOSEN: ({ press }) => press(($) => $.accountDeletion.goOn),
    CONFIRMED: ({ press }) => press(($) => $.accountDeletion.submit),
  },
  ports: { deleteAccount: asks('deleteAccount', 'deleteAccount', (output) => output) },
});
