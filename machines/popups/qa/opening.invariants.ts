import type { SnapshotFrom } from 'xstate';
import { methodByCode } from '#contract/methods.ts';
import { SIGN_UP_STEPS, stepHeld } from '#machines/joining/held-sign-up.ts';
import { isSignedIn } from '#machines/viewer.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import type { PopupName } from '../popup-names.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { shownPopup } from './popups.happened.ts';

const { type: EMAIL } = methodByCode('email');

/** What a name may open instead, because it has to come first. */
const FIRST: Readonly<Partial<Record<PopupName, readonly string[]>>> = {
  // A sign-up that was left goes on where it was.
  welcome: ['agreement', 'preparingJoin', 'createCharacter', 'linkByEmail'],
  agreement: ['preparingJoin', 'createCharacter', 'linkByEmail'],
  linkAccount: ['agreement'],
  linkByEmail: ['agreement', 'linkAccount'],
  nicknameChange: ['login'],
  myProfile: ['login'],
};

/** The popups that offer documents. */
const OFFERS_DOCUMENTS: readonly string[] = ['agreement', 'agreementRenewal', 'myProfile'];

/** Popups with a flow of their own, by the id of its actor. */
const FLOWS: readonly string[] = [
  'agreementRenewal',
  'joining',
  'passwordReset',
  'passwordChange',
  'emailChange',
  'login',
  'emailLogin',
  'handOver',
  'nicknameChange',
  'profile',
];

/** What is open, and what is kept of it (POP-1, POP-2, PROF, METHOD-2, OUT-1). */
export const openingInvariants: readonly Invariant<typeof popupsMachine>[] = [
  {
    title: 'one popup is open at most, and only its own flow runs (POP-1)',
    holds: ({ value, children }) => runningFlows(children).every((id) => id === (value.popup === 'myProfile' ? 'profile' : value.popup)),
  },
  {
    title: 'choosing the open popup’s name again closes it (POP-1)',
    holds: (after, event, before) =>
      event.type !== 'OPEN' || event.popup !== shownPopup(before) || isInJoining(event, before) || after.value.popup === 'closed',
  },
  {
    title: 'a name opens its popup, or what has to come first (POP-1)',
    holds: (after, event, before) =>
      event.type !== 'OPEN' ||
      event.popup === shownPopup(before) ||
      before.value.popup === 'agreementRenewal' ||
      isInJoining(event, before) ||
      [event.popup, ...(FIRST[event.popup] ?? [])].includes(shownPopup(after)),
  },
  {
    title: 'sign up on a page leads straight to the agreement; a person with an avatar on this device is asked first (WELC-1)',
    holds: (after, event, before) =>
      event.type !== 'SIGN_UP_REQUESTED' ||
      !['closed', 'awaitingViewer'].includes(before.value.popup) ||
      stepHeld(before.context.signUp, before.context.viewer) !== null ||
      shownPopup(after) === (event.returning ? 'welcome' : 'agreement'),
  },
  {
    title:
      'log in on a page leads straight to the form if email was used last and no partner waits, otherwise to all ways (LOGIN-6, LOGIN-1)',
    holds: ({ value, context }, event, before) =>
      event.type !== 'LOGIN_REQUESTED' ||
      !['closed', 'awaitingViewer'].includes(before.value.popup) ||
      value.popup === (event.byEmail && !context.ssoMode && before.context.enabledMethods.includes(EMAIL) ? 'emailLogin' : 'login'),
  },
  {
    title: 'the way used last, chosen on a page, is the provider that the login begins with, and no later one does (LOGIN-6, SOC-1)',
    holds: ({ value, context }, event, before) => {
      if (event.type === 'LAST_WAY_CHOSEN' && ['closed', 'awaitingViewer'].includes(before.value.popup))
        return value.popup === 'login' && context.startsWith === event.method;
      return value.popup === 'login' || context.startsWith === null;
    },
  },
  {
    title: 'log in on a page closes the popup that it opened (POP-1)',
    holds: ({ value }, event, before) =>
      event.type !== 'LOGIN_REQUESTED' || !['login', 'emailLogin', 'handOver'].includes(before.value.popup) || value.popup === 'closed',
  },
  {
    title: 'choosing the open document’s name again closes it, another’s replaces it (POP-2)',
    holds: (after, event, before) =>
      event.type !== 'DOCUMENT_OPENED' ||
      !OFFERS_DOCUMENTS.includes(shownPopup(before)) ||
      after.value.document === (event.document === before.value.document ? 'closed' : event.document),
  },
  {
    title:
      'agreeing to a document closes it, and only that of a box that is not ticked can be agreed to; no box is kept without its document (POP-2, AGR-1)',
    holds: (after, event, before) =>
      (after.value.document !== 'closed' || after.context.documentItem === null) &&
      (event.type !== 'DOCUMENT_AGREED' || before.context.documentItem !== null || after.value.document === before.value.document),
  },
  {
    title: 'a document is open only above the popup that offers it, and closes with it (POP-2)',
    holds: (snapshot) => snapshot.value.document === 'closed' || OFFERS_DOCUMENTS.includes(shownPopup(snapshot)),
  },
  {
    title:
      'signing out, here or in another tab, closes the popup and forgets the place (OUT-1); at the gateway the login follows (GW-2, PARTNER-6)',
    holds: ({ value, context }, event, before) =>
      event.type !== 'VIEWER_CHANGED' ||
      isSignedIn(event.viewer) ||
      !isSignedIn(before.context.viewer) ||
      before.value.popup === 'refreshingToken' ||
      (context.ssoMode ? value.popup === 'login' : value.popup === 'closed' && context.place === null),
  },
  {
    title: 'only a signed-in person has a profile and a nickname to change (PROF-1, PROF-2)',
    holds: ({ value, context }) => !(value.popup === 'myProfile' || value.popup === 'nicknameChange') || isSignedIn(context.viewer),
  },
  {
    title: 'when nothing is open, nothing but what the wizards hold is kept (EMAIL-9)',
    holds: ({ value, context }) =>
      value.popup !== 'closed' ||
      (context.email === '' &&
        context.joiningStep === null &&
        context.typedName === '' &&
        context.interrupted === null &&
        context.resumed === null &&
        context.place === null),
  },
  {
    title: 'the popups offer the methods that the server last named (METHOD-2)',
    holds: ({ children, context }, event, before) => {
      if (event.type === 'METHODS_CHANGED') {
        const offered = event.enabledMethods.filter((type) => !context.ssoMode || type !== methodByCode('guest').type);
        return context.enabledMethods.join() === offered.join();
      }
      const { login, joining } = children;
      return (
        (login === undefined || login === before.children.login || login.getSnapshot().context.enabledMethods === context.enabledMethods) &&
        (joining === undefined ||
          joining === before.children.joining ||
          joining.getSnapshot().context.enabledMethods === context.enabledMethods)
      );
    },
  },
];

/** While `joining` is open its own model says what the names of its popups do. */
function isInJoining({ popup }: { readonly popup: PopupName }, { value }: SnapshotFrom<typeof popupsMachine>): boolean {
  return value.popup === 'joining' && ['welcome', ...SIGN_UP_STEPS].includes(popup);
}

function runningFlows(children: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(children).filter((id) => children[id] !== undefined && FLOWS.includes(id));
}
