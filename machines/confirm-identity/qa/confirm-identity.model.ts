import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { ends } from '#machines/ends.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { ASSERTED, OPTIONS } from '#machines/passkey-autofill/qa/passkey-samples.ts';
import type { ProviderTicketOutput } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { TICKET_ENDS } from '#machines/provider-ticket/qa/provider-ticket.model.ts';
import {
  answerLost,
  CODE,
  codeAfter,
  EMAIL,
  endedWell,
  errorOf,
  failed,
  keepsSecret,
  outputOf,
  PASSWORD,
  refusedFor,
  refusedInWords,
  refusedUntil,
  TICKET,
  unreachable,
} from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { confirmIdentityMachine } from '../confirm-identity.machine.ts';
import type { OwnWays } from '../confirm-identity.types.ts';
import type { ConfirmIdentityOutput } from '../confirmation.ts';

export const CONFIRMATION = 'confirmation';
/** How it may end, for the flows that ask for a proof. */
export const CONFIRM_ENDS: readonly ConfirmIdentityOutput[] = [
  { outcome: 'confirmed', confirmation: CONFIRMATION },
  { outcome: 'cancelled' },
];

const CALLS = ['confirmPassword', 'confirmProvider', 'confirmPasskey', 'confirmCode'] as const;
const dismissed = refusedFor('authenticatorDismissed');
const confirming = [
  { done: { confirmation: CONFIRMATION } },
  { error: refusedFor('methodDisabled') },
  { error: refusedInWords },
  { error: answerLost },
  { error: unreachable },
];
const ticketEnd = (event: { type: string }) => (endedWell(event, 'providerTicket') ? (outputOf(event) as ProviderTicketOutput) : undefined);

const isLeft = ({ methods, hasPasskey, takesCode }: OwnWays): boolean => methods.length > 0 || hasPasskey || takesCode;

type Ways = Pick<SnapshotFrom<typeof confirmIdentityMachine>, 'context'>;
const choice = {
  PASSWORD_SUBMITTED: (_: AnyEventObject, { context }: Ways) => (context.methods.includes('email') ? 'confirmingPassword' : SAME_STATE),
  CODE_REQUESTED: (_: AnyEventObject, { context }: Ways) => (context.takesCode ? 'requestingCode' : SAME_STATE),
  PASSKEY_CHOSEN: (_: AnyEventObject, { context }: Ways) => (context.hasPasskey ? 'requestingPasskey' : SAME_STATE),
  PROVIDER_CHOSEN: ({ method }: AnyEventObject, { context }: Ways) =>
    method !== 'email' && context.methods.includes(method) ? 'signingIn' : SAME_STATE,
};

const CHOICES = ['PASSWORD_SUBMITTED', 'PROVIDER_CHOSEN', 'PASSKEY_CHOSEN', 'CODE_REQUESTED'] as const;
const CODE_STEP = ['CODE_SUBMITTED', 'OTHER_WAY_CHOSEN'] as const;

