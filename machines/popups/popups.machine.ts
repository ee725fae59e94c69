import { heldSignUp } from '../joining/held-sign-up.ts';
import { arrivingStates } from './arriving.states.ts';
import { documentRegion } from './document.region.ts';
import { NOTHING_HELD } from './draft.ts';
import { enteringWorldStates } from './entering-world.states.ts';
import { ownProfileStates } from './own-profile.states.ts';
import { popupsSetup } from './popups.setup.ts';
import {
  closesWhenSignedOut,
  keepMethods,
  keepPlace,
  keepViewer,
  logsInWhenSignedOut,
  opens,
  opensJoiningAt,
} from './popups.transitions.ts';
import { offeredMethods } from './popups.types.ts';
import { signingInStates } from './signing-in.states.ts';
import { signingUpStates } from './signing-up.states.ts';

export const popupsMachine = popupsSetup.createMachine({
  id: 'popups',
  description: 'Which popup is open, and which document above it (POP, WELC, SHELL-2). Only one of each at a time.',
  context: ({ input }) => ({
    viewer: { kind: 'unknown' },
    owner: input.draft?.owner ?? null,
    place: input.place,
    campus: input.campus ?? null,
    startsWith: null,
    signUp: heldSignUp(input.draft ?? NOTHING_HELD),
    joiningStart: null,
    joiningStep: null,
    reset: input.draft?.reset ?? null,
    newEmail: input.draft?.newEmail ?? null,
    interrupted: input.draft?.open ?? null,
    resumed: input.resumed,
    ssoMode: input.ssoMode,
    asked: input.asked ?? null,
    enabledMethods: offeredMethods(input.enabledMethods, input.ssoMode),
    email: input.draft?.email ?? '',
    typedName: input.draft?.name ?? '',
    entersAsGuest: false,
    profileLeftFor: null,
    guestPushed: input.leftAlone ?? false,
    due: [],
    documentItem: null,
  }),
  type: 'parallel',
  states: {
    popup: {
      initial: 'awaitingViewer',
      on: {
        METHODS_CHANGED: { actions: keepMethods },
        // Opening another popup discards a pending provider answer.
        OPEN: [
          { guard: opens('welcome'), target: '.openingWelcome', actions: 'dropResumed' },
          { guard: opens('agreement'), ...opensJoiningAt('signUp') },
          { guard: opens('createCharacter'), ...opensJoiningAt('createCharacter') },
          { guard: opens('linkAccount'), ...opensJoiningAt('linkAccount') },
          { guard: opens('linkByEmail'), ...opensJoiningAt('linkByEmail') },
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
            actions: keepPlace,
          },
          { guard: 'isOnTheWayIn', actions: keepPlace },
          {
            guard: 'viewerUnknown',
            target: '.awaitingViewer',
            actions: keepPlace,
          },
          { target: '.welcome', actions: keepPlace },
        ],
        VIEWER_CHANGED: [logsInWhenSignedOut('.login'), closesWhenSignedOut('.closed'), { actions: keepViewer }],
      },
      states: { ...arrivingStates, ...signingUpStates, ...signingInStates, ...ownProfileStates, ...enteringWorldStates },
    },

    document: documentRegion,
  },
});
