import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { CONFIRM_ENDS, CONFIRMATION } from '#machines/confirm-identity/qa/confirm-identity.model.ts';
import { ends } from '#machines/ends.ts';
import { isRefusedFor } from '#machines/failures.ts';
import type { CheckedUser, ProviderTicketOutput } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { TICKET_ENDS } from '#machines/provider-ticket/qa/provider-ticket.model.ts';
import {
  answerLost,
  DELETED_AT,
  endedWell,
  errorOf,
  failed,
  JOIN_DATA,
  keepsOneTimeCode,
  outputOf,
  PROVIDER_ANSWER,
  refusedFor,
  TICKET,
  unreachable,
} from '#machines/samples.ts';
import { SIGN_UP_ENDS } from '#machines/sign-up/qa/sign-up.model.ts';
import type { SignUpOutput } from '#machines/sign-up/sign-up.machine.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { providerLinkMachine } from '../provider-link.machine.ts';
import { providerLinkExpectations } from './provider-link.expectations.ts';

/** With the ID that the person has seen. */
const CHOSEN = { ...JOIN_DATA, uvrsId: 'minji_01' };
const CHOICES = ['LOGIN_CHOSEN', 'REPLACEMENT_CHOSEN', 'STAY_CHOSEN'] as const;

export const providerLinkModel = defineModel({
  machine: providerLinkMachine,
  ...providerLinkExpectations,
  inputs: {
    signedIn: { method: 'naver', joinData: null, ticket: null, answer: null },
    joining: { method: 'sookmyung', joinData: JOIN_DATA, ticket: null, answer: null },
    joiningAsChosen: { method: 'sookmyung', joinData: CHOSEN, ticket: null, answer: null },
    joiningWithTicket: { method: 'kakao', joinData: CHOSEN, ticket: TICKET, answer: null },
    answeredByThisPage: { method: 'google', joinData: null, ticket: null, answer: PROVIDER_ANSWER },
  },
  events: [
    { type: 'LOGIN_CHOSEN' },
    { type: 'REPLACEMENT_CHOSEN' },
    { type: 'STAY_CHOSEN' },
    { type: 'CONFIRMED' },
    { type: 'DECLINED' },
    { type: 'ALERT_CONFIRMED' },
  ],
  outcomes: {
    providerTicket: ends(...TICKET_ENDS),
    confirmIdentity: ends(...CONFIRM_ENDS),
    signUp: ends(...SIGN_UP_ENDS, { outcome: 'leaving', deletedAt: DELETED_AT }),
    connectProvider: [
      { done: undefined },
      { error: refusedFor('accountInUse') },
      { error: refusedFor('methodDisabled') },
      { error: refusedFor('confirmationNeeded') },
      { error: answerLost },
      { error: unreachable },
    ],
    replaceAccount: [
      { done: undefined },
      { error: refusedFor('accountInUse') },
      { error: refusedFor('signInTooOld') },
      { error: refusedFor('confirmationNeeded') },
      { error: refusedFor('proofExpired') },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // Each belongs to the question or the alert that offers it; another way is chosen in the popup around this flow, which ends it.
  unanswered: {
    signingIn: [...CHOICES, 'CONFIRMED', 'DECLINED', 'ALERT_CONFIRMED'],
    joining: [...CHOICES, 'CONFIRMED', 'DECLINED', 'ALERT_CONFIRMED'],
    loggingIn: [...CHOICES, 'CONFIRMED', 'DECLINED', 'ALERT_CONFIRMED'],
    settingUp: [...CHOICES, 'CONFIRMED', 'DECLINED', 'ALERT_CONFIRMED'],
    // What is open above it comes first.
    provingToLink: [...CHOICES, 'CONFIRMED', 'DECLINED', 'ALERT_CONFIRMED'],
    provingToReplace: [...CHOICES, 'CONFIRMED', 'DECLINED', 'ALERT_CONFIRMED'],
    replacing: [...CHOICES, 'CONFIRMED', 'DECLINED', 'ALERT_CONFIRMED'],
    askingLinked: ['STAY_CHOSEN', 'CONFIRMED', 'ALERT_CONFIRMED'],
    askingToStay: ['LOGIN_CHOSEN', 'REPLACEMENT_CHOSEN', 'CONFIRMED', 'ALERT_CONFIRMED'],
    askingReplacement: ['STAY_CHOSEN', 'CONFIRMED', 'ALERT_CONFIRMED'],
    confirmingReplacement: [...CHOICES, 'ALERT_CONFIRMED'],
    askingSignIn: [...CHOICES, 'ALERT_CONFIRMED'],
    alertingFailed: [...CHOICES, 'CONFIRMED', 'DECLINED'],
  },
  endsByItself: ['providerTicket', 'signUp', 'connectProvider', 'replaceAccount', 'confirmIdentity'],
  invariants: [
    {
      title: 'no account is deleted without two confirmations, one after the other (SOC-4, SOC-6)',
      holds: (after, event, before) =>
        (!after.matches('replacing') ||
          before.matches('replacing') ||
          (before.matches('provingToReplace') && isConfirmed(event)) ||
          (before.matches('confirmingReplacement') && event.type === 'CONFIRMED')) &&
        (!after.matches('provingToReplace') || before.matches('provingToReplace') || before.matches('replacing')) &&
        (!after.matches('confirmingReplacement') ||
          before.matches('confirmingReplacement') ||
          (before.matches('askingReplacement') && event.type === 'REPLACEMENT_CHOSEN')),
    },
    {
      title: 'an account in use can be logged in to wherever it is said that it is in use, and then nothing is deleted (SOC-4)',
      holds: (after, event, before) =>
        !((before.matches('askingLinked') || before.matches('askingReplacement')) && event.type === 'LOGIN_CHOSEN') ||
        after.matches('loggingIn') ||
        (after.output?.outcome === 'login' && after.output.ticket === TICKET),
    },
    {
      title: 'an account is replaced only after the server said that it is in use (SOC-4)',
      holds: (after, event, before) =>
        !after.matches('askingReplacement') ||
        before.matches('askingReplacement') ||
        (failed(event, 'connectProvider') && isRefusedFor(errorOf(event), 'accountInUse')),
    },
    {
      title:
        'where the server asks for a proof to be the owner, nothing is connected before that is given, and it is kept nowhere (CONFIRM-1)',
      holds: (after, event, before) =>
        (!isRefusedFor(errorOf(event), 'confirmationNeeded') ||
          after.matches(failed(event, 'connectProvider') ? 'provingToLink' : 'provingToReplace')) &&
        (!(before.matches('provingToLink') || before.matches('provingToReplace')) ||
          isConfirmed(event) === (after.matches('settingUp') || after.matches('replacing')) ||
          after.value === before.value) &&
        !JSON.stringify(after.context).includes(CONFIRMATION),
    },
    {
      title: 'a sign-in that is too old to delete an account is said, and another one is offered (SOC-6)',
      holds: (after, event) =>
        !failed(event, 'replaceAccount') || isRefusedFor(errorOf(event), 'signInTooOld', 'proofExpired') === after.matches('askingSignIn'),
    },
    {
      title: 'after another sign-in everything is asked anew, about the account that it was (SOC-6)',
      holds: (after, event, before) =>
        !(before.matches('askingSignIn') && event.type === 'CONFIRMED') ||
        (after.matches('signingIn') && after.context.ticket === null && after.context.nickname === null),
    },
    {
      title: 'an account that has a nickname is named, and nothing is connected before the person says yes (SOC-4)',
      holds: (after, event) =>
        ticketEnd(event)?.outcome !== 'checked' || ((outputOf(event) as CheckedUser).nickname !== null) === after.matches('askingLinked'),
    },
    {
      title: 'a signed-in user links the provider account; a visitor signs up with it (SOC-5)',
      holds: ({ context, value }) =>
        context.joinData === null
          ? value !== 'joining' && value !== 'loggingIn' && value !== 'joined'
          : value !== 'settingUp' && value !== 'replacing' && value !== 'linked',
    },
    {
      title: 'no account is made before its person has seen figure, nickname and ID (SEEN-3, SOC-5)',
      holds: (after) => !after.matches('joining') || after.context.joinData?.uvrsId !== '',
    },
    {
      title: 'a person who says yes to an existing account is signed in to it, and is told so (SOC-4, API-11)',
      holds: ({ context, value }) =>
        (value !== 'joining' || context.nickname === null) && (value !== 'loggingIn' || context.nickname !== null || context.stays),
    },
    {
      title: 'an account that is being deleted is asked for before it is joined, and stays only if the person says so (LEGAL-2, API-11)',
      holds: (after, event, before) =>
        signUpEnd(event)?.outcome === 'leaving'
          ? after.matches('askingToStay') && after.context.deletedAt === DELETED_AT
          : !after.context.stays || before.context.stays || (before.matches('askingToStay') && event.type === 'STAY_CHOSEN'),
    },
    {
      title: 'the ticket that check-user returned is connected, never the provider’s code (SOC-5)',
      holds: ({ context, value }) => !['joining', 'loggingIn', 'settingUp', 'replacing'].includes(value) || context.ticket === TICKET,
    },
    {
      title: 'the one-time code is forgotten as soon as it is traded (SOC-2)',
      holds: (after) => after.matches('signingIn') || !keepsOneTimeCode(after.context),
    },
    {
      title: 'only the server connects or joins (SOC-5)',
      holds: (after, event) =>
        (!after.matches('linked') || endedWell(event, 'connectProvider') || endedWell(event, 'replaceAccount')) &&
        (!after.matches('joined') || (endedWell(event, 'signUp') && (outputOf(event) as SignUpOutput).outcome === 'joined')),
    },
    {
      title: 'a failure is told apart from a cancelled sign-in and from a question that is declined (JOIN-3, SOC-4, HEAD-3)',
      holds: (after, event, before) =>
        (event.type !== 'ALERT_CONFIRMED' || !before.matches('alertingFailed') || after.output?.outcome === 'failed') &&
        (event.type !== 'DECLINED' || !before.hasTag('alert') || before.matches('alertingFailed') || after.output?.outcome === 'choice'),
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
      title: 'every failure is said in an alert (ERR-9, ERR-10, ERR-27)',
      holds: (after) => !after.matches('alertingFailed') || after.context.failure !== null,
    },
  ],
});

const isConfirmed = (event: { readonly type: string }): boolean =>
  endedWell(event, 'confirmIdentity') && (outputOf(event) as ConfirmIdentityOutput).outcome === 'confirmed';

const signUpEnd = (event: { readonly type: string }): SignUpOutput | undefined =>
  endedWell(event, 'signUp') ? (outputOf(event) as SignUpOutput) : undefined;

const ticketEnd = (event: { readonly type: string }): ProviderTicketOutput | undefined =>
  endedWell(event, 'providerTicket') ? (outputOf(event) as ProviderTicketOutput) : undefined;
