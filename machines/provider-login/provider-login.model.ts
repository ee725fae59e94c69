import { type MethodCode, methodByCode } from '../../contract/methods.ts';
import { defineModel } from '../explore/model.ts';
import { isRefusedFor } from '../failures.ts';
import { METHOD_DISABLED, type Output as WindowOutput } from '../provider-window/provider-window.machine.ts';
import { WINDOW_ENDS } from '../provider-window/provider-window.model.ts';
import {
  defect,
  endedWell,
  errorOf,
  failed,
  keepsOneTimeCode,
  outputOf,
  PROVIDER_ANSWER,
  refusedFor,
  refusedInWords,
  TICKET,
  unreachable,
} from '../samples.ts';
import { providerLoginMachine } from './provider-login.machine.ts';

const isUniversity = (method: MethodCode): boolean => methodByCode(method).sso;

export const providerLoginModel = defineModel({
  machine: providerLoginMachine,
  inputs: {
    social: { method: 'kakao', answer: null },
    school: { method: 'yonsei', answer: null },
    answeredByThisPage: { method: 'kakao', answer: PROVIDER_ANSWER },
    declinedByThisPage: { method: 'kakao', answer: { error: 'access_denied' } },
    refusedByThisPage: { method: 'kakao', answer: { error: 'server_error' } },
    disabledByThisPage: { method: 'kakao', answer: { error: METHOD_DISABLED } },
  },
  events: [{ type: 'SIGN_UP_CHOSEN' }, { type: 'ALERT_CONFIRMED' }],
  outcomes: {
    providerWindow: [...WINDOW_ENDS.map((done) => ({ done })), { error: defect }],
    checkProvider: [
      { done: { ticket: TICKET } },
      { done: { ticket: null } },
      { error: refusedFor('methodDisabled') },
      { error: refusedInWords },
      { error: unreachable },
    ],
    loginByProvider: [
      { done: undefined },
      { error: refusedFor('accountNotFound') },
      { error: refusedFor('methodDisabled') },
      { error: unreachable },
    ],
  },
  project: ({ context }) => context,
  // Both belong to the alerts; another way to sign in is chosen in the popup around this flow, which ends it.
  ignores: {
    atProvider: ['SIGN_UP_CHOSEN', 'ALERT_CONFIRMED'],
    checkingProvider: ['SIGN_UP_CHOSEN', 'ALERT_CONFIRMED'],
    loggingIn: ['SIGN_UP_CHOSEN', 'ALERT_CONFIRMED'],
    alertingFailed: ['SIGN_UP_CHOSEN'],
  },
  waits: ['providerWindow', 'checkProvider', 'loginByProvider'],
  invariants: [
    {
      states: 'only the server signs in (LOGIN-4, LOGIN-5)',
      holds: (after, event) => !after.matches('signedIn') || endedWell(event, 'loginByProvider'),
    },
    {
      states: 'the server is asked only with an answer that the provider gave (SOC-2)',
      holds: (after) => !after.matches('checkingProvider') || after.context.answer !== null,
    },
    {
      states: 'a sign-in uses the ticket that check-user returned, never the provider’s code (SOC-5)',
      holds: (after) => !after.matches('loggingIn') || after.context.ticket === TICKET,
    },
    {
      states: 'the one-time code is forgotten as soon as it is traded (SOC-2)',
      holds: (after) => after.matches('checkingProvider') || !keepsOneTimeCode(after.context),
    },
    {
      states: 'who has no account yet is offered to join with this one, and the ticket goes along (LOGIN-4, LOGIN-5, ERR-2, ERR-34)',
      holds: (after, event) =>
        (!(failed(event, 'loginByProvider') && isRefusedFor(errorOf(event), 'accountNotFound')) ||
          (after.matches('alertingAccountNotFound') &&
            after.context.failure?.code === (isUniversity(after.context.method) ? 'accountDoesNotExist' : 'accountNotFound'))) &&
        (event.type !== 'SIGN_UP_CHOSEN' ||
          !after.matches('leavingForSignUp') ||
          (after.output?.next === 'signUp' && after.output.ticket === TICKET && after.output.method === after.context.method)),
    },
    {
      states: 'who cancels is back at the choice, without an error (SOC-1)',
      holds: (after, event) =>
        !(endedWell(event, 'providerWindow') && (outputOf(event) as WindowOutput).outcome === 'cancelled') ||
        after.output?.next === 'choice',
    },
    {
      states: 'an account that has no authentication id is refused, and an alert says so (JOIN-3, ERR-8)',
      holds: (after, event) =>
        !endedWell(event, 'checkProvider') ||
        (outputOf(event) as { ticket: string | null }).ticket !== null ||
        (after.matches('alertingFailed') && after.context.failure?.code === 'noAuthInfo'),
    },
    {
      states: 'a method that was switched off meanwhile is not supported, and an alert says so (SSO-2, ERR-3)',
      holds: (after, event) =>
        !isRefusedFor(errorOf(event), 'methodDisabled') ||
        (after.matches('alertingFailed') && after.context.failure?.code === 'ssoNotSupported'),
    },
    {
      states: 'every failure is said in an alert (ERR-1, ERR-12, ERR-27)',
      holds: ({ value, context }) => !String(value).startsWith('alerting') || context.failure !== null,
    },
  ],
});
