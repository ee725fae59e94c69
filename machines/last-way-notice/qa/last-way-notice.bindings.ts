import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const lastWayNotice = defineBindings('lastWayNotice', {
  looks: (snapshot) => (snapshot.hasTag('offer') ? [whole(snapshot), String(snapshot.context.gone)] : []),
  events: {
    ADD_CHOSEN: ({ press }) => press(($) => $.lastWayNotice.add),
    POSTPONED: ({ press }) => press(($) => $.lastWayNotice.later),
  },
  ports: 'It asks the server nothing: it reads what the flows have asked for anyway.',
});
