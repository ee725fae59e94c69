import { defineBindings } from '../bindings.ts';

export const mailLink = defineBindings('mailLink', {
  events: { ALERT_CONFIRMED: ({ press }) => press(($) => $.common.ok) },
  ports: 'It hands over to another tab.',
});
