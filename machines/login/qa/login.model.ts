import { isOffered, methodByCode } from '#contract/methods.ts';
import { ends } from '#machines/ends.ts';
import type { LastWay } from '#machines/last-way.ts';
import type { ProviderLoginOutput } from '#machines/provider-login/provider-login.machine.ts';
import {
  answerLost,
  CAMPUS,
  CHOSEN_SCHOOL,
  defect,
  EMAIL,
  enabledWithout,
  endedWell,
  failed,
  outputOf,
  PROVIDER_ANSWER,
  refusedInWords,
  TICKET,
  unreachable,
} from '#machines/samples.ts';
import type { SchoolSearchOutput } from '#machines/school-search/school-search.machine.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { loginMachine } from '../login.machine.ts';
import { loginExpectations } from './login.expectations.ts';

/** The server has switched Facebook off. */
const enabledMethods = enabledWithout('facebook');
const withoutYonsei = enabledMethods.filter((type) => type !== methodByCode('yonsei').type);
/** Nor what the search for a school finds. */
const withoutKakao = enabledMethods.filter((type) => type !== methodByCode('kakao').type && type !== methodByCode('federation').type);

/** A social account, a university, and a method that the server has switched off. */
const LAST_WAYS: readonly LastWay[] = [
  { method: 'kakao', email: EMAIL },
  { method: 'yonsei', email: null },
  { method: 'facebook', email: null },
];

const provider: readonly ProviderLoginOutput[] = [
  { outcome: 'signedIn' },
  { outcome: 'choice' },
  { outcome: 'failed' },
  { outcome: 'signUp', method: 'kakao', ticket: TICKET },
];

const FOUND: readonly SchoolSearchOutput[] = [
  { outcome: 'back' },
  { outcome: 'chosen', pick: { method: 'federation', school: CHOSEN_SCHOOL } },
  { outcome: 'chosen', pick: { method: 'yonsei', school: null } },
];

/** What the choice answers, and nothing else does. */
const WAYS = [
  'GUEST_CHOSEN',
  'EMAIL_CHOSEN',
  'HAND_OVER_CHOSEN',
  'METHOD_CHOSEN',
  'SIGN_UP_CHOSEN',
  'LAST_METHOD_FORGOTTEN',
  'SCHOOL_SEARCH_CHOSEN',
] as const;

