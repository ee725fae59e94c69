import type { DocumentName } from '#contract/documents.ts';
import { endsAs } from '../ends-as.ts';
import type { Place } from '../place.ts';
import type { Viewer } from '../viewer.ts';
import type { Interrupted, SignUpStep } from './draft.ts';
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
export const wasLeftAt = (step: SignUpStep) => ({ type: 'wasLeftAt' as const, params: { step } });
export const keepStep = (step: SignUpStep) => ({ type: 'keepStep' as const, params: { step } });

/** What was left before is dropped, because the person asks for it. */
export const startsAgain = { target: 'agreement', reenter: true, actions: 'forgetSignUp' as const };

/** Sign up on a page: it goes on where it was left; the page asks a person who has an avatar on this device which they mean (WELC-1). */
export const signsUp = [
  { guard: 'holdsSignUp' as const, target: 'openingSignUp', actions: 'dropResumed' as const },
  {
    guard: { type: 'returns' as const, params: ({ event }: { event: { returning: boolean } }) => ({ returning: event.returning }) },
    target: 'welcome',
    actions: 'dropResumed' as const,
  },
  { target: 'openingSignUp', actions: 'dropResumed' as const },
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

/** Choosing the open popup’s name again closes it (POP-1). */
export const closesOn = (popup: PopupName) => ({ guard: opens(popup), target: 'closed' });

/** Actions with what their event brings. */
export const keepPlace = { type: 'keepPlace' as const, params: ({ event }: { event: { place: Place } }) => ({ place: event.place }) };
export const keepViewer = { type: 'keepViewer' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) };
export const keepMethods = {
  type: 'keepMethods' as const,
  params: ({ event }: { event: { enabledMethods: readonly number[] } }) => ({ enabledMethods: event.enabledMethods }),
};
export const keepEmail = {
  type: 'keepEmail' as const,
  params: ({ event }: { event: { output: AnyOutput } }) => ({ output: event.output }),
};

/** As `arrivesWhenSignedIn`; a member is greeted. */
export function greetsWhenSignedIn(by: Emitted['by']) {
  const arrives = arrivesWhenSignedIn();
  const greets = {
    ...arrives,
    guard: { ...arrives.guard, type: 'signsInAsMember' as const },
    actions: [keepViewer, { type: 'tellSignedIn' as const, params: { by } }],
  };
  return [greets, arrives];
}

/** A popup of signing in has nothing left to do once a person is signed in, here or in another tab. */
export function arrivesWhenSignedIn() {
  return {
    guard: { type: 'signsIn' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) },
    target: 'checkingTexts',
    actions: keepViewer,
  };
}

/** A sign-up by email is open while the session begins: it may be that sign-up, or another window's. */
export const tellsOfSignIn = {
  guard: { type: 'becomesSignedIn' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) },
  actions: [keepViewer, 'tellLinkByEmailOfSignIn' as const],
};

/** A popup about the person who is signed in is not there for another one, who has signed in in another tab (OUT-1). */
export const closesForAnother = {
  guard: { type: 'isAnother' as const, params: ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer }) },
  target: 'closed',
  actions: keepViewer,
};
