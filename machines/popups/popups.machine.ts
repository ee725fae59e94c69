import { eventParams } from '../event-params.ts';
import { arrivingStates } from './arriving.states.ts';
import { documentRegion } from './document.region.ts';
import { type Draft, type Held, NOTHING_HELD } from './draft.ts';
import { enteringWorldStates } from './entering-world.states.ts';
import { ownProfileStates } from './own-profile.states.ts';
import { popupsSetup } from './popups.setup.ts';
import { keepMethods, keepPlace, keepViewer, opens } from './popups.transitions.ts';
import { offeredMethods } from './popups.types.ts';
import { signingInStates } from './signing-in.states.ts';
import { signingUpStates } from './signing-up.states.ts';

function heldIn(draft: Draft | null): Held {
  if (draft === null) return NOTHING_HELD;
  const { open, email, name, ...held } = draft;
  return held;
}

export const popupsMachine = popupsSetup.createMachine({
  id: 'popups',
  description: 'Which popup is open, and which document above it (POP, WELC, SHELL-2). Only one of each at a time.',
  context: ({ input }) => ({
    viewer: { kind: 'unknown' },
    place: input.place,
    ...heldIn(input.draft),
    interrupted: input.draft?.open ?? null,
    takenUp: false,
    resumed: input.resumed,
    ssoMode: input.ssoMode,
    enabledMethods: offeredMethods(input.enabledMethods, input.ssoMode),
    provider: null,
    refused: null,
    email: input.draft?.email ?? '',
    typedName: input.draft?.name ?? '',
    guestPushed: false,
    due: [],
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
          { guard: opens('agreement'), target: '.openingSignUp', actions: 'dropResumed' },
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
            actions: keepPlace,
          },
          {
            guard: 'viewerUnknown',
            target: '.awaitingViewer',
            actions: keepPlace,
          },
          { target: '.welcome', actions: keepPlace },
        ],
        VIEWER_CHANGED: [
          {
            guard: { type: 'signsOut', params: eventParams },
            target: '.closed',
            actions: keepViewer,
          },
          { actions: keepViewer },
        ],
      },
      states: { ...arrivingStates, ...signingUpStates, ...signingInStates, ...ownProfileStates, ...enteringWorldStates },
    },

    document: documentRegion,
  },
});
