import { defineBindings } from '../bindings.ts';

export const mailLink = defineBindings('mailLink', {
  events: { ALERT_CONFIRMED: ({ press }) => press(($) => $.common.ok) },
});
