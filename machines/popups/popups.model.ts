import type { EventFrom, SnapshotFrom } from 'xstate';
import { DOCUMENTS } from '../../contract/documents.ts';
import { defineModel } from '../explore/model.ts';
import type { JoinData } from '../join-data.ts';
import type { Place } from '../place.ts';
import {
  defect,
  EMAIL,
  ENABLED_METHODS,
  enabledWithout,
  endedWell,
  failed,
  GUEST,
  JOIN_DATA,
  MEMBER,
  outputOf,
  PROOF,
  PROVIDER_ANSWER,
  SENT_CODE,
  TICKET,
  unreachable,
} from '../samples.ts';
import { isSignedIn, VISITOR, type Viewer } from '../viewer.ts';
import type { Draft } from './draft.ts';
import { POPUPS, type PopupName } from './popup-names.ts';
import { popupsMachine } from './popups.machine.ts';
import { canResume, type Input, type ResumedAnswer } from './popups.types.ts';

const LIBRARY: Place = '/space/library';

const draft = (popup: Draft['popup'], joinData: JoinData | null = null): Draft => ({
  popup,
  ticked: popup === 'agreement' ? ['serviceTerms'] : [],
  joinData,
  email: popup === 'linkByEmail' || popup === 'passwordReset' ? EMAIL : '',
  code: popup === 'passwordReset' ? SENT_CODE : null,
  proof: popup === 'linkByEmail' ? PROOF : null,
});

/** How the flow of a popup may end: in each of these ways, or by a defect. */
const ends = (...outputs: readonly unknown[]) => [...outputs.map((done) => ({ done })), { error: defect }];
const ENDS_BACK = { next: 'back' } as const;
const ENDS_CLOSED = { next: 'closed' } as const;

/** What a name may open instead, because it has to come first. */
const FIRST: Readonly<Partial<Record<PopupName, readonly string[]>>> = {
  linkAccount: ['agreement'],
  linkByEmail: ['agreement', 'linkAccount'],
  nicknameChange: ['login'],
  myProfile: ['login'],
};

/** The popups that offer documents. */
const OFFERS_DOCUMENTS: readonly string[] = ['agreement', 'agreementRenewal', 'myProfile'];

/** Where a person who has just signed in is taken on from; a popup that a signed-in person can use stays open. */
const SIGNING_IN: readonly string[] = ['awaitingViewer', 'closed', 'welcome', 'agreement', 'passwordReset', 'login', 'emailLogin'];

/** Popups with a flow of their own, by the id of its actor. */
const FLOWS: readonly string[] = [
  'agreement',
  'agreementRenewal',
  'createCharacter',
  'linkAccount',
  'linkByEmail',
  'passwordReset',
  'login',
  'emailLogin',
  'nicknameChange',
  'profile',
];

const plain: Input = { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: ENABLED_METHODS };
/** A partner waits, and a place was asked for before. */
const gateway: Input = { ...plain, place: LIBRARY, ssoMode: true };
const answered = (purpose: ResumedAnswer['purpose']): ResumedAnswer => ({ purpose, method: 'kakao', answer: PROVIDER_ANSWER });