export const loginModel = defineModel({
  machine: loginMachine,
  ...loginExpectations,
  inputs: {
    plain: { enabledMethods, resumed: null },
    answeredByThisPage: { enabledMethods, resumed: { method: 'kakao', answer: PROVIDER_ANSWER } },
    withTicket: { enabledMethods, resumed: { method: 'kakao', answer: null, ticket: TICKET } },
    startsAtCampus: { enabledMethods, resumed: null, campus: CAMPUS, startsWith: 'yonsei' },
    // The server has switched the campus’s own sign-on off.
    startsAtCampusWithout: { enabledMethods: withoutYonsei, resumed: null, campus: CAMPUS, startsWith: 'yonsei' },
    startsWithLastWay: { enabledMethods, resumed: null, startsWith: 'kakao' },
    startsWithDisabledWay: { enabledMethods, resumed: null, startsWith: 'facebook' },
    answeredByDisabledMethod: { enabledMethods, resumed: { method: 'facebook', answer: PROVIDER_ANSWER } },
  },
  events: [
    { type: 'GUEST_CHOSEN' },
    { type: 'EMAIL_CHOSEN' },
    { type: 'HAND_OVER_CHOSEN' },
    { type: 'METHOD_CHOSEN', method: 'kakao' },
    { type: 'METHOD_CHOSEN', method: 'yonsei' },
    { type: 'METHOD_CHOSEN', method: 'facebook' },
    { type: 'METHOD_CHOSEN', method: 'federation', school: CHOSEN_SCHOOL },
    { type: 'SCHOOL_SEARCH_CHOSEN' },
    { type: 'SIGN_UP_CHOSEN' },
    { type: 'METHODS_CHANGED', enabledMethods: withoutKakao },
    { type: 'LAST_METHOD_FORGOTTEN' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    loginAsGuest: [{ done: undefined }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
    recallLastWay: [
      ...LAST_WAYS.map((lastWay) => ({ sends: { type: 'LAST_WAY_KNOWN', lastWay } as const })),
      { sends: { type: 'COOKIES_REFUSED' } },
      { error: defect },
    ],
    forgetLastWay: [{ done: undefined }, { error: defect }],
    providerLogin: ends(...provider),
    schoolSearch: ends(...FOUND),
  },
  // Refused cookies lead nowhere else and are only said: an invariant follows them over each step, and they double no situation.
  distinguish: ({ context: { enabledMethods, method, answer, ticket, failure, failures, lastMethod } }) => ({
    kakao: enabledMethods !== withoutKakao,
    method,
    answer,
    ticket,
    failure,
    failures,
    lastMethod,
  }),
  // One way at a time: the others wait until the server has answered or the alert is confirmed.
  unanswered: {
    choosing: ['ALERT_CONFIRMED'],
    stuck: ['ALERT_CONFIRMED'],
    withProvider: ['ALERT_CONFIRMED'],
    findingSchool: [...WAYS, 'ALERT_CONFIRMED'],
    forgettingLastMethod: [...WAYS, 'ALERT_CONFIRMED'],
    loggingInAsGuest: [...WAYS, 'ALERT_CONFIRMED'],
    alertingNotSupported: WAYS,
  },
  invariants: [
    {
      title: 'only the server signs in (LOGIN-1, LOGIN-4, LOGIN-5)',
      holds: (after, event) =>
        (!after.matches('signedIn') || providerNext(event) === 'signedIn') &&
        (!after.matches('signedInAsGuest') || endedWell(event, 'loginAsGuest')),
    },
    {
      title: 'a failed sign-in leads back to the choice and is said there (LOGIN-1, ERR-1)',
      holds: (after, event) =>
        !(failed(event, 'loginAsGuest') || failed(event, 'providerLogin')) || (atChoice(after) && after.context.failure !== null),
    },
    {
      title: 'a person who cancels at the provider is back at the choice, and it counts as no failure (SOC-1)',
      holds: (after, event, before) =>
        providerNext(event) !== 'choice' || (atChoice(after) && after.context.failures === before.context.failures),
    },
    {
      title: 'help is offered after the third failure in a row of a provider or of a guest’s login, and not before (LOGIN-1, HEAD-3)',
      holds: (after, event, before) =>
        !(failed(event, 'loginAsGuest') || failed(event, 'providerLogin') || providerNext(event) === 'failed') ||
        (after.context.failures === Math.min(before.context.failures + 1, 3) && after.matches('stuck') === (after.context.failures === 3)),
    },
    {
      title: 'a method that is switched off opens no window: an alert says that it is not supported (METHOD-2, SSO-2, ERR-3)',
      holds: (after, event) =>
        (!after.matches('withProvider') || isOffered(after.context.method ?? 'mobile', after.context.enabledMethods)) &&
        (event.type !== 'METHOD_CHOSEN' ||
          isOffered(event.method, after.context.enabledMethods) ||
          !after.can({ type: 'ALERT_CONFIRMED' }) ||
          after.context.failure?.code === 'ssoNotSupported'),
    },
    {
      title: 'a method that is switched off while its provider is asked is not supported, any other goes on (SSO-2, ERR-3)',
      holds: (after, event, before) =>
        event.type !== 'METHODS_CHANGED' ||
        !before.matches('withProvider') ||
        (before.context.method === 'kakao' || before.context.method === 'federation'
          ? after.matches('alertingNotSupported') && after.context.failure?.code === 'ssoNotSupported'
          : after.matches('withProvider')),
    },
    {
      title: 'the method that was used last is offered only if the server offers it (LOGIN-6, METHOD-2)',
      holds: ({ context: { lastMethod, enabledMethods } }) => lastMethod === null || isOffered(lastMethod, enabledMethods),
    },
    {
      title: 'refused cookies are explained from the moment the page finds out (STORE-1)',
      holds: ({ context }, event, before) => context.refusesCookies === (before.context.refusesCookies || event.type === 'COOKIES_REFUSED'),
    },
    {
      title: 'one press forgets which method was used last, whatever comes of it (LOGIN-6)',
      holds: (after, event, before) =>
        event.type !== 'LAST_METHOD_FORGOTTEN' ||
        !(atChoice(before) || before.matches('withProvider')) ||
        (after.matches('forgettingLastMethod') && after.context.lastMethod === null),
    },
    {
      title: 'the email that this device remembers is not in the popup of all ways: it never says whose account it is (LOGIN-6)',
      holds: ({ context }) => !JSON.stringify(context).includes(EMAIL),
    },
    {
      title: 'the provider that was chosen last is the one that is asked (SOC-1)',
      holds: (after, event) =>
        event.type !== 'METHOD_CHOSEN' ||
        !after.matches('withProvider') ||
        after.children.providerLogin?.getSnapshot().context.method === event.method,
    },
    {
      title: 'the school that was found or chosen is the one whose sign-on is asked, and no other way has one (CAMPUS-3, SEEN-3)',
      holds: (after, event) => {
        const asked = after.children.providerLogin?.getSnapshot().context;
        if (asked === undefined) return true;
        if (endedWell(event, 'schoolSearch')) {
          const found = outputOf(event) as SchoolSearchOutput;
          return found.outcome === 'chosen' && asked.method === found.pick.method && (asked.school ?? null) === found.pick.school;
        }
        return event.type !== 'METHOD_CHOSEN' || (asked.school ?? null) === (event.school ?? null);
      },
    },
    {
      title: 'schools are looked for only where the API has announced them (API-26)',
      holds: (after, event, before) =>
        event.type !== 'SCHOOL_SEARCH_CHOSEN' ||
        before.matches('findingSchool') ||
        !after.matches('findingSchool') ||
        isOffered('federation', after.context.enabledMethods),
    },
    {
      title: 'an answer of one provider’s is not given to another (SOC-2)',
      holds: ({ children, context }, event) => {
        const asked = children.providerLogin?.getSnapshot().context;
        return asked === undefined || event.type !== 'METHOD_CHOSEN' || (asked.answer === null && context.answer === null);
      },
    },
    {
      title: 'a ticket logs in at once, and goes to no other provider than its own (SOC-4)',
      holds: ({ children }, event) => {
        const asked = children.providerLogin?.getSnapshot().context;
        return asked === undefined || asked.ticket === null || (asked.method === 'kakao' && event.type !== 'METHOD_CHOSEN');
      },
    },
    {
      title: 'a person without an account of the provider goes on to join with its ticket (LOGIN-4)',
      holds: ({ output }, event) =>
        providerNext(event) !== 'signUp' || (output?.outcome === 'providerSignUp' && output.method === 'kakao' && output.ticket === TICKET),
    },
  ],
});

const atChoice = (snapshot: { matches(state: 'choosing' | 'stuck'): boolean }): boolean =>
  snapshot.matches('choosing') || snapshot.matches('stuck');

function providerNext(event: { readonly type: string }): ProviderLoginOutput['outcome'] | undefined {
  return endedWell(event, 'providerLogin') ? (outputOf(event) as ProviderLoginOutput).outcome : undefined;
}
