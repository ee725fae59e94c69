import { AGREEMENT_ITEMS } from '#contract/agreement-items.ts';
import { DOCUMENTS } from '#contract/documents.ts';
import { agreementRenewalModel } from '#machines/agreement-renewal/qa/agreement-renewal.model.ts';
import { ends, endsOf } from '#machines/ends.ts';
import { handOverModel } from '#machines/hand-over/qa/hand-over.model.ts';
import { heldSignUp, NO_SIGN_UP, type SignUpStep, stepHeld, type TypedCharacter } from '#machines/joining/held-sign-up.ts';
import { loginModel } from '#machines/login/qa/login.model.ts';
import { nicknameChangeModel } from '#machines/nickname-change/qa/nickname-change.model.ts';
import type { Place } from '#machines/place.ts';
import { profileModel } from '#machines/profile/qa/profile.model.ts';
import {
  CAMPUS,
  defect,
  EMAIL,
  ENABLED_METHODS,
  enabledWithout,
  GUEST,
  JOIN_DATA,
  MEMBER,
  PROOF,
  PROVIDER_ANSWER,
  SENT_CODE,
  TICKET,
  unreachable,
} from '#machines/samples.ts';
import type { Verification } from '#machines/verification.ts';
import { isSignedIn, userIdOf, VISITOR } from '#machines/viewer.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { type Draft, type Held, type Interrupted, NOTHING_HELD } from '../draft.ts';
import { POPUPS } from '../popup-names.ts';
import { popupsMachine } from '../popups.machine.ts';
import { offeredMethods, type PopupsInput, type ResumedAnswer } from '../popups.types.ts';
import { arrivingInvariants } from './arriving.invariants.ts';
import { enteringWorldInvariants } from './entering-world.invariants.ts';
import { heldInvariants } from './held.invariants.ts';
import { openingInvariants } from './opening.invariants.ts';
import { popupsExpectations } from './popups.expectations.ts';
import { signingUpInvariants } from './signing-up.invariants.ts';

const LIBRARY: Place = '/space/library';

const VERIFIED: Verification = { email: EMAIL, code: SENT_CODE, proof: PROOF };
const TYPED: TypedCharacter = { nickname: 'Minji', uvrsId: '', gender: 'M' };
const AGREED = { ticked: AGREEMENT_ITEMS, marketingAgreed: true, joinData: JOIN_DATA } as const;

const draft = (open: Interrupted | null, held: Partial<Held>): Draft => ({ ...NOTHING_HELD, open, ...held });
/** What a wizard shows of itself. */
const shows = (context: object) => ({ snapshot: { context } });

/** What a visitor holds who was at this step of the sign-up. */
const heldAt = (step: SignUpStep, held: Partial<Held> = AGREED) => heldSignUp({ ...NO_SIGN_UP, ...held, step });
/** What the sign-up shows of itself at a step. */
const joinsAt = (step: SignUpStep, held?: Partial<Held>) => ({
  snapshot: { value: step, context: { ...heldAt(step, held), enabledMethods: offeredMethods(ENABLED_METHODS, true) } },
});

const ENDS_BACK = { outcome: 'back' } as const;
const ENDS_CLOSED = { outcome: 'closed' } as const;

const plain: PopupsInput = { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: ENABLED_METHODS };
/** A partner waits, and the person asked for a place before. */
const gateway: PopupsInput = { ...plain, place: LIBRARY, ssoMode: true };
const answered = (purpose: ResumedAnswer['purpose']): ResumedAnswer => ({ purpose, method: 'kakao', answer: PROVIDER_ANSWER });