export const confirmIdentityModel = defineModel({
  machine: confirmIdentityMachine,
  startsIn: { plain: 'reading' },
  expectations: {
    confirmIdentity: { CANCELLED: 'cancelled' },
    reading: {
      'readWays is done': ({ output }) => (isLeft(output as OwnWays) ? 'choosing' : 'withoutWay'),
      'readWays fails': failing('unread', 'confirmFailed'),
    },
    unread: { RETRIED: 'reading' },
    choosing: choice,
    confirmingPassword: {
      'confirmPassword is done': 'confirmed',
      'confirmPassword fails': failing('choosing', 'confirmFailed', { methodDisabled: withFailure('choosing', 'ssoNotSupported') }),
    },
    signingIn: {
      ...choice,
      'providerTicket is done': ({ output }) => {
        const ended = output as ProviderTicketOutput;
        if (ended.outcome === 'failed') return withFailure('choosing', ended.failure.code);
        return ended.outcome === 'checked' ? 'confirming' : 'choosing';
      },
      'providerTicket fails': withFailure('choosing', 'authenticationFailed'),
    },
    requestingPasskey: {
      'requestConfirmationOptions is done': 'atAuthenticator',
      'requestConfirmationOptions fails': withFailure('choosing', 'confirmFailed'),
    },
    atAuthenticator: {
      ...choice,
      'usePasskey is done': 'confirmingPasskey',
      'usePasskey fails': ({ error }) => (error === dismissed ? 'choosing' : withFailure('choosing', 'confirmFailed')),
    },
    confirmingPasskey: {
      'confirmPasskey is done': 'confirmed',
      'confirmPasskey fails': failing('choosing', 'confirmFailed', { methodDisabled: withFailure('choosing', 'ssoNotSupported') }),
    },
    requestingCode: {
      'sendConfirmationCode is done': 'enteringCode',
      'sendConfirmationCode fails': failing('choosing', 'codeNotSent'),
    },
    enteringCode: { CODE_SUBMITTED: 'confirmingCode', CODE_REQUESTED: 'resendingCode', OTHER_WAY_CHOSEN: 'choosing' },
    resendingCode: {
      'resendConfirmationCode is done': 'enteringCode',
      'resendConfirmationCode fails': failing('enteringCode', 'codeNotSent'),
    },
    confirmingCode: {
      'confirmCode is done': 'confirmed',
      'confirmCode fails': failing('enteringCode', 'confirmFailed', { methodDisabled: withFailure('enteringCode', 'ssoNotSupported') }),
    },
    confirming: {
      'confirmProvider is done': 'confirmed',
      'confirmProvider fails': failing('choosing', 'confirmFailed', { methodDisabled: withFailure('choosing', 'ssoNotSupported') }),
    },
  },
  contextAfter: {
    'readWays is done': ({ output }) => ({ ...(output as OwnWays) }),
    'requestConfirmationOptions is done': ({ output }) => ({ options: output }),
  },
  outputs: { confirmed: { outcome: 'confirmed', confirmation: CONFIRMATION }, cancelled: { outcome: 'cancelled' } },
  inputs: { plain: { act: 'endSessions' } },
  events: [
    { type: 'PASSWORD_SUBMITTED', password: PASSWORD },
    { type: 'PROVIDER_CHOSEN', method: 'kakao' },
    { type: 'PROVIDER_CHOSEN', method: 'yonsei' },
    { type: 'PASSKEY_CHOSEN' },
    { type: 'CODE_REQUESTED' },
    { type: 'CODE_SUBMITTED', code: CODE },
    { type: 'OTHER_WAY_CHOSEN' },
    { type: 'RETRIED' },
    { type: 'CANCELLED' },
  ],
  outcomes: {
    readWays: [
      { done: { methods: ['email'], email: EMAIL, hasPasskey: false, takesCode: true, gone: null } },
      { done: { methods: ['kakao', 'yonsei'], email: null, hasPasskey: true, takesCode: false, gone: null } },
      { done: { methods: ['kakao'], email: null, hasPasskey: false, takesCode: false, gone: null } },
      { done: { methods: ['email', 'kakao'], email: EMAIL, hasPasskey: true, takesCode: true, gone: null } },
      { done: { methods: [], email: null, hasPasskey: true, takesCode: false, gone: null } },
      { done: { methods: [], email: null, hasPasskey: false, takesCode: false, gone: 'kakao' } },
      { done: { methods: [], email: null, hasPasskey: false, takesCode: false, gone: null } },
      { error: refusedInWords },
      { error: unreachable },
    ],
    providerTicket: ends(...TICKET_ENDS),
    confirmPassword: [...confirming, { error: refusedFor('credentialsWrong') }],
    confirmProvider: [...confirming, { error: refusedFor('proofExpired') }],
    requestConfirmationOptions: [{ done: OPTIONS }, { error: refusedInWords }, { error: unreachable }],
    usePasskey: [{ done: ASSERTED }, { error: dismissed }, { error: unreachable }],
    confirmPasskey: [...confirming, { error: refusedFor('proofExpired') }],
    sendConfirmationCode: [{ done: undefined }, { error: refusedUntil }, { error: answerLost }, { error: unreachable }],
    resendConfirmationCode: [{ done: undefined }, { error: refusedUntil }, { error: answerLost }, { error: unreachable }],
    confirmCode: [...confirming, { error: refusedFor('codeWrong') }],
  },
  distinguish: ({ context }) => context,
  // What is shown is judged before another try.
  unanswered: {
    reading: [...CHOICES, ...CODE_STEP, 'RETRIED'],
    unread: [...CHOICES, ...CODE_STEP],
    withoutWay: [...CHOICES, ...CODE_STEP, 'RETRIED'],
    choosing: [...CODE_STEP, 'RETRIED'],
    confirmingPassword: [...CHOICES, ...CODE_STEP, 'RETRIED'],
    requestingPasskey: [...CHOICES, ...CODE_STEP, 'RETRIED'],
    atAuthenticator: [...CODE_STEP, 'RETRIED'],
    confirmingPasskey: [...CHOICES, ...CODE_STEP, 'RETRIED'],
    signingIn: [...CODE_STEP, 'RETRIED'],
    confirming: [...CHOICES, ...CODE_STEP, 'RETRIED'],
    requestingCode: [...CHOICES, ...CODE_STEP, 'RETRIED'],
    enteringCode: ['PASSWORD_SUBMITTED', 'PROVIDER_CHOSEN', 'PASSKEY_CHOSEN', 'RETRIED'],
    resendingCode: [...CHOICES, ...CODE_STEP, 'RETRIED'],
    confirmingCode: [...CHOICES, ...CODE_STEP, 'RETRIED'],
  },
  invariants: [
    {
      title: 'there is a proof only by the server’s word, and it is the one that it gave (CONFIRM-1)',
      holds: (after, event) =>
        (after.output?.outcome === 'confirmed') === CALLS.some((id) => endedWell(event, id)) &&
        (after.output?.outcome !== 'confirmed' || after.output.confirmation === (outputOf(event) as { confirmation: string }).confirmation),
    },
    {
      title: 'only the account’s own ways are taken: no password or passkey where it has none, no provider that is not linked (CONFIRM-1)',
      holds: ({ value, context }) =>
        (value !== 'confirmingPassword' || context.methods.includes('email')) &&
        (!(value === 'requestingPasskey' || value === 'atAuthenticator' || value === 'confirmingPasskey') || context.hasPasskey) &&
        (!(value === 'signingIn' || value === 'confirming') || (context.method !== null && context.methods.includes(context.method))),
    },
    {
      title:
        'the person is asked to choose where there is something to choose, and hears what can be done where there is nothing (CONFIRM-1, WAY-2)',
      holds: ({ value, context }) =>
        value === 'withoutWay' ? !isLeft(context) : isLeft(context) || ['reading', 'unread', 'cancelled'].includes(value),
    },
    {
      title: 'the provider that was chosen last is the one that is asked (CONFIRM-1)',
      holds: ({ value, context }, event) =>
        event.type !== 'PROVIDER_CHOSEN' ||
        !context.methods.includes(event.method) ||
        value !== 'signingIn' ||
        context.method === event.method,
    },
    {
      title: 'a way that is gone at its provider is not taken (WAY-2)',
      holds: ({ context }) => context.gone === null || (context.method !== context.gone && !context.methods.includes(context.gone)),
    },
    {
      title: 'neither password nor ticket nor proof is kept (CONFIRM-1)',
      holds: ({ context }) => {
        const kept = JSON.stringify({ ...context, failure: null });
        return !keepsSecret(context) && !kept.includes(TICKET) && !kept.includes(CONFIRMATION);
      },
    },
    {
      title: 'what failed is said, and each way can be tried again (CONFIRM-1, SOC-6)',
      holds: (after, event) => {
        const ended = ticketEnd(event);
        if (ended?.outcome === 'failed') return after.matches('choosing') && after.context.failure === ended.failure;
        if (!CALLS.some((id) => failed(event, id))) return true;
        const screen = failed(event, 'confirmCode') ? 'enteringCode' : 'choosing';
        const code = isRefusedFor(errorOf(event), 'methodDisabled') ? 'ssoNotSupported' : codeAfter(event, 'confirmFailed');
        return after.matches(screen) && after.context.failure?.code === code;
      },
    },
    {
      title:
        'a code is asked for only where the API mails one, and what the person types is compared only where it was mailed (CONFIRM-1, API-26)',
      holds: ({ value, context }, _event, before) =>
        (value !== 'requestingCode' || context.takesCode) &&
        (value !== 'confirmingCode' || before.matches('confirmingCode') || before.matches('enteringCode')),
    },
    {
      title: 'cancelled at the provider, the person is back at the choice, without an error (SOC-1)',
      holds: (after, event) => ticketEnd(event)?.outcome !== 'cancelled' || (after.matches('choosing') && after.context.failure === null),
    },
    {
      title: 'only what an authenticator has just answered is shown to the server, and a dismissed dialog is no failure (PASSKEY-4)',
      holds: (after, event, before) =>
        (!after.matches('confirmingPasskey') ||
          before.matches('confirmingPasskey') ||
          (before.matches('atAuthenticator') && endedWell(event, 'usePasskey'))) &&
        (errorOf(event) !== dismissed || (after.matches('choosing') && after.context.failure === null)),
    },
    {
      title: 'the person can give up everywhere, and then there is no proof (CONFIRM-1)',
      holds: (after, event) => event.type !== 'CANCELLED' || after.output?.outcome === 'cancelled',
    },
  ],
});