export const popupsModel = defineModel({
  machine: popupsMachine,
  inputs: {
    plain,
    passwordResetInterrupted: { ...plain, place: LIBRARY, draft: draft('passwordReset') },
    loginAnswered: { ...plain, resumed: answered('login') },
    linkAnswered: { ...plain, resumed: answered('link') },
    // A reload at the gateway interrupts as anywhere; less is remembered there, so these graphs are small.
    gateway,
    agreementInterrupted: { ...gateway, draft: draft('agreement') },
    createCharacterInterrupted: { ...gateway, draft: draft('createCharacter', JOIN_DATA) },
    linkAccountInterrupted: { ...gateway, draft: draft('linkAccount', JOIN_DATA), resumed: answered('link') },
    linkByEmailInterrupted: { ...gateway, draft: draft('linkByEmail') },
  },
  events: [
    ...POPUPS.map((popup) => ({ type: 'OPEN', popup }) as const),
    { type: 'CLOSED' },
    { type: 'SIGN_UP_CHOSEN' },
    { type: 'LOGIN_CHOSEN' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'RETRY_CHOSEN' },
    { type: 'PLACE_REQUESTED', place: LIBRARY },
    { type: 'METHODS_CHANGED', enabledMethods: enabledWithout('facebook') },
    { type: 'VIEWER_CHANGED', viewer: VISITOR },
    { type: 'VIEWER_CHANGED', viewer: GUEST },
    { type: 'VIEWER_CHANGED', viewer: MEMBER },
    ...DOCUMENTS.map((document) => ({ type: 'DOCUMENT_OPENED', document }) as const),
    { type: 'DOCUMENT_CLOSED' },
  ],
  outcomes: {
    agreement: ends({ next: 'agreed', marketingAgreed: true }, ENDS_BACK, ENDS_CLOSED),
    readDueItems: ends([], ['serviceTerms']),
    readDueBeforeLeaving: ends([], ['serviceTerms']),
    agreementRenewal: ends({ next: 'agreed' }),
    prepareJoin: ends(JOIN_DATA),
    createCharacter: ends(
      { next: 'created', nickname: 'Minji', nicknameIsSuggested: false, uvrsId: 'minji_01', gender: 'F' },
      ENDS_BACK,
      ENDS_CLOSED,
    ),
    linkAccount: ends(
      { next: 'joined' },
      { next: 'linked' },
      { next: 'added' },
      { next: 'linkByEmail' },
      { next: 'createCharacter', refused: null },
      { next: 'createCharacter', refused: { field: 'nickname' } },
      ENDS_BACK,
      ENDS_CLOSED,
    ),
    linkByEmail: ends(
      { next: 'joined' },
      { next: 'linked' },
      { next: 'added' },
      { next: 'emailLogin', email: EMAIL },
      { next: 'createCharacter', refused: { field: 'nickname' } },
      ENDS_BACK,
      ENDS_CLOSED,
    ),
    passwordReset: ends({ next: 'emailLogin', email: EMAIL }, { next: 'signUp' }, ENDS_BACK, ENDS_CLOSED),
    login: ends(
      { next: 'signedIn' },
      { next: 'emailLogin' },
      { next: 'signUp' },
      { next: 'providerSignUp', method: 'kakao', ticket: TICKET },
      ENDS_BACK,
      ENDS_CLOSED,
    ),
    emailLogin: ends({ next: 'signedIn' }, { next: 'passwordReset', email: EMAIL }, ENDS_BACK, ENDS_CLOSED),
    nicknameChange: ends({ next: 'changed' }, ENDS_BACK, ENDS_CLOSED),
    profile: ends({ next: 'nicknameChange' }, { next: 'linkAccount' }, ENDS_CLOSED),
    refreshToken: [{ done: { signedIn: true } }, { done: { signedIn: false } }, { error: unreachable }],
    enterWorld: ends(undefined),
  },
  project: ({ context }) => ({
    viewer: context.viewer.kind,
    draft: context.draft?.popup ?? null,
    resumed: context.resumed?.purpose ?? null,
    // Where a partner waits no place is entered, and a guest is pushed however often.
    ...(context.ssoMode ? {} : { place: context.place !== null, guestPushed: context.guestPushed }),
    // Of a sign-up, only who is not signed in has a use.
    ...(isSignedIn(context.viewer)
      ? {}
      : { joins: context.joinData !== null, agreed: context.marketingAgreed !== null, provider: context.provider !== null }),
  }),
  // Each belongs to a popup that says it itself: its buttons, its Escape. The flows that are machines of their own close themselves.
  ignores: { '*': ['CLOSED', 'SIGN_UP_CHOSEN', 'LOGIN_CHOSEN', 'ALERT_CONFIRMED', 'RETRY_CHOSEN'] },
  home: (snapshot) => snapshot.matches({ popup: 'closed' }),
  invariants: [
    {
      states: 'one popup is open at most, and only its own flow runs (POP-1)',
      holds: ({ value, children }) => runningFlows(children).every((id) => id === (value.popup === 'myProfile' ? 'profile' : value.popup)),
    },
    {
      states: 'choosing the open popup’s name again closes it (POP-1)',
      holds: (after, event, before) => event.type !== 'OPEN' || event.popup !== before.value.popup || after.value.popup === 'closed',
    },
    {
      states: 'a name opens its popup, or what has to come first (POP-1)',
      holds: (after, event, before) =>
        event.type !== 'OPEN' ||
        event.popup === before.value.popup ||
        before.value.popup === 'agreementRenewal' ||
        [event.popup, ...(FIRST[event.popup] ?? [])].includes(after.value.popup),
    },
    {
      states: 'choosing the open document’s name again closes it, another’s replaces it (POP-2)',
      holds: (after, event, before) =>
        event.type !== 'DOCUMENT_OPENED' ||
        !OFFERS_DOCUMENTS.includes(before.value.popup) ||
        after.value.document === (event.document === before.value.document ? 'closed' : event.document),
    },
    {
      states: 'a document is open only above the popup that offers it, and closes with it (POP-2)',
      holds: ({ value }) => value.document === 'closed' || OFFERS_DOCUMENTS.includes(value.popup),
    },
    {
      states: 'who signs in goes nowhere before it is known what they have to agree to, unless a partner waits (AGR-5)',
      holds: (after, event, { value, context }) =>
        event.type !== 'VIEWER_CHANGED' ||
        !isSignedIn(event.viewer) ||
        context.ssoMode ||
        !(SIGNING_IN.includes(value.popup) || value.popup === 'agreementRenewal') ||
        after.value.popup === 'checkingTexts',
    },
    {
      states: 'what is due is asked for before anything else (AGR-5)',
      holds: ({ value, children }, event) =>
        dueIn(event).length === 0 ||
        (value.popup === 'agreementRenewal' && children.agreementRenewal?.getSnapshot().context.due === dueIn(event)),
    },
    {
      states: 'only agreeing leads on from what is due, or another person, or none, who is signed in (AGR-5)',
      holds: (after, event, before) =>
        before.value.popup !== 'agreementRenewal' ||
        after.value.popup === 'agreementRenewal' ||
        endedWell(event, 'agreementRenewal') ||
        failed(event, 'agreementRenewal') ||
        event.type === 'VIEWER_CHANGED',
    },
    {
      states: 'where a partner waits nothing is asked for between signing in and the partner (GW-2)',
      holds: ({ value, context }) => !context.ssoMode || !['checkingTexts', 'leavingForWorld', 'agreementRenewal'].includes(value.popup),
    },
    {
      states: 'a guest who arrives is pushed into linkAccount (POP-4)',
      holds: (after, event, before) => {
        const { context } = before;
        const viewer = arrivalOf(event, before);
        return (
          viewer?.kind !== 'guest' ||
          context.guestPushed ||
          (context.place !== null && !context.ssoMode) ||
          context.resumed !== null ||
          canResume({ ...context, viewer }) ||
          after.value.popup === 'linkAccount'
        );
      },
    },
    {
      states: 'a guest is pushed once at most, unless a partner waits (POP-4, JOIN-4)',
      holds: (after, event, before) =>
        after.context.ssoMode ||
        before.context.resumed !== null ||
        after.value.popup !== 'linkAccount' ||
        before.value.popup === 'linkAccount' ||
        !isSignedIn(arrivalOf(event, before) ?? VISITOR) ||
        !before.context.guestPushed,
    },
    {
      states: 'a person who has just linked an email is not pushed to link (POP-4)',
      holds: (after, event) => nextOf(event, 'linkByEmail') !== 'linked' || after.value.popup !== 'linkAccount',
    },
    {
      states: 'a requested place is entered as soon as a person is signed in (SHELL-2, LOGIN-3)',
      holds: (after, event, before) => {
        const { context } = before;
        if (context.place === null || context.ssoMode) return true;
        const arrives = isSignedIn(arrivalOf(event, before) ?? VISITOR);
        const signsIn = nextOf(event, 'login') === 'signedIn' || nextOf(event, 'emailLogin') === 'signedIn';
        return (!arrives || after.value.popup === 'refreshingToken') && (!signsIn || after.value.popup === 'leavingForWorld');
      },
    },
    {
      states: 'the page leaves for the 3D host only after the token was checked (STORE-1, LOGIN-3, JOIN-2)',
      holds: (after, event, before) =>
        after.value.popup !== 'enteringWorld' || before.value.popup === 'enteringWorld' || sessionAfter(event) === 'alive',
    },
    {
      states: 'a session that has ended leads to sign-in, and the place is kept (SHELL-2, REFR-2)',
      holds: ({ value, context }, event) =>
        sessionAfter(event) !== 'ended' || (value.popup === 'login' && context.place !== null && !isSignedIn(context.viewer)),
    },
    {
      states: 'a token that could not be refreshed is said, and the place is kept for another try (REFR-2, API-25)',
      holds: ({ value, context }, event) => !failed(event, 'refreshToken') || (value.popup === 'alertingToken' && context.place !== null),
    },
    {
      states: 'a visitor who asks for a place is welcomed, and the place is kept (SHELL-2)',
      holds: ({ value, context }, event, before) =>
        event.type !== 'PLACE_REQUESTED' ||
        context.viewer.kind !== 'visitor' ||
        // Signed in just now, though the session has not said yet who it is.
        ['leavingForWorld', 'agreementRenewal'].includes(before.value.popup) ||
        (value.popup === 'welcome' && context.place === event.place),
    },
    {
      states: 'a person who joined, or connected a provider’s account, goes to the requested place or to their own room (JOIN-2, SOC-5)',
      holds: (after, event) =>
        after.context.ssoMode ||
        !(['joined', 'linked'].includes(String(nextOf(event, 'linkAccount'))) || nextOf(event, 'linkByEmail') === 'joined') ||
        after.value.popup === 'leavingForWorld',
    },
    {
      states: 'a member who linked a further way, or goes back without, is at the profile again (JOIN-5)',
      holds: (after, event) =>
        !(
          nextOf(event, 'linkAccount') === 'added' ||
          nextOf(event, 'linkAccount') === 'back' ||
          nextOf(event, 'linkByEmail') === 'added'
        ) || after.value.popup === (isSignedIn(after.context.viewer) ? 'myProfile' : 'login'),
    },
    {
      states:
        'a person who leaves for the 3D host and owes no agreement enters it, and one who owes one does after agreeing (JOIN-2, AGR-5)',
      holds: (after, event, before) =>
        before.value.popup !== 'leavingForWorld' ||
        !(endedWell(event, 'readDueBeforeLeaving') || failed(event, 'readDueBeforeLeaving')) ||
        (dueIn(event).length > 0 ? after.context.place !== null : after.value.popup === 'refreshingToken'),
    },
    {
      states: 'signing out, here or in another tab, closes the popup and forgets the place (OUT-1)',
      holds: ({ value, context }, event, before) =>
        event.type !== 'VIEWER_CHANGED' ||
        isSignedIn(event.viewer) ||
        !isSignedIn(before.context.viewer) ||
        before.value.popup === 'refreshingToken' ||
        (value.popup === 'closed' && context.place === null),
    },
    {
      states: 'what was interrupted by a reload is open again (EMAIL-9)',
      holds: (after, event, before) => {
        const { context } = before;
        const viewer = arrivalOf(event, before);
        return (
          viewer === null ||
          !canResume({ ...context, viewer }) ||
          // Who signed in just now leaves for a place, whether or not the session has said already who it is.
          (context.place !== null && (isSignedIn(viewer) || before.value.popup === 'agreementRenewal')) ||
          after.value.popup === context.draft?.popup
        );
      },
    },
    {
      states: 'joining needs the agreement first, whichever popup led there (AGR-2, VAL-7)',
      holds: ({ value, context }) =>
        !(value.popup === 'linkAccount' || value.popup === 'linkByEmail') ||
        isSignedIn(context.viewer) ||
        context.joinData === null ||
        context.marketingAgreed !== null,
    },
    {
      states: 'an email is linked only to a user or to join data (JOIN-3)',
      holds: ({ value, context }) => value.popup !== 'linkByEmail' || context.joinData !== null || isSignedIn(context.viewer),
    },
    {
      states: 'only a signed-in person has a profile and a nickname to change (PROF-1, PROF-2)',
      holds: ({ value, context }) => !(value.popup === 'myProfile' || value.popup === 'nicknameChange') || isSignedIn(context.viewer),
    },
    {
      states: 'when nothing is open, nothing that was typed or asked for is kept (EMAIL-9)',
      holds: ({ value, context }) =>
        value.popup !== 'closed' ||
        (context.joinData === null &&
          context.marketingAgreed === null &&
          context.email === '' &&
          context.draft === null &&
          context.place === null),
    },
    {
      states:
        'after a partner’s sign-in the page does not leave for the 3D host, unless the person asks for a place there and then (JOIN-2, GW-2)',
      holds: (after, event, before) =>
        !after.context.ssoMode ||
        after.value.popup !== 'refreshingToken' ||
        ['refreshingToken', 'alertingToken'].includes(before.value.popup) ||
        event.type === 'PLACE_REQUESTED',
    },
    {
      states: 'who comes from a partner and is not signed in is asked to sign in, a guest to have an account of their own (GW-2, JOIN-4)',
      holds: ({ value }, event, { value: was, context }) =>
        !context.ssoMode ||
        event.type !== 'VIEWER_CHANGED' ||
        was.popup !== 'awaitingViewer' ||
        context.draft !== null ||
        context.resumed !== null ||
        value.popup === { unknown: 'closed', visitor: 'login', guest: 'linkAccount', member: 'closed' }[event.viewer.kind],
    },
    {
      states: 'a guest of a partner cannot close linkAccount (JOIN-4)',
      holds: ({ children, context }, _event, before) => {
        const { linkAccount } = children;
        if (linkAccount === undefined || linkAccount === before.children.linkAccount) return true;
        return linkAccount.getSnapshot().context.mustLink === (context.ssoMode && context.viewer.kind === 'guest');
      },
    },
    {
      states: 'a login that found no account goes on with its ticket to the join, and no other provider’s answer comes between (LOGIN-4)',
      holds: ({ children, context, value }, event, before) =>
        (nextOf(event, 'login') !== 'providerSignUp' || (value.popup === 'agreement' && context.provider?.ticket === TICKET)) &&
        (!endedWell(event, 'prepareJoin') ||
          children.linkAccount?.getSnapshot().context.provider?.ticket === before.context.provider?.ticket),
    },
    {
      states: 'choosing another way discards the provider’s account for joining (SOC-5)',
      holds: ({ context }, event) => nextOf(event, 'linkAccount') !== 'linkByEmail' || context.provider === null,
    },
    {
      states: 'what a provider answered by this very page is used once (SOC-2)',
      holds: ({ context, value }, _event, before) =>
        context.resumed === null || !['login', 'linkAccount'].includes(before.value.popup) || value.popup === before.value.popup,
    },
    {
      states: 'the popups offer the methods that the server last named (METHOD-2)',
      holds: ({ children, context }, event, before) => {
        if (event.type === 'METHODS_CHANGED') return context.enabledMethods === event.enabledMethods;
        const { login, linkAccount } = children;
        return (
          (login === undefined ||
            login === before.children.login ||
            login.getSnapshot().context.enabledMethods === context.enabledMethods) &&
          (linkAccount === undefined ||
            linkAccount === before.children.linkAccount ||
            linkAccount.getSnapshot().context.enabledMethods === context.enabledMethods)
        );
      },
    },
  ],
});

