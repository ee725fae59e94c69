import { defineModel } from '../explore/model.ts';
import { isOffered } from '../methods.ts';
import type { Output as ProviderOutput } from '../provider-login/provider-login.machine.ts';
import { defect, enabledWithout, endedWell, failed, outputOf, PROVIDER_ANSWER, refusedInWords, TICKET, unreachable } from '../samples.ts';
import { loginMachine } from './login.machine.ts';

/** The server has switched Facebook off. */
const enabledMethods = enabledWithout('facebook');

const provider: readonly ProviderOutput[] = [{ next: 'signedIn' }, { next: 'choice' }, { next: 'signUp', method: 'kakao', ticket: TICKET }];

export const loginModel = defineModel({
  machine: loginMachine,
  inputs: {
    plain: { enabledMethods, resumed: null },
    answeredByThisPage: { enabledMethods, resumed: { method: 'kakao', answer: PROVIDER_ANSWER } },
    answeredByDisabledMethod: { enabledMethods, resumed: { method: 'facebook', answer: PROVIDER_ANSWER } },
  },
  events: [
    { type: 'GUEST_CHOSEN' },
    { type: 'EMAIL_CHOSEN' },
    { type: 'METHOD_CHOSEN', method: 'kakao' },
    { type: 'METHOD_CHOSEN', method: 'yonsei' },
    { type: 'METHOD_CHOSEN', method: 'facebook' },
    { type: 'SIGN_UP_CHOSEN' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    loginAsGuest: [{ done: undefined }, { error: refusedInWords }, { error: unreachable }],
    providerLogin: [...provider.map((done) => ({ done })), { error: defect }],
  },
  project: ({ context: { method, answer, failure } }) => ({ method, answer, failure }),
  // One way at a time: the others wait until the server has answered or the alert is confirmed.
  ignores: {
    choosing: ['ALERT_CONFIRMED'],
    withProvider: ['ALERT_CONFIRMED'],
    loggingInAsGuest: ['GUEST_CHOSEN', 'EMAIL_CHOSEN', 'METHOD_CHOSEN', 'SIGN_UP_CHOSEN', 'ALERT_CONFIRMED'],
    alertingNotSupported: ['GUEST_CHOSEN', 'EMAIL_CHOSEN', 'METHOD_CHOSEN', 'SIGN_UP_CHOSEN'],
  },
  invariants: [
    {
      states: 'only the server signs in (LOGIN-1, LOGIN-4, LOGIN-5)',
      holds: (after, event) => !after.matches('signedIn') || endedWell(event, 'loginAsGuest') || providerNext(event) === 'signedIn',
    },
    {
      states: 'a failed sign-in leads back to the choice and is said there (LOGIN-1, ERR-1)',
      holds: (after, event) =>
        !(failed(event, 'loginAsGuest') || failed(event, 'providerLogin')) || (after.matches('choosing') && after.context.failure !== null),
    },
    {
      states: 'a method that is switched off opens no window: an alert says that it is not supported (METHOD-2, SSO-2, ERR-3)',
      holds: (after, event) =>
        (!after.matches('withProvider') || isOffered(after.context.method ?? 'mobile', enabledMethods)) &&
        (event.type !== 'METHOD_CHOSEN' ||
          isOffered(event.method, enabledMethods) ||
          !after.can({ type: 'ALERT_CONFIRMED' }) ||
          after.context.failure?.code === 'ssoNotSupported'),
    },
    {
      states: 'the provider that was chosen last is the one that is asked (SOC-1)',
      holds: (after, event) =>
        event.type !== 'METHOD_CHOSEN' ||
        !after.matches('withProvider') ||
        after.children.providerLogin?.getSnapshot().context.method === event.method,
    },
    {
      states: 'an answer of one provider’s is not given to another (SOC-2)',
      holds: ({ children, context }, event) => {
        const asked = children.providerLogin?.getSnapshot().context;
        return asked === undefined || event.type !== 'METHOD_CHOSEN' || (asked.answer === null && context.answer === null);
      },
    },
    {
      states: 'who has no account with the provider goes on to join with its ticket (LOGIN-4)',
      holds: ({ output }, event) =>
        providerNext(event) !== 'signUp' || (output?.next === 'providerSignUp' && output.method === 'kakao' && output.ticket === TICKET),
    },
  ],
});

function providerNext(event: { readonly type: string }): ProviderOutput['next'] | undefined {
  return endedWell(event, 'providerLogin') ? (outputOf(event) as ProviderOutput).next : undefined;
}
