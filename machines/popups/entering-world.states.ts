import { MYROOM } from '../place.ts';
import { popupsSetup } from './popups.setup.ts';
import { keepPlace, keepViewer } from './popups.transitions.ts';

const state = popupsSetup.createStateConfig;

/** The page leaves for the 3D host (JOIN-2, LOGIN-3, ROUTE-8). */
export const enteringWorldStates = {
  leavingForWorld: state({
    description: 'Is an agreement due from the person who signed in or linked just now, before they leave for the 3D host? (AGR-5)',
    tags: 'busy',
    invoke: {
      id: 'readDueBeforeLeaving',
      src: 'readDueItems',
      onDone: [
        {
          guard: { type: 'areDue', params: ({ event }) => ({ items: event.output }) },
          target: 'agreementRenewal',
          actions: ['choosePlace', { type: 'keepDue', params: ({ event }) => ({ items: event.output }) }],
        },
        { target: 'refreshingToken' },
      ],
      onError: 'refreshingToken',
    },
    on: {
      PLACE_REQUESTED: { actions: keepPlace },
    },
  }),

  refreshingToken: state({
    description:
      'Before the page leaves for the 3D host, a token that has run out or soon will is refreshed (STORE-1, LOGIN-3, JOIN-2); a session that has ended leads to sign-in, and the place is kept (SHELL-2).',
    tags: 'busy',
    entry: ['choosePlace', 'dropResumed'],
    invoke: {
      id: 'refreshToken',
      src: 'refreshToken',
      onDone: [
        {
          guard: { type: 'hasEnded', params: ({ event }) => event.output },
          target: 'login',
          actions: 'becomeVisitor',
        },
        { target: 'enteringWorld' },
      ],
      onError: 'alertingToken',
    },
    on: {
      CLOSED: 'closed',
      // The session ends while it is refreshed: what the refresh answers says where to go on.
      VIEWER_CHANGED: { actions: keepViewer },
    },
  }),

  alertingToken: state({
    description: 'An alert: the server could not be asked for a new token; try again? (REFR-2, API-25)',
    tags: 'alert',
    on: { RETRY_CHOSEN: 'refreshingToken', ALERT_CONFIRMED: 'closed' },
  }),

  enteringWorld: state({
    description: 'The page leaves for the 3D host: the requested place, or one’s own room (JOIN-2, LOGIN-3, ROUTE-8).',
    tags: 'busy',
    exit: 'forgetPlace',
    on: { CLOSED: 'closed' },
    invoke: {
      id: 'enterWorld',
      src: 'enterWorld',
      input: ({ context }) => ({ place: context.place ?? MYROOM }),
      onDone: 'closed',
      onError: 'alertingPlace',
    },
  }),

  alertingPlace: state({
    description: 'An alert: the place cannot be entered (ERR-11).',
    tags: 'alert',
    on: { ALERT_CONFIRMED: 'closed' },
  }),
};
