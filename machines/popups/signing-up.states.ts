import { eventParams } from '../event-params.ts';
import { popupsSetup } from './popups.setup.ts';
import {
  arrivesWhenSignedIn,
  closesForAnother,
  closesOn,
  keepEmail,
  keepMethods,
  keepStep,
  popupEndsAs,
  startsAgain,
  tellsOfSignIn,
  wasLeftAt,
} from './popups.transitions.ts';
import { characterInput, linkInput, linkPurpose, verificationInput } from './popups.types.ts';

const state = popupsSetup.createStateConfig;

/** From the welcome to an account (WELC, AGR, CHAR, JOIN, EMAIL). */
export const signingUpStates = {
  openingWelcome: state({
    description: 'Sign up was pressed: is there a sign-up that was left before it was finished?',
    always: [{ guard: 'holdsSignUp', target: 'openingSignUp' }, { target: 'welcome' }],
  }),

  welcome: state({
    description: 'Create a new avatar, or log in (WELC-1).',
    entry: 'dropProvider',
    on: {
      SIGN_UP_CHOSEN: 'openingSignUp',
      LOGIN_CHOSEN: 'login',
      CLOSED: 'closed',
      OPEN: closesOn('welcome'),
      VIEWER_CHANGED: arrivesWhenSignedIn(),
    },
  }),

  openingSignUp: state({
    description: 'Takes up the sign-up where it was left: what was agreed to, chosen or proven is not asked again.',
    entry: 'noteTakenUp',
    always: [
      { guard: wasLeftAt('createCharacter'), target: 'createCharacter' },
      { guard: wasLeftAt('linkByEmail'), target: 'linkByEmail' },
      { guard: 'hasAgreed', target: 'preparingJoin' },
      { target: 'agreement' },
    ],
  }),

  openingProviderSignUp: state({
    description: 'A provider’s account is new here: it joins with what was agreed to and chosen before (LOGIN-4).',
    entry: 'noteTakenUp',
    always: [{ guard: 'hasAgreed', target: 'preparingJoin' }, { target: 'agreement' }],
  }),

  agreement: state({
    description: 'What has to be agreed to (AGR).',
    entry: keepStep('agreement'),
    invoke: {
      id: 'agreement',
      src: 'agreement',
      input: ({ context }) => ({ ticked: context.ticked }),
      onSnapshot: { actions: { type: 'keepTicked', params: ({ event }) => event.snapshot.context } },
      onDone: [
        {
          guard: popupEndsAs('agreed'),
          target: 'preparingJoin',
          actions: { type: 'keepConsent', params: eventParams },
        },
        { guard: popupEndsAs('back'), target: 'welcome' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: ['goOn', 'closeDocument'],
    on: { START_AGAIN_CHOSEN: startsAgain, OPEN: closesOn('agreement'), VIEWER_CHANGED: arrivesWhenSignedIn() },
  }),

  preparingJoin: state({
    description: 'Guest join data: a random nickname, gender F, an empty ID (AGR-4); a character that was made before is kept.',
    tags: 'busy',
    invoke: {
      id: 'prepareJoin',
      src: 'prepareJoin',
      onDone: { target: 'linkAccount', actions: { type: 'keepJoinData', params: ({ event }) => ({ joinData: event.output }) } },
      // Without join data linkAccount says so itself (JOIN-3).
      onError: 'linkAccount',
    },
    on: { CLOSED: 'closed' },
  }),

  createCharacter: state({
    description: 'A look, a nickname and an ID for the avatar (CHAR).',
    entry: keepStep('createCharacter'),
    invoke: {
      id: 'createCharacter',
      src: 'createCharacter',
      input: ({ context }) => characterInput(context),
      onSnapshot: { actions: { type: 'keepTyped', params: ({ event }) => event.snapshot.context } },
      onDone: [
        {
          guard: popupEndsAs('created'),
          target: 'openingLinkAccount',
          actions: { type: 'keepCharacter', params: eventParams },
        },
        { guard: popupEndsAs('back'), target: 'openingLinkAccount' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'goOn',
    on: { START_AGAIN_CHOSEN: startsAgain, OPEN: closesOn('createCharacter'), VIEWER_CHANGED: closesForAnother },
  }),

  openingLinkAccount: state({
    description: 'Was a character made before anything was agreed to? Then the agreement comes first (AGR-2, VAL-7).',
    always: [{ guard: 'mustAgree', target: 'agreement' }, { target: 'linkAccount' }],
  }),

  linkAccount: state({
    description: 'How the account is made or kept (JOIN); a guest is pushed here once (POP-4).',
    entry: ['markGuestPushed', keepStep('linkAccount')],
    invoke: {
      id: 'linkAccount',
      src: 'linkAccount',
      input: ({ context }) => linkInput(context),
      onDone: [
        { guard: popupEndsAs('joined'), target: 'joined', actions: 'forgetSignUp' },
        { guard: popupEndsAs('linked'), target: 'joined', actions: 'forgetSignUp' },
        { guard: popupEndsAs('added'), target: 'openingMyProfile' },
        { guard: popupEndsAs('back'), target: 'openingMyProfile' },
        { guard: popupEndsAs('linkByEmail'), target: 'openingLinkByEmail', actions: 'dropProvider' },
        {
          guard: popupEndsAs('createCharacter'),
          target: 'createCharacter',
          actions: { type: 'keepRefusal', params: eventParams },
        },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: ['goOn', 'dropResumed'],
    on: {
      START_AGAIN_CHOSEN: startsAgain,
      OPEN: closesOn('linkAccount'),
      VIEWER_CHANGED: closesForAnother,
      METHODS_CHANGED: {
        actions: [keepMethods, 'tellLinkAccountOfMethods'],
      },
    },
  }),

  openingLinkByEmail: state({
    description: 'Is there a user, or join data, that an email could belong to? If not, linkAccount says so (JOIN-3).',
    always: [{ guard: 'mustAgree', target: 'agreement' }, { guard: 'canLinkByEmail', target: 'linkByEmail' }, { target: 'linkAccount' }],
  }),

  linkByEmail: state({
    description: 'An email is proven and gets a password (EMAIL); a guest who does so is not pushed any more (POP-4).',
    entry: ['markGuestPushed', keepStep('linkByEmail')],
    invoke: {
      id: 'linkByEmail',
      src: 'emailVerification',
      input: ({ context }) => verificationInput(context, context.linking, linkPurpose(context) ?? { kind: 'link' }),
      onSnapshot: { actions: { type: 'keepLinking', params: ({ event }) => event.snapshot.context } },
      onDone: [
        { guard: popupEndsAs('joined'), target: 'joined', actions: 'forgetSignUp' },
        { guard: popupEndsAs('linked'), target: 'linked', actions: 'forgetSignUp' },
        { guard: popupEndsAs('added'), target: 'openingMyProfile', actions: 'forgetSignUp' },
        { guard: popupEndsAs('elsewhere'), target: 'alertingElsewhere', actions: 'forgetSignUp' },
        {
          guard: popupEndsAs('emailLogin'),
          target: 'emailLogin',
          actions: keepEmail,
        },
        {
          guard: popupEndsAs('createCharacter'),
          target: 'createCharacter',
          actions: { type: 'keepRefusal', params: eventParams },
        },
        { guard: popupEndsAs('back'), target: 'linkAccount' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'goOn',
    on: { START_AGAIN_CHOSEN: startsAgain, OPEN: closesOn('linkByEmail'), VIEWER_CHANGED: [closesForAnother, tellsOfSignIn] },
  }),

  alertingElsewhere: state({
    description: 'An alert: the person has signed in in another window, and who it is; this sign-up is over (EMAIL-8, OUT-1).',
    tags: 'alert',
    on: { ALERT_CONFIRMED: 'awaitingViewer' },
  }),

  joined: state({
    description: 'An account of one’s own just now: on to the room or the requested place, unless a partner waits (JOIN-2, SOC-5).',
    always: [{ guard: 'isSsoMode', target: 'closed' }, { target: 'leavingForWorld' }],
  }),

  linked: state({
    description: 'An email is linked just now: on to a requested place, unless a partner waits for whom it is now (EMAIL-7, GW-2).',
    always: [{ guard: 'isSsoMode', target: 'closed' }, { target: 'awaitingViewer' }],
  }),
};
