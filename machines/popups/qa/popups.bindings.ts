import type { SnapshotFrom } from 'xstate';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';

/** A document stands above the popup. */
const isCovered = (snapshot: SnapshotFrom<typeof popupsMachine>): boolean => !snapshot.matches({ document: 'closed' });

/** The popups that are flows answer their own buttons: there it is their output that counts. */
export const popups = defineBindings('popups', {
  looks: ({ value, context }) => {
    if (value.document !== 'closed') return [`document ${value.document}`];
    switch (value.popup) {
      case 'welcome':
      case 'alertingPlace':
      case 'refreshingToken':
      case 'alertingToken':
        return [value.popup];
      case 'enteringWorld':
        return [`${value.popup} ${context.place}`];
      default:
        return [];
    }
  },
  events: {
    CLOSED: ({ press, snapshot }) => press(($) => (snapshot.matches({ popup: 'welcome' }) ? $.common.close : $.common.cancel)),
    SIGN_UP_CHOSEN: ({ press }) => press(($) => $.welcome.createTitle),
    LOGIN_CHOSEN: ({ press }) => press(($) => $.welcome.loginTitle),
    CAMPUS_LOGIN_CHOSEN: ({ top }) => top.locator('[data-event=campusLogin]').click(),
    ALERT_CONFIRMED: ({ press, snapshot }) => press(($) => (snapshot.matches({ popup: 'alertingToken' }) ? $.common.later : $.common.ok)),
    RETRY_CHOSEN: ({ press }) => press(($) => $.common.retry),
    DOCUMENT_CLOSED: ({ press }) => press(($) => $.common.close),
    DOCUMENT_AGREED: ({ press }) => press(($) => $.documents.agree),
  },
  // The page's header, footer and address, the shell, and the server's configuration.
  fromOutside: [
    'OPEN',
    'SIGN_UP_REQUESTED',
    'LOGIN_REQUESTED',
    'LAST_WAY_CHOSEN',
    'LAST_WAY_FORGOTTEN',
    'PLACE_REQUESTED',
    'METHODS_CHANGED',
    'VIEWER_CHANGED',
    'DOCUMENT_OPENED',
  ],
  notOffered: {
    CLOSED: (snapshot) => isCovered(snapshot) || snapshot.matches({ popup: 'awaitingViewer' }),
    DOCUMENT_CLOSED: (snapshot) => !isCovered(snapshot),
    DOCUMENT_AGREED: (snapshot) => !snapshot.can({ type: 'DOCUMENT_AGREED' }),
    SIGN_UP_CHOSEN: isCovered,
    LOGIN_CHOSEN: isCovered,
    CAMPUS_LOGIN_CHOSEN: (snapshot) => isCovered(snapshot) || snapshot.context.campus === null,
    ALERT_CONFIRMED: isCovered,
    RETRY_CHOSEN: isCovered,
  },
  left: {
    'popup.awaitingViewer: CLOSED -> (stays)': 'Nothing shows before the session is known; the boot script’s popup was closed then.',
  },
  ports: 'Its actors are flows.',
});