export const popupsModel = defineModel({
  machine: popupsMachine,
  ...popupsExpectations,
  inputs: {
    plain,
    // A reload at the gateway interrupts as anywhere; less is remembered there, so these graphs are small.
    gateway,
    // The guest of this device asked to be left alone.
    leftAlone: { ...plain, leftAlone: true },
    // A direct address: the page, with a place that was asked for before.
    loginAsked: { ...plain, asked: { type: 'LOGIN_REQUESTED', byEmail: false } },
    formAsked: { ...plain, place: LIBRARY, asked: { type: 'LOGIN_REQUESTED', byEmail: true } },
    formAskedWithoutEmail: {
      ...plain,
      enabledMethods: enabledWithout('email'),
      asked: { type: 'LOGIN_REQUESTED', byEmail: true },
    },
    signUpAsked: { ...plain, asked: { type: 'SIGN_UP_REQUESTED', returning: false } },
    welcomeAsked: { ...plain, asked: { type: 'SIGN_UP_REQUESTED', returning: true } },
    loginAnswered: { ...gateway, resumed: answered('login') },
    linkAnswered: { ...gateway, resumed: answered('link') },
    passwordResetInterrupted: { ...gateway, draft: draft('passwordReset', { reset: { ...VERIFIED, proof: null } }) },
    agreementInterrupted: { ...gateway, draft: draft('agreement', { step: 'agreement', ticked: ['serviceTerms'] }) },
    createCharacterInterrupted: { ...gateway, draft: draft('createCharacter', { ...AGREED, step: 'createCharacter', character: TYPED }) },
    linkAccountInterrupted: { ...gateway, draft: draft('linkAccount', { ...AGREED, step: 'linkAccount' }), resumed: answered('link') },
    linkByEmailInterrupted: { ...gateway, draft: draft('linkByEmail', { owner: 'u-guest', linking: VERIFIED }) },
    emailLoginInterrupted: { ...gateway, draft: { ...draft('emailLogin', {}), email: EMAIL } },
    nicknameChangeInterrupted: { ...gateway, draft: { ...draft('nicknameChange', { owner: userIdOf(MEMBER) }), name: 'Min' } },
    idChangeInterrupted: { ...gateway, draft: { ...draft('idChange', { owner: userIdOf(MEMBER) }), name: 'minji_0' } },
    passwordChangeInterrupted: { ...gateway, draft: draft('passwordChange', { owner: userIdOf(MEMBER), reset: VERIFIED }) },
    emailChangeInterrupted: {
      ...gateway,
      draft: { ...draft('emailChange', { owner: userIdOf(MEMBER), newEmail: VERIFIED }), email: EMAIL },
    },
    // Left before they were finished, and then came the reload.
    wizardsLeft: {
      ...gateway,
      draft: draft(null, { ...AGREED, step: 'linkByEmail', linking: VERIFIED, character: TYPED, reset: VERIFIED }),
    },
  },
  events: [
    ...POPUPS.map((popup) => ({ type: 'OPEN', popup }) as const),
    { type: 'SIGN_UP_REQUESTED', returning: false },
    { type: 'SIGN_UP_REQUESTED', returning: true },
    { type: 'LOGIN_REQUESTED', byEmail: false },
    { type: 'LOGIN_REQUESTED', byEmail: true },
    { type: 'LAST_WAY_CHOSEN', method: 'google' },
    { type: 'LAST_WAY_FORGOTTEN' },
    { type: 'CLOSED' },
    { type: 'SIGN_UP_CHOSEN' },
    { type: 'LOGIN_CHOSEN' },
    { type: 'CAMPUS_LOGIN_CHOSEN' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'RETRY_CHOSEN' },
    { type: 'PLACE_REQUESTED', place: LIBRARY, campus: CAMPUS },
    { type: 'METHODS_CHANGED', enabledMethods: enabledWithout('facebook') },
    { type: 'VIEWER_CHANGED', viewer: VISITOR },
    { type: 'VIEWER_CHANGED', viewer: GUEST },
    { type: 'VIEWER_CHANGED', viewer: MEMBER },
    ...DOCUMENTS.map((document) => ({ type: 'DOCUMENT_OPENED', document }) as const),
    { type: 'DOCUMENT_OPENED', document: 'serviceTerms', item: 'serviceTerms' },
    { type: 'DOCUMENT_CLOSED' },
    { type: 'DOCUMENT_AGREED' },
  ],
  outcomes: {
    readDueItems: ends([], ['serviceTerms']),
    readDueBeforeLeaving: ends([], ['serviceTerms']),
    agreementRenewal: endsOf(agreementRenewalModel),
    joining: [
      ...ends(
        { outcome: 'joined' },
        { outcome: 'linked' },
        { outcome: 'emailAdded' },
        { outcome: 'profile' },
        { outcome: 'welcome' },
        { outcome: 'emailLogin', email: EMAIL },
        { outcome: 'providerLogin', method: 'kakao', ticket: TICKET },
        { outcome: 'elsewhere' },
        { outcome: 'arrived' },
        ENDS_CLOSED,
      ),
      joinsAt('agreement', { ticked: AGREEMENT_ITEMS }),
      joinsAt('createCharacter', { ...AGREED, character: TYPED }),
      joinsAt('linkAccount'),
      joinsAt('linkByEmail', { ...AGREED, linking: VERIFIED }),
    ],
    passwordReset: [
      ...ends({ outcome: 'signedIn' }, { outcome: 'emailLogin', email: EMAIL }, { outcome: 'signUp' }, ENDS_BACK, ENDS_CLOSED),
      shows(VERIFIED),
    ],
    passwordChange: [...ends({ outcome: 'passwordChanged' }, ENDS_BACK, ENDS_CLOSED), shows(VERIFIED)],
    emailChange: [...ends({ outcome: 'emailChanged' }, ENDS_BACK, ENDS_CLOSED), shows(VERIFIED)],
    login: [...endsOf(loginModel), { snapshot: { value: 'loggingInAsGuest' } }, { snapshot: { value: 'choosing' } }],
    emailLogin: ends({ outcome: 'signedIn' }, { outcome: 'passwordReset', email: EMAIL }, ENDS_BACK, ENDS_CLOSED),
    handOver: endsOf(handOverModel),
    nicknameChange: endsOf(nicknameChangeModel),
    profile: endsOf(profileModel),
    refreshToken: [{ done: { signedIn: true } }, { done: { signedIn: false } }, { error: unreachable }],
    enterWorld: ends(undefined),
    forgetLastWay: [{ done: undefined }, { error: defect }],
  },
  distinguish: ({ context }) => ({
    viewer: context.viewer.kind,
    interrupted: context.interrupted,
    resumed: context.resumed?.purpose ?? null,
    asked: context.asked,
    // Where a partner waits no place is entered, and a guest is pushed however often.
    ...(context.ssoMode ? {} : { place: context.place !== null, campus: context.campus !== null, guestPushed: context.guestPushed }),
    at: context.joiningStep,
    documentItem: context.documentItem,
    entersAsGuest: context.entersAsGuest,
    // Only a visitor has a use for a sign-up.
    ...(isSignedIn(context.viewer)
      ? {}
      : {
          step: stepHeld(context.signUp, context.viewer),
          joins: context.signUp.joinData !== null,
          agreed: context.signUp.marketingAgreed !== null,
        }),
  }),
  // Each comes from a control of another popup, or from the page behind it, so it cannot be sent here. The flows that are machines of their own close themselves.
  unanswered: {
    '*': [
      'SIGN_UP_REQUESTED',
      'LOGIN_REQUESTED',
      'LAST_WAY_CHOSEN',
      'LAST_WAY_FORGOTTEN',
      'CLOSED',
      'SIGN_UP_CHOSEN',
      'LOGIN_CHOSEN',
      'CAMPUS_LOGIN_CHOSEN',
      'ALERT_CONFIRMED',
      'RETRY_CHOSEN',
    ],
  },
  home: (snapshot) => snapshot.matches({ popup: 'closed' }),
  invariants: [...openingInvariants, ...arrivingInvariants, ...heldInvariants, ...signingUpInvariants, ...enteringWorldInvariants],
});
