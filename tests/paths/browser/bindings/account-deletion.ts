import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const accountDeletion = defineBindings('accountDeletion', {
  events: {
    CONTINUE_CHOSEN: ({ press }) => press(($) => $.accountDeletion.goOn),
    CONFIRMED: ({ press }) => press(($) => $.accountDeletion.submit),
  },
  ports: { deleteAccount: asks('deleteAccount', 'deleteAccount', (output) => output) },
});
