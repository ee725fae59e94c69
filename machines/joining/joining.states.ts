import { eventParams } from '../event-params.ts';
import { verificationInput } from '../verification.ts';
import { joiningSetup } from './joining.setup.ts';
import {
  closesForAnother,
  closesOn,
  endsWhenSignedIn,
  keepStep,
  startsAgain,
  startsAt,
  stepEndsAs,
  tellsOfSignIn,
  wasLeftAt,
} from './joining.transitions.ts';
import { characterInput, linkInput, linkPurpose } from './joining.types.ts';

const state = joiningSetup.createStateConfig;

/** The steps to an account (AGR, CHAR, JOIN, EMAIL), and what each asks before it opens. */
export const joiningStates = {
  opening: state({
    description: 'At which step does it begin?',
    always: [
      { guard: startsAt('signUp'), target: 'openingSignUp' },
      { guard: startsAt('providerSignUp'), target: 'openingProviderSignUp' },
      { guard: startsAt('agreement'), target: 'agreement' },
      { guard: startsAt('createCharacter'), target: 'createCharacter' },
      { guard: startsAt('linkAccount'), target: 'openingLinkAccount' },
      { target: 'openingLinkByEmail' },
    ],
  }),

  openingWelcome: state({
    description: 'Sign up was chosen: is there a sign-up that was left before it was finished?',
    always: [{ guard: 'holdsSignUp', target: 'openingSignUp' }, { target: 'welcome' }],
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
          guard: stepEndsAs('agreed'),
          target: 'preparingJoin',
          actions: { type: 'keepConsent', params: eventParams },
        },
        { guard: stepEndsAs('back'), target: 'welcome' },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: 'goOn',
    on: {
      START_AGAIN_CHOSEN: startsAgain,
      OPEN: closesOn('agreement'),
      ITEM_TOGGLED: { actions: { type: 'tickInAgreement', params: eventParams } },
      VIEWER_CHANGED: endsWhenSignedIn,
    },
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
    description:
      'A look, a nickname and an ID for the avatar (CHAR); an account of a provider’s is made with what is proposed here, kept or changed (SEEN-3).',
    entry: keepStep('createCharacter'),
    invoke: {
      id: 'createCharacter',
      src: 'createCharacter',
      input: ({ context }) => characterInput(context),
      onSnapshot: { actions: { type: 'keepTyped', params: ({ event }) => event.snapshot.context } },
      onDone: [
        {
          guard: stepEndsAs('created'),
          target: 'openingLinkAccount',
          actions: { type: 'keepCharacter', params: eventParams },
        },
        { guard: stepEndsAs('back'), target: 'openingLinkAccount', actions: 'dropTicket' },
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
    description:
      'How the account is made or kept (JOIN); from here a visitor can go back to the terms, which stand as they were ticked (AGR-1).',
    entry: keepStep('linkAccount'),
    invoke: {
      id: 'linkAccount',
      src: 'linkAccount',
      input: ({ context }) => linkInput(context),
      onDone: [
        { guard: stepEndsAs('joined'), target: 'joined' },
        { guard: stepEndsAs('linked'), target: 'joined' },
        { guard: stepEndsAs('added'), target: 'profile' },
        { guard: { type: 'goesBackToTerms', params: eventParams }, target: 'agreement', actions: 'withdrawConsent' },
        { guard: stepEndsAs('back'), target: 'profile' },
        { guard: stepEndsAs('linkByEmail'), target: 'openingLinkByEmail', actions: 'dropProvider' },
        { guard: stepEndsAs('providerLogin'), target: 'providerLogin' },
        {
          guard: stepEndsAs('createCharacter'),
          target: 'createCharacter',
          actions: { type: 'keepRefusal', params: eventParams },
        },
        { target: 'closed' },
      ],
      onError: 'closed',
    },
    exit: ['goOn', 'dropAnswer'],
    on: {
      START_AGAIN_CHOSEN: startsAgain,
      OPEN: closesOn('linkAccount'),
      VIEWER_CHANGED: closesForAnother,
      METHODS_CHANGED: {
        actions: [{ type: 'keepMethods', params: eventParams }, 'tellLinkAccountOfMethods'],
      },
    },
  }),

  openingLinkByEmail: state({
    description: 'Is there a user, or join data, that an email could belong to? If not, linkAccount says so (JOIN-3).',
    always: [{ guard: 'mustAgree', target: 'agreement' }, { guard: 'canLinkByEmail', target: 'linkByEmail' }, { target: 'linkAccount' }],
  }),

  linkByEmail: state({
    description: 'An email is proven and gets a password (EMAIL).',
    entry: keepStep('linkByEmail'),
    invoke: {
      id: 'linkByEmail',
      src: 'emailVerification',
      input: ({ context }) => verificationInput(context.email, context.linking, linkPurpose(context) ?? { kind: 'link' }),
      onSnapshot: { actions: { type: 'keepLinking', params: ({ event }) => event.snapshot.context } },
      onDone: [
        { guard: stepEndsAs('joined'), target: 'joined' },
        { guard: stepEndsAs('linked'), target: 'linked' },
        { guard: stepEndsAs('added'), target: 'emailAdded' },
        { guard: stepEndsAs('elsewhere'), target: 'alertingElsewhere', actions: 'forgetSignUp' },
        {
          guard: stepEndsAs('emailLogin'),
          target: 'emailLogin',
          actions: { type: 'keepEmail', params: eventParams },
        },
        {
          guard: stepEndsAs('createCharacter'),
          target: 'createCharacter',
          actions: { type: 'keepRefusal', params: eventParams },
        },
        { guard: stepEndsAs('back'), target: 'linkAccount' },
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
    on: { ALERT_CONFIRMED: 'elsewhere' },
  }),
};
