import { type MethodCode, methodByCode } from '#contract/methods.ts';
import { ends } from '#machines/ends.ts';
import { isRefusedFor } from '#machines/failures.ts';
import type { ProviderTicketOutput } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { TICKET_ENDS } from '#machines/provider-ticket/qa/provider-ticket.model.ts';
import {
  accountLeaving,
  answerLost,
  DELETED_AT,
  endedWell,
  errorOf,
  failed,
  keepsOneTimeCode,
  outputOf,
  PROVIDER_ANSWER,
  refusedFor,
  TICKET,
  unreachable,
} from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { providerLoginMachine } from '../provider-login.machine.ts';
import { providerLoginExpectations } from './provider-login.expectations.ts';

const isUniversity = (method: MethodCode): boolean => methodByCode(method).sso;

/** The two answers to the question whether an account is to stay. */
const STAY = ['STAY_CHOSEN', 'DECLINED'] as const;

export const providerLoginModel = defineModel({
  machine: providerLoginMachine,
  ...providerLoginExpectations,
  inputs: {
    social: { method: 'kakao', answer: null, ticket: null },
    school: { method: 'yonsei', answer: null, ticket: null },
    answeredByThisPage: { method: 'kakao', answer: PROVIDER_ANSWER, ticket: null },
    withTicket: { method: 'kakao', answer: null, ticket: TICKET },
  },
  events: [{ type: 'SIGN_UP_CHOSEN' }, { type: 'STAY_CHOSEN' }, { type: 'DECLINED' }, { type: 'ALERT_CONFIRMED' }],
  outcomes: {
    providerTicket: ends(...TICKET_ENDS),
    loginByProvider: [
      { done: undefined },
      { error: refusedFor('accountNotFound') },
      { error: refusedFor('methodDisabled') },
      { error: accountLeaving },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // All belong to the alerts; another way to sign in is chosen in the popup around this flow, which ends it.
  unanswered: {
    signingIn: [...STAY, 'SIGN_UP_CHOSEN', 'ALERT_CONFIRMED'],
    loggingIn: [...STAY, 'SIGN_UP_CHOSEN', 'ALERT_CONFIRMED'],
    askingToStay: ['SIGN_UP_CHOSEN', 'ALERT_CONFIRMED'],
    alertingAccountNotFound: STAY,
    alertingFailed: [...STAY, 'SIGN_UP_CHOSEN'],
  },
  endsByItself: ['providerTicket', 'loginByProvider'],
  invariants: [
    {
      title: 'a login to an account that is being deleted asks first, and says when it goes (LEGAL-2)',
      holds: (after, event) =>
        errorOf(event) !== accountLeaving || (after.matches('askingToStay') && after.context.deletedAt === DELETED_AT),
    },
    {
      title: 'a deletion is taken back only by a person who chose that; declined, the login is given up (LEGAL-2)',
      holds: (after, event, before) =>
        (!after.matches('loggingIn') || !after.context.stays || before.context.stays || event.type === 'STAY_CHOSEN') &&
        (event.type !== 'DECLINED' || !before.matches('askingToStay') || after.output?.outcome === 'choice'),
    },
    {
      title: 'only the server signs in (LOGIN-4, LOGIN-5)',
      holds: (after, event) => !after.matches('signedIn') || endedWell(event, 'loginByProvider'),
    },
    {
      title: 'a sign-in uses the ticket that check-user returned, never the provider’s code (SOC-5)',
      holds: (after) => !after.matches('loggingIn') || after.context.ticket === TICKET,
    },
    {
      title: 'the one-time code is forgotten as soon as it is traded (SOC-2)',
      holds: (after) => after.matches('signingIn') || !keepsOneTimeCode(after.context),
    },
    {
      title: 'a person without an account is offered to join with this one, and the ticket goes along (LOGIN-4, LOGIN-5, ERR-2, ERR-34)',
      holds: (after, event) =>
        (!(failed(event, 'loginByProvider') && isRefusedFor(errorOf(event), 'accountNotFound')) ||
          (after.matches('alertingAccountNotFound') &&
            after.context.failure?.code === (isUniversity(after.context.method) ? 'accountDoesNotExist' : 'accountNotFound'))) &&
        (event.type !== 'SIGN_UP_CHOSEN' ||
          !after.matches('leavingForSignUp') ||
          (after.output?.outcome === 'signUp' && after.output.ticket === TICKET && after.output.method === after.context.method)),
    },
    {
      title: 'cancelling leads back to the choice, without an error (SOC-1)',
      holds: (after, event) => ticketEnd(event)?.outcome !== 'cancelled' || after.output?.outcome === 'choice',
    },
    {
      title: 'why there is no ticket is said in an alert (JOIN-3, SSO-2, ERR-3, ERR-8, ERR-27)',
      holds: (after, event) => {
        const ended = ticketEnd(event);
        return ended?.outcome !== 'failed' || (after.matches('alertingFailed') && after.context.failure === ended.failure);
      },
    },
    {
      title: 'a method that was switched off meanwhile is not supported, and an alert says so (SSO-2, ERR-3)',
      holds: (after, event) =>
        !isRefusedFor(errorOf(event), 'methodDisabled') ||
        (after.matches('alertingFailed') && after.context.failure?.code === 'ssoNotSupported'),
    },
    {
      title: 'a failure is told apart from a cancelled sign-in, and from an account that is new here (LOGIN-4, LOGIN-5, HEAD-3)',
      holds: (after, event, before) =>
        event.type !== 'ALERT_CONFIRMED' ||
        !String(before.value).startsWith('alerting') ||
        after.output?.outcome === (before.matches('alertingFailed') ? 'failed' : 'choice'),
    },
    {
      title: 'every failure is said in an alert (ERR-1, ERR-12, ERR-27)',
      holds: ({ value, context }) => !String(value).startsWith('alerting') || context.failure !== null,
    },
  ],
});

const ticketEnd = (event: { readonly type: string }): ProviderTicketOutput | undefined =>
  endedWell(event, 'providerTicket') ? (outputOf(event) as ProviderTicketOutput) : undefined;
