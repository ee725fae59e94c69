import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const accountDeletion = defineBindings('accountDeletion', {
  events: {
    CONTINUE_CHOSEN: ({ press }) => press(($) => $.accountDeletion.goOn),
    CONFIRMED: ({ press }) => press(($) => $.accountDeletion.submit),
    CANCELLED: ({ press }) => press(($) => $.common.cancel),
    ALERT_CONFIRMED: ({ press }) => press(($) => $.common.ok),
  },
  ports: { deleteAccount: asks('deleteAccount', 'deleteAccount', (output) => output) },
});
