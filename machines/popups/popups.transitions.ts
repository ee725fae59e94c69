import type { DocumentName } from '#contract/documents.ts';
import type { MethodCode } from '#contract/methods.ts';
import type { Campus } from '../campus.ts';
import { endsAs } from '../ends-as.ts';
import { SIGN_UP_STEPS } from '../joining/held-sign-up.ts';
import type { JoiningStart } from '../joining/joining.types.ts';
import type { LoginOutput } from '../login/login.machine.ts';
import type { Place } from '../place.ts';
import type { ProfileDetour } from '../profile/profile.machine.ts';
import type { Viewer } from '../viewer.ts';
import type { Interrupted } from './draft.ts';
import type { PopupName } from './popup-names.ts';
import type { AnyOutput } from './popups.setup.ts';
import type { Emitted } from './popups.types.ts';

/** The popup’s flow ended with this outcome. */
export const popupEndsAs = endsAs<AnyOutput>;
export const opens = (popup: PopupName) => ({
  type: 'opens' as const,
  params: ({ event }: { event: { popup: PopupName } }) => ({ chosen: event.popup, popup }),
});
export const names = (document: DocumentName) => ({
  type: 'names' as const,
  params: ({ event }: { event: { document: DocumentName } }) => ({ chosen: event.document, document }),
});
export const resumes = (popup: Interrupted) => ({ type: 'resumes' as const, params: { popup } });

const startJoining = (start: JoiningStart, pushed = false) => ({ type: 'startJoining' as const, params: { start, pushed } });
/** On the way to an account: at this step, or where the sign-up was left. */
export const joinsAt = (start: JoiningStart) => ({ target: 'joining', actions: startJoining(start) });
/** A guest is pushed to link an account, which they did not ask for (POP-4). */
export const pushesGuest = { target: 'joining', actions: startJoining('linkAccount', true) };
/** From the profile, which has the focus on what led away when the person comes back to it. */
export const leavesProfile = (detour: ProfileDetour) => ({ type: 'leaveProfile' as const, params: { detour } });
/** The same by a popup's name or a button: a provider's answer that waited is not waited for any more. */
export const joinsAnewAt = (start: JoiningStart) => ({ target: 'joining', actions: ['dropResumed' as const, startJoining(start)] });
export const opensJoiningAt = (start: JoiningStart) => ({ ...joinsAnewAt(start), target: '.joining' });
/** While `joining` is open, the names of its popups are its own. */
export const opensInJoining = (['welcome', ...SIGN_UP_STEPS] as const).map((popup) => ({
  guard: opens(popup),
  actions: { type: 'openInJoining' as const, params: { popup } },
}));
/** A login found no account of this provider's account: it is one to join with (LOGIN-4). */
export const joinsWithProvider = {
  target: 'joining',
  actions: {
    type: 'startJoiningWithProvider' as const,
    params: ({ event }: { event: { output: LoginOutput } }) => ({ output: event.output }),
  },
};

/** Sign up on a page: it goes on where it was left; the page asks a person who has an avatar on this device which they mean (WELC-1). */
export const signsUp = [
  { guard: 'holdsSignUp' as const, ...joinsAnewAt('signUp') },
  {
    guard: { type: 'returns' as const, params: ({ event }: { event: { returning: boolean } }) => ({ returning: event.returning }) },
    target: 'welcome',
    actions: 'dropResumed' as const,
  },
  joinsAnewAt('signUp'),
];

/** Log in on a page: straight to the form for a person who used email last on this device; from there, Back leads to all ways (LOGIN-6). */
export const logsIn = [
  {
    guard: { type: 'goesOnByEmail' as const, params: ({ event }: { event: { byEmail: boolean } }) => ({ byEmail: event.byEmail }) },
    target: 'emailLogin',
    actions: 'dropResumed' as const,
  },
  { target: 'login', actions: 'dropResumed' as const },
];

/** The way used last, on a page: its provider at once, with all other ways around it (LOGIN-6). */
export const logsInByLastWay = {
  target: 'login',
  actions: [
    'dropResumed' as const,
    { type: 'startWith' as const, params: ({ event: { method } }: { event: { method: MethodCode } }) => ({ method }) },
  ],
};

/** Choosing the open popup’s name again closes it (POP-1). */
export const closesOn = (popup: PopupName) => ({ guard: opens(popup), target: 'closed' });

/** Actions with what their event brings. */
export const keepPlace = {
  type: 'keepPlace' as const,
  params: ({ event: { place, campus = null } }: { event: { place: Place; campus?: Campus | null } }) => ({ place, campus }),
};
export const keepViewer = { type: 'keepViewer' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) };
export const keepMethods = {
  type: 'keepMethods' as const,
  params: ({ event }: { event: { enabledMethods: readonly number[] } }) => ({ enabledMethods: event.enabledMethods }),
};
export const keepEmail = {
  type: 'keepEmail' as const,
  params: ({ event }: { event: { output: AnyOutput } }) => ({ output: event.output }),
};

/** No popup is left open for a person who has signed out (OUT-1). */
export const closesWhenSignedOut = (target = 'closed') => ({
  guard: { type: 'signsOut' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) },
  target,
  actions: keepViewer,
});

/** At the gateway the partner still waits: the login comes next, for another account (GW-2, PARTNER-6). */
export const logsInWhenSignedOut = (target = 'login') => {
  const closes = closesWhenSignedOut(target);
  return { ...closes, guard: { ...closes.guard, type: 'signsOutAtGateway' as const } };
};

/** As `arrivesWhenSignedIn`; a member is greeted. A login in another window has set no password, and no phone has approved it (RESET-2, HAND-1). */
export function greetsWhenSignedIn(by: Emitted['by']) {
  const arrives = arrivesWhenSignedIn();
  const greets = {
    ...arrives,
    guard: { ...arrives.guard, type: 'signsInAsMember' as const },
    actions: [
      keepViewer,
      {
        type: 'tellSignedIn' as const,
        params: ({ event: { elsewhere = false } }: { event: { elsewhere?: boolean } }) => ({ by: elsewhere ? ('login' as const) : by }),
      },
    ],
  };
  return [greets, arrives];
}

/** A guest from the login goes on as one who joins: to the terms, then to the campus (JOIN-2, LOGIN-1). */
export const entersAsGuest = {
  guard: { type: 'entersAsGuest' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) },
  target: 'joined',
  actions: keepViewer,
};

/** A popup of signing in has nothing left to do once a person is signed in, here or in another tab. */
export function arrivesWhenSignedIn() {
  return {
    guard: { type: 'signsIn' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) },
    target: 'checkingTexts',
    actions: keepViewer,
  };
}

/** A popup about the person who is signed in is not there for another one, who has signed in in another tab (OUT-1). */
export const closesForAnother = {
  guard: { type: 'isAnother' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) },
  target: 'closed',
  actions: keepViewer,
};
