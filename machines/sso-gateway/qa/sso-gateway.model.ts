import { PARTNER_STATE_MAX } from '#contract/limits.ts';
import { failure, isRefusedFor } from '#machines/failures.ts';
import type { PartnerAbout } from '#machines/partner-about.ts';
import {
  answerLost,
  defect,
  endedWell,
  errorOf,
  failed,
  GUEST,
  MEMBER,
  outputOf,
  refusedFor,
  refusedInWords,
  unreachable,
} from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { ssoGatewayMachine } from '../sso-gateway.machine.ts';
import type { PartnerCode, SsoGatewayInput } from '../sso-gateway.types.ts';
import { ssoGatewayExpectations } from './sso-gateway.expectations.ts';

const PARTNER_CODE = 'partner-code';
export const PARTNER_NAME = 'Campus Meetings';
/** What it says of itself (PARTNER-3). */
const PARTNER_ABOUT: PartnerAbout = {
  logo: '/campus-marks/yonsei.svg',
  purpose: 'Shows your name in meetings',
  retention: 'One year after your last meeting',
  privacyUrl: 'https://meet.partner.example/privacy',
  contact: 'privacy@meet.partner.example',
};
const MEETING: SsoGatewayInput = {
  type: 'meeting',
  clientId: 'meeting',
  returnUrl: 'https://meet.example.com/cb?room=1',
  returnValue: 'room 1',
  state: 'partner-state',
  interaction: null,
};
const NEXT = 'https://campus.example/oidc/auth/login-1';

const WITHOUT_USER_INFO = [
  'loadingUser',
  'requestingCode',
  'recordingConsent',
  'refusing',
  'continuing',
  'endingSession',
  'forgetting',
  'redirecting',
  'alertingInvalid',
  'alertingFailed',
  'closing',
  'declining',
] as const;

const UNKNOWN_USER = ['recognising', 'signingIn', 'linking'] as const;

