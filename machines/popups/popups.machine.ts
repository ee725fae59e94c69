import { not, or, stateIn } from 'xstate';
import { DOCUMENTS } from '../../contract/documents.ts';
import { MYROOM } from '../place.ts';
import { popupsSetup } from './popups.setup.ts';
import { arrivesWhenSignedIn, closesOn, leads, names, opens, resumes } from './popups.transitions.ts';
import { characterInput, linkInput, linkPurpose, loginInput, verificationInput } from './popups.types.ts';

export const popupsMachine = popupsSetup.createMachine({
  id: 'popups',
  description: 'Which popup is open, and which document above it (POP, WELC, SHELL-2). Only one of each at a time.',
  context: ({ input }) => ({
    viewer: { kind: 'unknown' },
    place: input.place,
    draft: input.draft,
    resumed: input.resumed,
    ssoMode: input.ssoMode,
    enabledMethods: input.enabledMethods,
    provider: null,
    marketingAgreed: null,
    joinData: null,
    refused: null,
    email: '',
    guestPushed: false,
    due: [],
  }),
  type: 'parallel',
  states: {
    popup: {
      initial: 'awaitingViewer',
      on: {
        METHODS_CHANGED: { actions: { type: 'keepMethods', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) } },
        // Opening another popup discards a pending provider answer.
        OPEN: [
          { guard: opens('welcome'), target: '.welcome', actions: 'dropResumed' },
          { guard: opens('agreement'), target: '.agreement', actions: 'dropResumed' },
          { guard: opens('createCharacter'), target: '.createCharacter', actions: 'dropResumed' },
          { guard: opens('linkAccount'), target: '.openingLinkAccount', actions: 'dropResumed' },
          { guard: opens('linkByEmail'), target: '.openingLinkByEmail', actions: 'dropResumed' },
          { guard: opens('passwordReset'), target: '.passwordReset', actions: 'dropResumed' },
          { guard: opens('login'), target: '.login', actions: 'dropResumed' },
          { guard: opens('emailLogin'), target: '.emailLogin', actions: 'dropResumed' },
          { guard: opens('nicknameChange'), target: '.openingNicknameChange', actions: 'dropResumed' },
          { guard: opens('myProfile'), target: '.openingMyProfile', actions: 'dropResumed' },
        ],
        PLACE_REQUESTED: [
          {
            guard: 'isSignedIn',
            target: '.refreshingToken',
            actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
          },
          {
            guard: 'viewerUnknown',
            target: '.awaitingViewer',
            actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
          },
          { target: '.welcome', actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) } },
        ],
        VIEWER_CHANGED: [
          {
            guard: { type: 'signsOut', params: ({ event }) => ({ viewer: event.viewer }) },
            target: '.closed',
            actions: { type: 'keepViewer', params: ({ event }) => ({ viewer: event.viewer }) },
          },
          { actions: { type: 'keepViewer', params: ({ event }) => ({ viewer: event.viewer }) } },
        ],
      },
      states: {
        awaitingViewer: {
          description: 'The session is not known yet; nothing is open (SHELL-1).',
          always: { guard: 'isSignedIn', target: 'checkingTexts' },
          on: {
            VIEWER_CHANGED: { target: 'checkingTexts', actions: { type: 'keepViewer', params: ({ event }) => ({ viewer: event.viewer }) } },
          },
        },

        checkingTexts: {
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
            PLACE_REQUESTED: { actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) } },
          },
        },

        agreementRenewal: {
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
            PLACE_REQUESTED: { actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) } },
            VIEWER_CHANGED: arrivesWhenSignedIn(),
          },
        },

        arriving: {
          description: 'What comes first: a requested place, a wizard that a reload interrupted, the push of a guest, or nothing.',
          always: [
            { guard: 'mayEnterPlace', target: 'refreshingToken' },
            { guard: { type: 'resumesProvider', params: { purpose: 'login' } }, target: 'login' },
            { guard: resumes('agreement'), target: 'agreement' },
            { guard: resumes('createCharacter'), target: 'createCharacter', actions: 'takeUpDraft' },
            { guard: resumes('linkAccount'), target: 'linkAccount', actions: 'takeUpDraft' },
            { guard: resumes('linkByEmail'), target: 'linkByEmail', actions: 'takeUpDraft' },
            { guard: resumes('passwordReset'), target: 'passwordReset', actions: 'takeUpDraft' },
            { guard: { type: 'resumesProvider', params: { purpose: 'link' } }, target: 'linkAccount' },
            { guard: 'hasPlace', target: 'welcome' },
            { guard: 'guestToPush', target: 'linkAccount' },
            { guard: 'partnerWaits', target: 'login' },
            { target: 'closed' },
          ],
        },

        closed: {
          description: 'No popup is open.',
          entry: ['forgetSignUp', 'forgetEmail', 'dropDraft', 'dropResumed', 'forgetPlace'],
          on: { VIEWER_CHANGED: arrivesWhenSignedIn() },
        },

        welcome: {
          description: 'Create a new avatar, or log in (WELC-1).',
          entry: 'forgetSignUp',
          on: {
            SIGN_UP_CHOSEN: 'agreement',
            LOGIN_CHOSEN: 'login',
            CLOSED: 'closed',
            OPEN: closesOn('welcome'),
            VIEWER_CHANGED: arrivesWhenSignedIn(),
          },
        },

        agreement: {
          description: 'What has to be agreed to (AGR).',
          entry: 'forgetConsent',
          invoke: {
            id: 'agreement',
            src: 'agreement',
            input: ({ context }) => ({ ticked: context.draft?.popup === 'agreement' ? context.draft.ticked : [] }),
            onDone: [
              {
                guard: leads('agreed'),
                target: 'preparingJoin',
                actions: { type: 'keepConsent', params: ({ event }) => ({ output: event.output }) },
              },
              { guard: leads('back'), target: 'welcome' },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          exit: ['dropDraft', 'closeDocument'],
          on: { OPEN: closesOn('agreement'), VIEWER_CHANGED: arrivesWhenSignedIn() },
        },

        preparingJoin: {
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
        },

        createCharacter: {
          description: 'A look, a nickname and an ID for the avatar (CHAR).',
          invoke: {
            id: 'createCharacter',
            src: 'createCharacter',
            input: ({ context }) => characterInput(context),
            onDone: [
              {
                guard: leads('created'),
                target: 'openingLinkAccount',
                actions: { type: 'keepCharacter', params: ({ event }) => ({ output: event.output }) },
              },
              { guard: leads('back'), target: 'openingLinkAccount' },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          exit: 'dropDraft',
          on: { OPEN: closesOn('createCharacter') },
        },

        openingLinkAccount: {
          description: 'Was a character made before anything was agreed to? Then the agreement comes first (AGR-2, VAL-7).',
          always: [{ guard: 'mustAgree', target: 'agreement' }, { target: 'linkAccount' }],
        },

        linkAccount: {
          description: 'How the account is made or kept (JOIN); a guest is pushed here once (POP-4).',
          entry: 'markGuestPushed',
          invoke: {
            id: 'linkAccount',
            src: 'linkAccount',
            input: ({ context }) => linkInput(context),
            onDone: [
              { guard: leads('joined'), target: 'joined' },
              { guard: leads('linked'), target: 'joined' },
              { guard: leads('added'), target: 'openingMyProfile' },
              { guard: leads('back'), target: 'openingMyProfile' },
              { guard: leads('linkByEmail'), target: 'openingLinkByEmail', actions: 'dropProvider' },
              {
                guard: leads('createCharacter'),
                target: 'createCharacter',
                actions: { type: 'keepRefusal', params: ({ event }) => ({ output: event.output }) },
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          exit: ['dropDraft', 'dropResumed'],
          on: {
            OPEN: closesOn('linkAccount'),
            METHODS_CHANGED: {
              actions: [
                { type: 'keepMethods', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) },
                { type: 'tellLinkAccountOfMethods', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) },
              ],
            },
          },
        },

        openingLinkByEmail: {
          description: 'Is there a user, or join data, that an email could belong to? If not, linkAccount says so (JOIN-3).',
          always: [
            { guard: 'mustAgree', target: 'agreement' },
            { guard: 'canLinkByEmail', target: 'linkByEmail' },
            { target: 'linkAccount' },
          ],
        },

        linkByEmail: {
          description: 'An email is proven and gets a password (EMAIL); a guest who does so is not pushed any more (POP-4).',
          entry: 'markGuestPushed',
          invoke: {
            id: 'linkByEmail',
            src: 'emailVerification',
            input: ({ context }) => verificationInput(context, 'linkByEmail', linkPurpose(context) ?? { kind: 'link' }),
            onDone: [
              { guard: leads('joined'), target: 'joined' },
              { guard: leads('linked'), target: 'linked' },
              { guard: leads('added'), target: 'openingMyProfile' },
              {
                guard: leads('emailLogin'),
                target: 'emailLogin',
                actions: { type: 'keepEmail', params: ({ event }) => ({ output: event.output }) },
              },
              {
                guard: leads('createCharacter'),
                target: 'createCharacter',
                actions: { type: 'keepRefusal', params: ({ event }) => ({ output: event.output }) },
              },
              { guard: leads('back'), target: 'linkAccount' },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          exit: 'dropDraft',
          on: { OPEN: closesOn('linkByEmail') },
        },

        passwordReset: {
          description: 'A known email is proven and gets a new password (RESET).',
          entry: 'forgetSignUp',
          invoke: {
            id: 'passwordReset',
            src: 'emailVerification',
            input: ({ context }) => verificationInput(context, 'passwordReset', { kind: 'reset' }),
            onDone: [
              {
                guard: leads('emailLogin'),
                target: 'emailLogin',
                actions: { type: 'keepEmail', params: ({ event }) => ({ output: event.output }) },
              },
              { guard: leads('signUp'), target: 'agreement' },
              { guard: leads('back'), target: 'emailLogin' },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          exit: 'dropDraft',
          on: { OPEN: closesOn('passwordReset'), VIEWER_CHANGED: arrivesWhenSignedIn() },
        },

        login: {
          description: 'The ways to sign in (LOGIN-1).',
          entry: 'forgetSignUp',
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context }) => loginInput(context),
            onDone: [
              { guard: leads('signedIn'), target: 'signedIn' },
              { guard: leads('emailLogin'), target: 'emailLogin' },
              { guard: leads('signUp'), target: 'agreement' },
              {
                guard: leads('providerSignUp'),
                target: 'agreement',
                actions: { type: 'keepProvider', params: ({ event }) => ({ output: event.output }) },
              },
              { guard: leads('back'), target: 'welcome' },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          exit: 'dropResumed',
          on: {
            OPEN: closesOn('login'),
            VIEWER_CHANGED: arrivesWhenSignedIn(),
            METHODS_CHANGED: {
              actions: [
                { type: 'keepMethods', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) },
                { type: 'tellLoginOfMethods', params: ({ event }) => ({ enabledMethods: event.enabledMethods }) },
              ],
            },
          },
        },

        emailLogin: {
          description: 'Sign in with email and password (LOGIN-2).',
          entry: 'forgetSignUp',
          invoke: {
            id: 'emailLogin',
            src: 'emailLogin',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              { guard: leads('signedIn'), target: 'signedIn' },
              {
                guard: leads('passwordReset'),
                target: 'passwordReset',
                actions: { type: 'keepEmail', params: ({ event }) => ({ output: event.output }) },
              },
              { guard: leads('back'), target: 'login' },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          on: { OPEN: closesOn('emailLogin'), VIEWER_CHANGED: arrivesWhenSignedIn() },
        },

        signedIn: {
          description: 'Signed in just now: on to the requested place, if there is one (LOGIN-3).',
          always: [{ guard: 'hasPlace', target: 'leavingForWorld' }, { target: 'awaitingViewer' }],
        },

        joined: {
          description: 'An account of one’s own just now: on to the room or the requested place, unless a partner waits (JOIN-2, SOC-5).',
          always: [{ guard: 'isSsoMode', target: 'closed' }, { target: 'leavingForWorld' }],
        },

        leavingForWorld: {
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
            PLACE_REQUESTED: { actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) } },
          },
        },

        linked: {
          description: 'An email is linked just now: on to a requested place, unless a partner waits for whom it is now (EMAIL-7, GW-2).',
          always: [{ guard: 'isSsoMode', target: 'closed' }, { target: 'awaitingViewer' }],
        },

        openingNicknameChange: {
          description: 'Only a signed-in person has a nickname to change.',
          always: [{ guard: 'isSignedIn', target: 'nicknameChange' }, { target: 'login' }],
        },

        nicknameChange: {
          description: 'The person changes their nickname (PROF-2).',
          invoke: {
            id: 'nicknameChange',
            src: 'nicknameChange',
            onDone: [{ guard: leads('closed'), target: 'closed' }, { target: 'myProfile' }],
            onError: 'closed',
          },
          on: { OPEN: closesOn('nicknameChange') },
        },

        openingMyProfile: {
          description: 'Only a signed-in person has a profile.',
          always: [{ guard: 'isSignedIn', target: 'myProfile' }, { target: 'login' }],
        },

        myProfile: {
          description: 'Who I am here (PROF-1).',
          invoke: {
            id: 'profile',
            src: 'profile',
            onDone: [
              { guard: leads('nicknameChange'), target: 'nicknameChange' },
              { guard: leads('linkAccount'), target: 'linkAccount' },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          exit: 'closeDocument',
          on: { OPEN: closesOn('myProfile') },
        },

        refreshingToken: {
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
            VIEWER_CHANGED: [
              {
                guard: { type: 'signsOut', params: ({ event }) => ({ viewer: event.viewer }) },
                actions: [{ type: 'keepViewer', params: ({ event }) => ({ viewer: event.viewer }) }, 'forgetSignUp'],
              },
              { actions: { type: 'keepViewer', params: ({ event }) => ({ viewer: event.viewer }) } },
            ],
          },
        },

        alertingToken: {
          description: 'An alert: the server could not be asked for a new token; try again? (REFR-2, API-25)',
          tags: 'alert',
          on: { RETRY_CHOSEN: 'refreshingToken', ALERT_CONFIRMED: 'closed' },
        },

        enteringWorld: {
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
        },

        alertingPlace: {
          description: 'An alert: the place cannot be entered (ERR-11).',
          tags: 'alert',
          on: { ALERT_CONFIRMED: 'closed' },
        },
      },
    },

    document: {
      initial: 'closed',
      on: {
        DOCUMENT_OPENED: [
          // A document belongs to the popup that offers it, and closes with it.
          { guard: not(or([stateIn({ popup: 'agreement' }), stateIn({ popup: 'agreementRenewal' }), stateIn({ popup: 'myProfile' })])) },
          ...DOCUMENTS.map((document) => ({ guard: names(document), target: `.${document}` })),
        ],
        DOCUMENT_CLOSED: '.closed',
      },
      states: {
        closed: { description: 'No document is open above the popup.' },
        privacyPolicy: {
          description: 'The privacy policy (POP-2).',
          on: { DOCUMENT_OPENED: { guard: names('privacyPolicy'), target: 'closed' } },
        },
        serviceTerms: {
          description: 'The terms of service (POP-2).',
          on: { DOCUMENT_OPENED: { guard: names('serviceTerms'), target: 'closed' } },
        },
        privacyCollection: {
          description: 'Which personal data are collected (POP-2).',
          on: { DOCUMENT_OPENED: { guard: names('privacyCollection'), target: 'closed' } },
        },
        privacyThirdParty: {
          description: 'Whom personal data are given to (POP-2).',
          on: { DOCUMENT_OPENED: { guard: names('privacyThirdParty'), target: 'closed' } },
        },
        marketing: { description: 'Marketing messages (POP-2).', on: { DOCUMENT_OPENED: { guard: names('marketing'), target: 'closed' } } },
      },
    },
  },
});
