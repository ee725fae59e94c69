import { defineBindings } from '../bindings.ts';

export const mailLink = defineBindings('mailLink', {
  ports: 'It hands over to another tab.',
});
