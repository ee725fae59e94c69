import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const inAppBrowser = defineBindings('inAppBrowser', {
  // The ways in, and the note above them, stand in other popups.
  looks: (snapshot) => (snapshot.hasTag('dialog') ? [whole(snapshot), `in ${snapshot.context.browser?.app}`] : []),
  events: {
    OPEN_CHOSEN: ({ press, snapshot }) => press(($) => (snapshot.matches('asking') ? $.inAppBrowser.open : $.inAppBrowser.openAgain)),
    COPY_CHOSEN: ({ press }) => press(($) => $.inAppBrowser.copy),
  },
  // Their controls stand among the ways in of other popups.
  fromOutside: ['OUTSIDE_WANTED', 'HINT_DISMISSED'],
  ports: 'They are the app’s: its browser and its clipboard.',
});
