import { ends } from '#machines/ends.ts';
import { failure, isRefusedFor } from '#machines/failures.ts';
import { INVALID_RETURN, METHOD_DISABLED, type ProviderWindowOutput } from '#machines/provider-window/provider-window.machine.ts';
import { WINDOW_ENDS } from '#machines/provider-window/qa/provider-window.model.ts';
import {
  answerLost,
  endedWell,
  errorOf,
  keepsOneTimeCode,
  OWNER_FACE,
  outputOf,
  PROVIDER_ANSWER,
  refusedFor,
  refusedInWords,
  TICKET,
  unreachable,
} from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { type ProviderTicketOutput, providerTicketMachine } from '../provider-ticket.machine.ts';
import { providerTicketExpectations } from './provider-ticket.expectations.ts';

/** How it may end, for the flows that ask for a ticket. */
export const TICKET_ENDS: readonly ProviderTicketOutput[] = [
  { outcome: 'checked', ticket: TICKET, nickname: null },
  { outcome: 'checked', ticket: TICKET, nickname: 'QuietHeron', owner: OWNER_FACE },
  { outcome: 'failed', failure: failure('authenticationFailed', refusedInWords) },
  { outcome: 'failed', failure: failure('ssoNotSupported') },
  { outcome: 'failed', failure: failure('cookiesNeeded') },
  { outcome: 'failed', failure: failure('providerAnswerMissing') },
  { outcome: 'failed', failure: failure('providerTimedOut') },
  { outcome: 'failed', failure: failure('noAuthInfo') },
  { outcome: 'failed', failure: failure('answerLost') },
  { outcome: 'cancelled' },
];

const failedAs = (output: ProviderTicketOutput | undefined): string | undefined =>
  output?.outcome === 'failed' ? output.failure.code : undefined;

export const providerTicketModel = defineModel({
  machine: providerTicketMachine,
  ...providerTicketExpectations,
  inputs: {
    social: { method: 'kakao', purpose: 'login', answer: null },
    school: { method: 'yonsei', purpose: 'link', answer: null },
    answeredByThisPage: { method: 'kakao', purpose: 'login', answer: PROVIDER_ANSWER },
    declinedByThisPage: { method: 'google', purpose: 'link', answer: { error: 'access_denied' } },
    refusedByThisPage: { method: 'google', purpose: 'link', answer: { error: 'server_error' } },
    answerMissingOnThisPage: { method: 'google', purpose: 'link', answer: { error: INVALID_RETURN } },
    disabledByThisPage: { method: 'google', purpose: 'link', answer: { error: METHOD_DISABLED } },
  },
  events: [],
  outcomes: {
    providerWindow: ends(...WINDOW_ENDS),
    checkProvider: [
      { done: { ticket: TICKET, nickname: null } },
      { done: { ticket: TICKET, nickname: 'QuietHeron' } },
      { done: { ticket: TICKET, nickname: 'QuietHeron', owner: OWNER_FACE } },
      { done: { ticket: null, nickname: null } },
      { error: refusedFor('methodDisabled') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  unanswered: {},
  // The window can be cancelled; leaving the popup stops the whole flow.
  endsByItself: ['providerWindow', 'checkProvider'],
  invariants: [
    {
      title: 'the server is asked only with an answer that the provider gave (SOC-2)',
      holds: (after) => !after.matches('checkingProvider') || after.context.answer !== null,
    },
    {
      title: 'the one-time code is forgotten as soon as it is traded (SOC-2)',
      holds: (after) => after.matches('checkingProvider') || (!keepsOneTimeCode(after.context) && !keepsOneTimeCode(after.output ?? null)),
    },
    {
      title: 'the ticket is the one that check-user returned, never the provider’s code (SOC-5)',
      holds: ({ output }, event) =>
        output?.outcome !== 'checked' ||
        (endedWell(event, 'checkProvider') &&
          output.ticket === TICKET &&
          output.nickname === (outputOf(event) as { nickname: string | null }).nickname),
    },
    {
      title: 'cancelling says nothing (SOC-1)',
      holds: ({ output }, event) =>
        !(endedWell(event, 'providerWindow') && (outputOf(event) as ProviderWindowOutput).outcome === 'cancelled') ||
        output?.outcome === 'cancelled',
    },
    {
      title: 'an account that has no authentication id is refused (JOIN-3, ERR-8)',
      holds: ({ output }, event) =>
        !endedWell(event, 'checkProvider') ||
        (outputOf(event) as { ticket: string | null }).ticket !== null ||
        failedAs(output) === 'noAuthInfo',
    },
    {
      title: 'a method that was switched off meanwhile is not supported (SSO-2, ERR-3)',
      holds: ({ output }, event) => !isRefusedFor(errorOf(event), 'methodDisabled') || failedAs(output) === 'ssoNotSupported',
    },
  ],
});
