import { eventParams } from '../event-params.ts';
import { popupsSetup } from './popups.setup.ts';
import {
  arrivesWhenSignedIn,
  closesOn,
  closesWhenSignedOut,
  joinsAt,
  keepEmail,
  keepMethods,
  keepViewer,
  logsInWhenSignedOut,
  opensInJoining,
  popupEndsAs,
} from './popups.transitions.ts';
import { joiningInput } from './popups.types.ts';

const state = popupsSetup.createStateConfig;

/** From the welcome to an account (WELC, AGR, CHAR, JOIN, EMAIL). */
export const signingUpStates = {
  openingWelcome: state({
    description: 'Sign up was pressed: is there a sign-up that was left before it was finished?',
    always: [{ guard: 'holdsSignUp', ...joinsAt('signUp') }, { target: 'welcome' }],
  }),

  welcome: state({
    description: 'Create a new avatar, or log in (WELC-1); at a campus’s door, by its own sign-on first (CAMPUS-2).',
    on: {
      SIGN_UP_CHOSEN: joinsAt('signUp'),
      LOGIN_CHOSEN: 'login',
      CAMPUS_LOGIN_CHOSEN: { guard: 'hasCampusLogin', target: 'login', actions: 'startAtCampus' },
      CLOSED: 'closed',
      OPEN: closesOn('welcome'),
      VIEWER_CHANGED: arrivesWhenSignedIn(),
    },
  }),

  joining: state({
    description: 'On the way to an account; its own machine says how far (AGR, CHAR, JOIN, EMAIL). A guest is pushed here once (POP-4).',
    invoke: {
      id: 'joining',
      src: 'joining',
      input: ({ context }) => joiningInput(context),
      onSnapshot: [
        { guard: { type: 'isAtAgreement', params: eventParams }, actions: { type: 'keepJoining', params: eventParams } },
        { actions: [{ type: 'keepJoining', params: eventParams }, 'closeDocument'] },
      ],
      onDone: [
        { guard: popupEndsAs('joined'), target: 'joined', actions: 'forgetSignUp' },
        { guard: popupEndsAs('linked'), target: 'linked', actions: 'forgetSignUp' },
        { guard: popupEndsAs('emailAdded'), target: 'openingMyProfile', actions: 'forgetSignUp' },
        { guard: popupEndsAs('profile'), target: 'openingMyProfile' },
        { guard: popupEndsAs('welcome'), target: 'welcome' },
        { guard: popupEndsAs('emailLogin'), target: 'emailLogin', actions: keepEmail },
        { guard: popupEndsAs('providerLogin'), target: 'login', actions: { type: 'keepTicket', params: eventParams } },
        { guard: popupEndsAs('elsewhere'), target: 'awaitingViewer' },
        { guard: popupEndsAs('arrived'), target: 'checkingTexts' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: ['forgetJoiningStep', 'closeDocument'],
    on: {
      OPEN: opensInJoining,
      VIEWER_CHANGED: [logsInWhenSignedOut(), closesWhenSignedOut(), { actions: [keepViewer, 'tellJoiningOfViewer'] }],
      METHODS_CHANGED: { actions: [keepMethods, 'tellJoiningOfMethods'] },
    },
  }),

  joined: state({
    description:
      'An account just now, one’s own or a guest’s by either door: on to the room or the requested place, unless a partner waits (JOIN-2, LOGIN-1, SOC-5).',
    always: [{ guard: 'isSsoMode', target: 'closed' }, { target: 'leavingForWorld' }],
  }),

  linked: state({
    description: 'An email is linked just now: on to a requested place, unless a partner waits for whom it is now (EMAIL-7, GW-2).',
    always: [{ guard: 'isSsoMode', target: 'closed' }, { target: 'awaitingViewer' }],
  }),
};
