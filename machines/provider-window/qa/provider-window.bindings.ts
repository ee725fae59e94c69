import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const providerWindow = defineBindings('providerWindow', {
  looks: (snapshot) => [whole(snapshot), snapshot.context.method],
  events: {
    WINDOW_WANTED: ({ press, say, snapshot }) =>
      press(($) => $.providerWindow.focus, { name: say(($) => $.methods[snapshot.context.method].name) }),
    RETRIED: ({ press, say, snapshot }) =>
      press(($) => $.providerWindow.open, { name: say(($) => $.methods[snapshot.context.method].name) }),
    PAGE_CHOSEN: ({ press }) => press(($) => $.providerWindow.page),
  },
  notOffered: {
    // The choice around it shows again, or no window is to be seen.
    WINDOW_WANTED: (snapshot) => snapshot.hasTag('choice') || snapshot.hasTag('blocked'),
    CANCELLED: (snapshot) => snapshot.hasTag('choice'),
  },
  ports: 'A window of a provider.',
});
