import { defineBindings } from '../bindings.ts';

export const inAppBrowser = defineBindings('inAppBrowser', {
  events: {
    OPEN_CHOSEN: ({ press, snapshot }) => press(($) => (snapshot.matches('asking') ? $.inAppBrowser.open : $.inAppBrowser.openAgain)),
    COPY_CHOSEN: ({ press }) => press(($) => $.inAppBrowser.copy),
  },
  // Their controls stand among the ways in of other popups.
  fromOutside: ['OUTSIDE_WANTED', 'HINT_DISMISSED'],
  ports: 'They are the app’s: its browser and its clipboard.',
});
