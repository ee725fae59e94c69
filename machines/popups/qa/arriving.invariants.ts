import { methodByCode } from '#contract/methods.ts';
import { endedWell, failed, TICKET } from '#machines/samples.ts';
import { isSignedIn, VISITOR } from '#machines/viewer.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { canResume, openPopup, seenBy } from '../popups.types.ts';
import { arrivalOf, dueIn, nextOf, ON_THE_WAY_IN, SIGNING_IN, shownPopup } from './popups.happened.ts';

/** What comes first when a page has loaded or a person has signed in (AGR-5, POP-4, SHELL-2, EMAIL-9, GW-2, SOC-2). */
export const arrivingInvariants: readonly Invariant<typeof popupsMachine>[] = [
  {
    title: 'a person who signs in goes nowhere before it is known what they have to agree to, unless a partner waits (AGR-5)',
    holds: (after, event, { value, context }) =>
      event.type !== 'VIEWER_CHANGED' ||
      !isSignedIn(event.viewer) ||
      context.ssoMode ||
      !(SIGNING_IN.includes(value.popup) || value.popup === 'agreementRenewal') ||
      after.value.popup === (context.entersAsGuest && event.viewer.kind === 'guest' ? 'leavingForWorld' : 'checkingTexts'),
  },
  {
    title: 'a due agreement is asked for before anything else (AGR-5)',
    holds: ({ value, children }, event) =>
      dueIn(event).length === 0 ||
      (value.popup === 'agreementRenewal' && children.agreementRenewal?.getSnapshot().context.due === dueIn(event)),
  },
  {
    title: 'the due agreement is left only by agreeing, or when the signed-in user changes (AGR-5)',
    holds: (after, event, before) =>
      before.value.popup !== 'agreementRenewal' ||
      after.value.popup === 'agreementRenewal' ||
      endedWell(event, 'agreementRenewal') ||
      failed(event, 'agreementRenewal') ||
      event.type === 'VIEWER_CHANGED',
  },
  {
    title: 'where a partner waits nothing is asked for between signing in and the partner (GW-2)',
    holds: ({ value, context }) => !context.ssoMode || !['checkingTexts', 'leavingForWorld', 'agreementRenewal'].includes(value.popup),
  },
  {
    title: 'a guest who arrives is pushed into linkAccount (POP-4)',
    holds: (after, event, before) => {
      const { context } = before;
      const viewer = arrivalOf(event, before);
      return (
        viewer?.kind !== 'guest' ||
        context.guestPushed ||
        (context.place !== null && !context.ssoMode) ||
        context.resumed !== null ||
        canResume({ ...context, ...seenBy(context, viewer) }) ||
        shownPopup(after) === 'linkAccount'
      );
    },
  },
  {
    title: 'a guest is pushed once at most, unless a partner waits (POP-4, JOIN-4)',
    holds: (after, event, before) =>
      after.context.ssoMode ||
      before.context.resumed !== null ||
      shownPopup(after) !== 'linkAccount' ||
      before.value.popup === 'joining' ||
      !isSignedIn(arrivalOf(event, before) ?? VISITOR) ||
      !before.context.guestPushed,
  },
  {
    title: 'a person who was led to linkAccount, or proves an email, is not pushed again (POP-4)',
    holds: (snapshot) => !['linkAccount', 'linkByEmail'].includes(openPopup(snapshot)) || snapshot.context.guestPushed,
  },
  {
    title: 'a visitor who asks for a place is welcomed, unless they are on the way in already, and the place is kept (SHELL-2)',
    holds: ({ value, context }, event, before) =>
      event.type !== 'PLACE_REQUESTED' ||
      context.viewer.kind !== 'visitor' ||
      // Signed in just now, though the session has not said yet who it is.
      ['leavingForWorld', 'agreementRenewal'].includes(before.value.popup) ||
      (value.popup === (ON_THE_WAY_IN.includes(before.value.popup) ? before.value.popup : 'welcome') && context.place === event.place),
  },
  {
    title: 'a flow that a reload interrupted is open again (EMAIL-9)',
    holds: (after, event, before) => {
      const { context } = before;
      const viewer = arrivalOf(event, before);
      return (
        viewer === null ||
        !canResume({ ...context, ...seenBy(context, viewer) }) ||
        // A sign-in just now leaves for a place, whether or not the session has said already who it is.
        (context.place !== null && (isSignedIn(viewer) || before.value.popup === 'agreementRenewal')) ||
        shownPopup(after) === (context.interrupted === 'idChange' ? 'myProfile' : context.interrupted)
      );
    },
  },
  {
    title: 'a visitor from a partner is asked to sign in, a guest to have an account of their own (GW-2, JOIN-4)',
    holds: (after, event, { value: was, context }) =>
      !context.ssoMode ||
      event.type !== 'VIEWER_CHANGED' ||
      was.popup !== 'awaitingViewer' ||
      context.interrupted !== null ||
      context.resumed !== null ||
      shownPopup(after) === { unknown: 'closed', visitor: 'login', guest: 'linkAccount', member: 'closed' }[event.viewer.kind],
  },
  {
    title: 'where a partner waits, no person is offered to become a guest, who would get no code (JOIN-4)',
    holds: ({ context, children }) => {
      const offered = [context, children.login?.getSnapshot().context, children.joining?.getSnapshot().context];
      return !context.ssoMode || offered.every((where) => !where?.enabledMethods.includes(methodByCode('guest').type));
    },
  },
  {
    title: 'a person who chose the account that a provider’s account belongs to logs in to it, with the ticket for it (SOC-4)',
    holds: ({ children }, event) => nextOf(event, 'joining') !== 'providerLogin' || children.login?.getSnapshot().context.ticket === TICKET,
  },
  {
    title:
      'what the address asks for opens for a visitor before a place is asked about, and never above what a reload interrupted (LOGIN-1, WELC-1)',
    holds: (after, event, before) => {
      const { context } = before;
      const viewer = arrivalOf(event, before);
      if (context.asked === null || viewer?.kind !== 'visitor' || context.resumed !== null) return true;
      if (canResume({ ...context, ...seenBy(context, viewer) })) return true;
      const isSignUp = context.asked.type === 'SIGN_UP_REQUESTED';
      return (isSignUp ? ['welcome', 'joining'] : ['login', 'emailLogin']).includes(after.value.popup);
    },
  },
  {
    title: 'what the address asks for opens nothing for a person who is signed in, and is asked once (LOGIN-1, SHELL-1)',
    holds: ({ context, value }) => context.asked === null || (value.popup === 'awaitingViewer' && context.viewer.kind === 'unknown'),
  },
  {
    title: 'a provider’s answer by this very page is used once (SOC-2)',
    holds: ({ context, value }, event, before) =>
      context.resumed === null ||
      nextOf(event, 'joining') === 'providerLogin' ||
      !['login', 'joining'].includes(before.value.popup) ||
      value.popup === before.value.popup,
  },
];
