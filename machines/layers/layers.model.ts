import { defineModel } from '../explore/model.ts';
import type { JoinData } from '../join-data.ts';
import type { Place } from '../place.ts';
import {
  defect,
  EMAIL,
  ENABLED_METHODS,
  enabledWithout,
  endedWell,
  GUEST,
  JOIN_DATA,
  MEMBER,
  outputOf,
  PROOF,
  PROVIDER_ANSWER,
  SENT_CODE,
  TICKET,
} from '../samples.ts';
import { isSignedIn, VISITOR } from '../viewer.ts';
import type { Draft } from './draft.ts';
import { DOCUMENTS, POPUPS, type PopupName } from './layer-names.ts';
import { layersMachine } from './layers.machine.ts';
import { canResume, type Input, type ResumedAnswer } from './layers.types.ts';

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

/** Where a person who has just signed in is taken on from; a popup that somebody signed in can use stays open. */
const SIGNING_IN: readonly string[] = ['awaitingViewer', 'closed', 'welcome', 'agreement', 'passwordReset', 'login', 'emailLogin'];

/** Popups with a flow of their own, by the id of its actor. */
const FLOWS: readonly string[] = [
  'agreement',
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

export const layersModel = defineModel({
  machine: layersMachine,
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
    prepareJoin: ends(JOIN_DATA),
    createCharacter: ends(
      { next: 'created', nickname: 'Minji', nicknameIsSuggested: false, uvrsId: 'minji_01', gender: 'F' },
      ENDS_BACK,
      ENDS_CLOSED,
    ),
    linkAccount: ends(
      { next: 'joined' },
      { next: 'linked' },
      { next: 'linkByEmail' },
      { next: 'createCharacter', refused: null },
      { next: 'createCharacter', refused: 'nickname' },
      ENDS_CLOSED,
    ),
    linkByEmail: ends(
      { next: 'joined' },
      { next: 'linked' },
      { next: 'emailLogin', email: EMAIL },
      { next: 'createCharacter', refused: 'nickname' },
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
    enterWorld: ends(undefined),
  },
  project: ({ context }) => ({
    viewer: context.viewer.kind,
    draft: context.draft?.popup ?? null,
    resumed: context.resumed?.purpose ?? null,
    // Where a partner waits nobody is taken to a place, and a guest is pushed however often.
    ...(context.ssoMode ? {} : { place: context.place, guestPushed: context.guestPushed }),
    // Of a sign-up, only who is not signed in has a use.
    ...(isSignedIn(context.viewer)
      ? {}
      : { joins: context.joinData !== null, agreed: context.marketingAgreed !== null, provider: context.provider !== null }),
  }),
  // Each belongs to a popup that says it itself: its buttons, its Escape. The flows that are machines of their own close themselves.
  ignores: { '*': ['CLOSED', 'SIGN_UP_CHOSEN', 'LOGIN_CHOSEN', 'ALERT_CONFIRMED'] },
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
        [event.popup, ...(FIRST[event.popup] ?? [])].includes(after.value.popup),
    },
    {
      states: 'choosing the open document’s name again closes it, another’s replaces it (POP-2)',
      holds: (after, event, before) =>
        event.type !== 'DOCUMENT_OPENED' ||
        !(before.matches({ popup: 'agreement' }) || before.matches({ popup: 'myProfile' })) ||
        after.value.document === (event.document === before.value.document ? 'closed' : event.document),
    },
    {
      states: 'a document is open only above the popup that offers it, and closes with it (POP-2)',
      holds: ({ value }) => value.document === 'closed' || value.popup === 'agreement' || value.popup === 'myProfile',
    },
    {
      states: 'a guest who arrives is pushed into linkAccount (POP-4)',
      holds: (after, event, { value, context }) =>
        event.type !== 'VIEWER_CHANGED' ||
        event.viewer.kind !== 'guest' ||
        !SIGNING_IN.includes(value.popup) ||
        context.guestPushed ||
        (context.place !== null && !context.ssoMode) ||
        context.resumed !== null ||
        canResume({ ...context, viewer: event.viewer }) ||
        after.value.popup === 'linkAccount',
    },
    {
      states: 'a guest is pushed once at most, unless a partner waits (POP-4, JOIN-4)',
      holds: (after, event, before) =>
        after.context.ssoMode ||
        before.context.resumed !== null ||
        after.value.popup !== 'linkAccount' ||
        before.value.popup === 'linkAccount' ||
        !(event.type === 'VIEWER_CHANGED' && isSignedIn(event.viewer)) ||
        !before.context.guestPushed,
    },
    {
      states: 'whoever has just linked an email is not pushed to link (POP-4)',
      holds: (after, event) => nextOf(event, 'linkByEmail') !== 'linked' || after.value.popup !== 'linkAccount',
    },
    {
      states: 'a requested place is entered as soon as somebody is signed in (SHELL-2, LOGIN-3)',
      holds: (after, event, { value, context }) => {
        const arrives = event.type === 'VIEWER_CHANGED' && isSignedIn(event.viewer) && SIGNING_IN.includes(value.popup);
        const signsIn = nextOf(event, 'login') === 'signedIn' || nextOf(event, 'emailLogin') === 'signedIn';
        return !(arrives || signsIn) || context.place === null || context.ssoMode || after.value.popup === 'enteringWorld';
      },
    },
    {
      states: 'a visitor who asks for a place is welcomed, and the place is kept (SHELL-2)',
      holds: ({ value, context }, event) =>
        event.type !== 'PLACE_REQUESTED' ||
        context.viewer.kind !== 'visitor' ||
        (value.popup === 'welcome' && context.place === event.place),
    },
    {
      states: 'whoever joined, or connected a provider’s account, goes to the requested place or to their own room (JOIN-2, SOC-5)',
      holds: (after, event) =>
        after.context.ssoMode ||
        !(['joined', 'linked'].includes(String(nextOf(event, 'linkAccount'))) || nextOf(event, 'linkByEmail') === 'joined') ||
        after.value.popup === 'enteringWorld',
    },
    {
      states: 'signing out, here or in another tab, closes the popup and forgets the place (OUT-1)',
      holds: ({ value, context }, event, before) =>
        event.type !== 'VIEWER_CHANGED' ||
        isSignedIn(event.viewer) ||
        !isSignedIn(before.context.viewer) ||
        (value.popup === 'closed' && context.place === null),
    },
    {
      states: 'what was interrupted by a reload is open again (EMAIL-9)',
      holds: (after, event, { value, context }) =>
        event.type !== 'VIEWER_CHANGED' ||
        value.popup !== 'awaitingViewer' ||
        !canResume({ ...context, viewer: event.viewer }) ||
        (context.place !== null && isSignedIn(event.viewer)) ||
        after.value.popup === context.draft?.popup,
    },
    {
      states: 'nobody joins before they agreed, whichever popup they came from (AGR-2, VAL-7)',
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
      states: 'only somebody who is signed in has a profile and a nickname to change (PROF-1, PROF-2)',
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
      states: 'after a partner’s sign-in nobody leaves for the 3D host, unless they ask for a place there and then (JOIN-2, GW-2)',
      holds: (after, event, before) =>
        !after.context.ssoMode ||
        after.value.popup !== 'enteringWorld' ||
        before.value.popup === 'enteringWorld' ||
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
      states: 'nobody joins with a provider’s account again after choosing another way (SOC-5)',
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

/** Where the flow with this id has just led to. */
function nextOf(event: { readonly type: string }, id: string): unknown {
  return endedWell(event, id) ? (outputOf(event) as { next: unknown }).next : undefined;
}
