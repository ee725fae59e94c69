import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const mailLink = defineBindings('mailLink', {
  looks: (snapshot) => (snapshot.hasTag('alert') ? [whole(snapshot)] : []),
  ports: 'It hands over to another tab.',
});