function runningFlows(children: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(children).filter((id) => children[id] !== undefined && FLOWS.includes(id));
}

/** The viewer that arrives by this event: known, with nothing left to agree to. Null if none arrives by it. */
function arrivalOf(event: EventFrom<typeof popupsMachine>, before: SnapshotFrom<typeof popupsMachine>): Viewer | null {
  const { value, context } = before;
  if (event.type === 'VIEWER_CHANGED') {
    if (!isSignedIn(event.viewer)) return value.popup === 'awaitingViewer' ? event.viewer : null;
    return context.ssoMode && SIGNING_IN.includes(value.popup) ? event.viewer : null;
  }
  const asked = endedWell(event, 'readDueItems') || failed(event, 'readDueItems');
  const agreed = endedWell(event, 'agreementRenewal') || failed(event, 'agreementRenewal');
  return (asked && dueIn(event).length === 0) || agreed ? context.viewer : null;
}

/** What was just said to be due. */
function dueIn(event: { readonly type: string }): readonly unknown[] {
  return endedWell(event, 'readDueItems') || endedWell(event, 'readDueBeforeLeaving') ? (outputOf(event) as readonly unknown[]) : [];
}

/** Where the flow with this id has just led to. */
function nextOf(event: { readonly type: string }, id: string): unknown {
  return endedWell(event, id) ? (outputOf(event) as { next: unknown }).next : undefined;
}

/** What checking the token has just found. */
function sessionAfter(event: { readonly type: string }): 'alive' | 'ended' | null {
  if (!endedWell(event, 'refreshToken')) return null;
  return (outputOf(event) as { signedIn: boolean }).signedIn ? 'alive' : 'ended';
}