export const ssoGatewayModel = defineModel({
  machine: ssoGatewayMachine,
  ...ssoGatewayExpectations,
  inputs: {
    meeting: MEETING,
    platform: {
      type: 'platform',
      clientId: 'client',
      returnUrl: 'http://localhost:3000/cb',
      returnValue: null,
      state: null,
      interaction: null,
    },
    atDoor: { ...MEETING, type: 'platform', returnValue: null, interaction: 'login-1' },
    loginMalformed: { ...MEETING, interaction: 'a login' },
    withoutClient: { ...MEETING, clientId: null },
    withoutAddress: { ...MEETING, returnUrl: null },
    stateTooLong: { ...MEETING, state: 'x'.repeat(PARTNER_STATE_MAX + 1) },
    dangerousAddress: { ...MEETING, returnUrl: 'javascript:alert(1)' },
  },
  events: [
    { type: 'VIEWER_CHANGED', viewer: VISITOR },
    { type: 'VIEWER_CHANGED', viewer: GUEST },
    { type: 'VIEWER_CHANGED', viewer: MEMBER },
    { type: 'USER_INFO_FAILED', failure: failure('userInfoFailed') },
    { type: 'LEFT' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'CONSENT_GIVEN' },
    { type: 'CONSENT_REFUSED' },
    { type: 'OTHER_ACCOUNT_CHOSEN' },
  ],
  outcomes: {
    loadUser: [{ done: undefined }, { error: refusedFor('unauthorized') }, { error: unreachable }],
    namePartner: [{ done: PARTNER_NAME }, { error: refusedFor('partnerUnknown') }, { error: unreachable }],
    namePartnerToGuest: [{ done: PARTNER_NAME }, { error: refusedFor('partnerUnknown') }, { error: unreachable }],
    requestPartnerCode: [
      { done: { is: 'code', code: PARTNER_CODE } },
      { done: { is: 'code', code: '' } },
      { done: { is: 'next', next: NEXT } },
      { done: { is: 'next', next: '' } },
      { done: { is: 'signInRequired' } },
      { done: { is: 'consentRequired', partnerName: PARTNER_NAME, asksForEmail: false } },
      { done: { is: 'consentRequired', partnerName: PARTNER_NAME, asksForEmail: true, about: PARTNER_ABOUT } },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    consentToPartner: [{ done: undefined }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
    endSession: [{ done: undefined }, { error: refusedFor('unauthorized') }, { error: answerLost }, { error: unreachable }],
    forgetSession: [{ done: undefined }, { error: defect }],
    refusePartner: [{ done: NEXT }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
    leaveForPartner: [{ done: undefined }, { error: defect }],
    leaveForDoor: [{ done: undefined }, { error: defect }],
    closeWindow: [{ done: undefined }, { error: defect }],
    closeDeclined: [{ done: undefined }, { error: defect }],
  },
  distinguish: ({ context }) => ({
    viewer: context.viewer.kind,
    code: context.code,
    interaction: context.interaction,
    asksForEmail: context.asksForEmail,
    next: context.next,
    partnerName: context.partnerName,
    failure: context.failure,
  }),
  // These belong to the ways to sign in, to the alerts and to the question.
  unanswered: {
    '*': ['LEFT', 'ALERT_CONFIRMED', 'CONSENT_GIVEN', 'CONSENT_REFUSED'],
    // The user is known, or the window is about to close or to leave.
    ...Object.fromEntries(WITHOUT_USER_INFO.map((state) => [state, ['USER_INFO_FAILED' as const, 'OTHER_ACCOUNT_CHOSEN' as const]])),
    ...Object.fromEntries(UNKNOWN_USER.map((state) => [state, ['OTHER_ACCOUNT_CHOSEN' as const]])),
    askingConsent: ['USER_INFO_FAILED'],
  },
  endsByItself: ['forgetSession', 'leaveForPartner', 'leaveForDoor', 'closeWindow', 'closeDeclined'],
  invariants: [
    {
      title: 'the way to a partner needs a code that the server gave just then (GW-5)',
      holds: (after, event, before) =>
        !after.matches('redirecting') ||
        before.matches('redirecting') ||
        (endedWell(event, 'requestPartnerCode') && (outputOf(event) as PartnerCode).is === 'code' && after.context.code === PARTNER_CODE),
    },
    {
      title: 'a guest never gets a code: an account of their own comes first (JOIN-4)',
      holds: ({ context, value }) =>
        context.viewer.kind !== 'guest' || !['loadingUser', 'requestingCode', 'askingConsent', 'recordingConsent'].includes(value),
    },
    {
      title: 'a code is asked for only after the session was seen to hold (GW-2)',
      holds: (after, event, before) =>
        !after.matches('requestingCode') ||
        before.matches('requestingCode') ||
        endedWell(event, 'loadUser') ||
        endedWell(event, 'consentToPartner'),
    },
    {
      title: 'where the server asks for consent, the partner is named, and no code is asked for before the consent is recorded (GW-6)',
      holds: (after, event, before) =>
        !before.matches('requestingCode') ||
        !endedWell(event, 'requestPartnerCode') ||
        (outputOf(event) as PartnerCode).is !== 'consentRequired' ||
        (after.matches('askingConsent') && after.context.partnerName === PARTNER_NAME),
    },
    {
      title: 'only the person’s own word records a consent (GW-6)',
      holds: (after, event, before) =>
        !after.matches('recordingConsent') ||
        before.matches('recordingConsent') ||
        (before.matches('askingConsent') && event.type === 'CONSENT_GIVEN'),
    },
    {
      title: 'after a refusal no code is asked for and nothing leaves for the partner: the window closes (GW-6)',
      holds: (after, event, before) =>
        (event.type !== 'CONSENT_REFUSED' ||
          !before.matches('askingConsent') ||
          after.matches(before.context.interaction === null ? 'declining' : 'refusing')) &&
        (!before.matches('declining') || ['declining', 'closed', 'stranded'].includes(after.value)),
    },
    {
      title:
        'a session ends at the person’s own choice of another account, or where the partner wants a new sign-in; the login follows with the same request (PARTNER-1, PARTNER-6)',
      holds: (after, event, before) =>
        after.context.returnUrl === before.context.returnUrl &&
        after.context.clientId === before.context.clientId &&
        after.context.state === before.context.state &&
        after.context.interaction === before.context.interaction &&
        (!after.matches('endingSession') ||
          before.matches('endingSession') ||
          (before.matches('askingConsent') && event.type === 'OTHER_ACCOUNT_CHOSEN') ||
          (endedWell(event, 'requestPartnerCode') && (outputOf(event) as PartnerCode).is === 'signInRequired')) &&
        (!before.matches('endingSession') || ['endingSession', 'forgetting'].includes(after.value)) &&
        (!before.matches('forgetting') || ['forgetting', 'signingIn'].includes(after.value)),
    },
    {
      title: 'before the sign-in the person can leave: the window closes, and nothing goes to the address (GW-2, GW-5)',
      holds: (after, event, before) =>
        event.type !== 'LEFT' ||
        !['signingIn', 'linking'].includes(before.value) ||
        (after.matches(before.context.interaction === null ? 'declining' : 'refusing') && after.context.code === null),
    },
    {
      title: 'the way goes on at the OpenID door only with an address that the server gave just then (PARTNER-1)',
      holds: (after, event, before) =>
        !after.matches('continuing') ||
        before.matches('continuing') ||
        (after.context.next === NEXT && (endedWell(event, 'requestPartnerCode') || endedWell(event, 'refusePartner'))),
    },
    {
      title: 'a partner at the OpenID door hears of the person’s refusal, and no other partner does (PARTNER-1, GW-6)',
      holds: (after, event, before) =>
        (!after.matches('refusing') || (after.context.interaction !== null && after.context.next === null)) &&
        (!before.matches('refusing') || ['refusing', 'continuing', 'declining'].includes(after.value)) &&
        (!after.matches('continuing') || !before.matches('refusing') || endedWell(event, 'refusePartner')),
    },
    {
      title: 'while the person is to sign in, the partner is named as the server names it, and by nothing else (GW-2)',
      holds: (after, event, before) =>
        !(endedWell(event, 'namePartner') || endedWell(event, 'namePartnerToGuest')) ||
        (after.value === before.value && after.context.partnerName === outputOf(event)),
    },
    {
      title:
        'a partner that the server does not know is said before the sign-in, not after it; where it cannot be named, signing in goes on (GW-2, GW-4, GW-5)',
      holds: (after, event, before) =>
        !(failed(event, 'namePartner') || failed(event, 'namePartnerToGuest')) ||
        (isRefusedFor(errorOf(event), 'partnerUnknown')
          ? after.matches('alertingFailed') && after.context.failure?.code === 'authenticationFailed'
          : after.value === before.value && after.context.failure === null),
    },
    {
      title: 'without a client, or without an address that may be returned to, nothing is asked and an alert says so (GW-1, GW-5)',
      holds: ({ context, value }) =>
        (context.clientId !== null && context.returnUrl !== null && !context.returnUrl.startsWith('javascript:')) ||
        ['alertingInvalid', 'closing', 'closed', 'stranded'].includes(value),
    },
    {
      title: 'a failure never leaves for the address: an alert, then the window closes (GW-4)',
      holds: (after, event, before) => !before.matches('alertingFailed') || event.type !== 'ALERT_CONFIRMED' || after.matches('closing'),
    },
    {
      title: 'an alert says what fails on the way (GW-4, ERR-7, ERR-27)',
      holds: (after, event) =>
        !(failed(event, 'requestPartnerCode') || failed(event, 'consentToPartner') || failed(event, 'leaveForPartner')) ||
        (after.matches('alertingFailed') && after.context.failure?.code === 'authenticationFailed'),
    },
    {
      title: 'where the server cannot be asked who it is, an alert says so, and no sign-in is asked for again (GW-4, ERR-7)',
      holds: (after, event, before) =>
        event.type !== 'USER_INFO_FAILED' ||
        !['recognising', 'signingIn', 'linking'].includes(before.value) ||
        (after.matches('alertingFailed') && after.context.failure?.code === 'userInfoFailed'),
    },
    {
      title: 'a session that does not hold any more leads to signing in (GW-2)',
      holds: ({ context, value }, event) =>
        event.type !== 'VIEWER_CHANGED' ||
        context.viewer.kind !== 'visitor' ||
        !['loadingUser', 'requestingCode', 'askingConsent', 'recordingConsent', 'linking'].includes(value),
    },
  ],
});
