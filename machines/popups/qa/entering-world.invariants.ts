import { endedWell, failed } from '#machines/samples.ts';
import { isSignedIn, VISITOR } from '#machines/viewer.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { arrivalOf, dueIn, nextOf, sessionAfter } from './popups.happened.ts';

/** Leaving for the 3D host (JOIN-2, LOGIN-3, SHELL-2, STORE-1, REFR-2, API-25). */
export const enteringWorldInvariants: readonly Invariant<typeof popupsMachine>[] = [
  {
    title: 'a requested place is entered as soon as a person is signed in (SHELL-2, LOGIN-3)',
    holds: (after, event, before) => {
      const { context } = before;
      if (context.place === null || context.ssoMode) return true;
      const arrives = isSignedIn(arrivalOf(event, before) ?? VISITOR);
      const signsIn =
        nextOf(event, 'login') === 'signedIn' || nextOf(event, 'emailLogin') === 'signedIn' || nextOf(event, 'handOver') === 'signedIn';
      return (!arrives || after.value.popup === 'refreshingToken') && (!signsIn || after.value.popup === 'leavingForWorld');
    },
  },
  {
    title: 'the page leaves for the 3D host only after the token was checked (STORE-1, LOGIN-3, JOIN-2)',
    holds: (after, event, before) =>
      after.value.popup !== 'enteringWorld' || before.value.popup === 'enteringWorld' || sessionAfter(event) === 'alive',
  },
  {
    title: 'a session that has ended leads to sign-in, and the place is kept (SHELL-2, REFR-2)',
    holds: ({ value, context }, event) =>
      sessionAfter(event) !== 'ended' || (value.popup === 'login' && context.place !== null && !isSignedIn(context.viewer)),
  },
  {
    title: 'a token that could not be refreshed is said, and the place is kept for another try (REFR-2, API-25)',
    holds: ({ value, context }, event) => !failed(event, 'refreshToken') || (value.popup === 'alertingToken' && context.place !== null),
  },
  {
    title: 'a person who leaves for the 3D host and owes no agreement enters it, and one who owes one does after agreeing (JOIN-2, AGR-5)',
    holds: (after, event, before) =>
      before.value.popup !== 'leavingForWorld' ||
      !(endedWell(event, 'readDueBeforeLeaving') || failed(event, 'readDueBeforeLeaving')) ||
      (dueIn(event).length > 0 ? after.context.place !== null : after.value.popup === 'refreshingToken'),
  },
  {
    title:
      'a guest from the login goes where one who joins goes, and is pushed to link nothing on the way; one of another tab stays here (JOIN-2, LOGIN-1)',
    holds: (after, event, before) => {
      const isGuest = event.type === 'VIEWER_CHANGED' && event.viewer.kind === 'guest';
      if (before.value.popup !== 'login' || !(isGuest || nextOf(event, 'login') === 'guest')) return true;
      if (nextOf(event, 'login') === 'guest') return after.value.popup === (after.context.ssoMode ? 'closed' : 'leavingForWorld');
      return (after.value.popup === 'leavingForWorld') === (before.context.entersAsGuest && !after.context.ssoMode);
    },
  },
  {
    title: 'the campus’s own sign-on at the welcome goes to the provider of this campus at once (CAMPUS-2, SOC-1)',
    holds: (after, event, before) =>
      event.type !== 'CAMPUS_LOGIN_CHOSEN' ||
      before.value.popup !== 'welcome' ||
      before.context.campus === null ||
      (after.value.popup === 'login' &&
        after.context.startsWith === before.context.campus.method &&
        after.context.campus === before.context.campus),
  },
  {
    title: 'a campus is shown as long as its place is to be entered, and no longer (CAMPUS-2)',
    holds: ({ context: { campus, place } }) => campus === null || place !== null,
  },
  {
    title: 'a place that was entered, or could not be, is not gone to again (ROUTE-8, ERR-11)',
    holds: (after, event, before) =>
      before.value.popup !== 'enteringWorld' ||
      after.value.popup === 'enteringWorld' ||
      event.type === 'PLACE_REQUESTED' ||
      after.context.place === null,
  },
  {
    title:
      'after a partner’s sign-in the page does not leave for the 3D host, unless the person asks for a place there and then (JOIN-2, GW-2)',
    holds: (after, event, before) =>
      !after.context.ssoMode ||
      after.value.popup !== 'refreshingToken' ||
      ['refreshingToken', 'alertingToken'].includes(before.value.popup) ||
      event.type === 'PLACE_REQUESTED',
  },
];
