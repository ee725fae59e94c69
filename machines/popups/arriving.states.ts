import { popupsSetup } from './popups.setup.ts';
import {
  arrivesWhenSignedIn,
  joinsAt,
  keepPlace,
  keepViewer,
  logsIn,
  logsInByLastWay,
  pushesGuest,
  resumes,
  signsUp,
} from './popups.transitions.ts';

const state = popupsSetup.createStateConfig;

/** The page has loaded or a person has just signed in: what comes first (SHELL-1, SHELL-2, AGR-5, EMAIL-9, POP-4). */
export const arrivingStates = {
  awaitingViewer: state({
    description: 'The session is not known yet; nothing is open (SHELL-1).',
    always: { guard: 'isSignedIn', target: 'checkingTexts' },
    on: {
      // What the boot script had opened by itself was closed again before the session was known.
      CLOSED: { actions: 'dropAsked' },
      SIGN_UP_REQUESTED: signsUp,
      LOGIN_REQUESTED: logsIn,
      LAST_WAY_CHOSEN: logsInByLastWay,
      VIEWER_CHANGED: { target: 'checkingTexts', actions: keepViewer },
    },
  }),

  checkingTexts: state({
    description: 'Has the person to agree to anything before they go on? A visitor has not, nor who comes from a partner (AGR-5).',
    tags: 'busy',
    always: { guard: 'isNotAsked', target: 'arriving' },
    invoke: {
      id: 'readDueItems',
      src: 'readDueItems',
      onDone: [
        {
          guard: { type: 'areDue', params: ({ event }) => ({ items: event.output }) },
          target: 'agreementRenewal',
          actions: { type: 'keepDue', params: ({ event }) => ({ items: event.output }) },
        },
        { target: 'arriving' },
      ],
      // What is due now is due at the next sign-in, too.
      onError: 'arriving',
    },
    on: {
      PLACE_REQUESTED: { actions: keepPlace },
    },
  }),

  agreementRenewal: state({
    description: 'Texts that changed or were never agreed to: agree, or log out; nothing else opens meanwhile (AGR-5).',
    invoke: {
      id: 'agreementRenewal',
      src: 'agreementRenewal',
      input: ({ context }) => ({ due: context.due }),
      onDone: [{ guard: 'hasPlace', target: 'refreshingToken' }, { target: 'arriving' }],
      onError: 'arriving',
    },
    exit: 'closeDocument',
    on: {
      OPEN: {},
      PLACE_REQUESTED: { actions: keepPlace },
      VIEWER_CHANGED: arrivesWhenSignedIn(),
    },
  }),

  arriving: state({
    description:
      'What comes first: a requested place, what a reload interrupted, what the address asks for, the push of a guest, or nothing.',
    exit: 'dropAsked',
    always: [
      { guard: 'mayEnterPlace', target: 'refreshingToken' },
      { guard: { type: 'resumesProvider', params: { purpose: 'login' } }, target: 'login' },
      { guard: resumes('agreement'), ...joinsAt('agreement') },
      { guard: resumes('createCharacter'), ...joinsAt('createCharacter') },
      { guard: resumes('linkAccount'), ...joinsAt('linkAccount') },
      { guard: resumes('linkByEmail'), ...joinsAt('linkByEmail') },
      { guard: resumes('passwordReset'), target: 'passwordReset' },
      { guard: resumes('emailLogin'), target: 'emailLogin' },
      { guard: resumes('nicknameChange'), target: 'nicknameChange' },
      { guard: resumes('idChange'), target: 'myProfile' },
      { guard: resumes('passwordChange'), target: 'passwordChange' },
      { guard: resumes('emailChange'), target: 'emailChange' },
      { guard: { type: 'resumesProvider', params: { purpose: 'link' } }, ...joinsAt('linkAccount') },
      { guard: 'asksForForm', target: 'emailLogin' },
      { guard: 'asksForLogin', target: 'login' },
      { guard: 'asksForWelcome', target: 'welcome' },
      { guard: 'asksForSignUp', ...joinsAt('signUp') },
      { guard: 'hasPlace', target: 'welcome' },
      { guard: 'guestToPush', ...pushesGuest },
      { guard: 'partnerWaits', target: 'login' },
      { target: 'closed' },
    ],
  }),

  closed: state({
    description: 'No popup is open. What the wizards hold is kept for the next time (EMAIL-9).',
    entry: ['forgetEmail', 'dropInterrupted', 'dropResumed', 'forgetPlace', 'forgetDetour'],
    on: {
      SIGN_UP_REQUESTED: signsUp,
      LOGIN_REQUESTED: logsIn,
      LAST_WAY_CHOSEN: logsInByLastWay,
      LAST_WAY_FORGOTTEN: 'forgettingLastWay',
      VIEWER_CHANGED: arrivesWhenSignedIn(),
    },
  }),

  forgettingLastWay: state({
    description: 'This device forgets which way was used last; the page does not offer it any more (LOGIN-6).',
    invoke: { id: 'forgetLastWay', src: 'forgetLastWay', onDone: 'closed', onError: 'closed' },
    on: { VIEWER_CHANGED: arrivesWhenSignedIn() },
  }),
};
