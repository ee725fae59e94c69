import { endsOf } from '#machines/ends.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { passkeyAutofillModel } from '#machines/passkey-autofill/qa/passkey-autofill.model.ts';
import type { PasskeyLoginOutput } from '#machines/passkey-login/passkey-login.machine.ts';
import { passkeyLoginModel } from '#machines/passkey-login/qa/passkey-login.model.ts';
import {
  accountLeaving,
  answerLost,
  codeAfter,
  DELETED_AT,
  defect,
  EMAIL,
  endedWell,
  errorOf,
  failed,
  keepsSecret,
  outputOf,
  PASSWORD,
  refusedFor,
  refusedInWords,
  SERVER_MESSAGE,
  unreachable,
} from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { emailLoginMachine } from '../email-login.machine.ts';
import { emailLoginExpectations } from './email-login.expectations.ts';

const REMEMBERED = 'jun@campus.ac.kr';
/** Typed in the place of the first one. */
const OTHER = 'suji@campus.ac.kr';

const FORM = ['CREDENTIALS_SUBMITTED', 'RESET_CHOSEN', 'LAST_METHOD_FORGOTTEN', 'LAST_WAY_KNOWN', 'PASSKEY_CHOSEN'] as const;

export const emailLoginModel = defineModel({
  machine: emailLoginMachine,
  ...emailLoginExpectations,
  inputs: { fresh: { email: '' }, carriedOver: { email: EMAIL } },
  events: [
    { type: 'CREDENTIALS_SUBMITTED', email: EMAIL, password: PASSWORD, rememberEmail: false },
    { type: 'CREDENTIALS_SUBMITTED', email: EMAIL, password: PASSWORD, rememberEmail: true },
    { type: 'CREDENTIALS_SUBMITTED', email: OTHER, password: PASSWORD, rememberEmail: false },
    { type: 'STAY_CHOSEN', password: PASSWORD },
    { type: 'DECLINED' },
    { type: 'LAST_METHOD_FORGOTTEN' },
    { type: 'PASSKEY_CHOSEN', email: EMAIL },
    { type: 'RESET_CHOSEN', email: EMAIL },
    { type: 'RESET_CHOSEN', email: OTHER },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    recallLastWay: [
      { sends: { type: 'LAST_WAY_KNOWN', lastWay: { method: 'kakao', email: REMEMBERED } } },
      { sends: { type: 'LAST_WAY_KNOWN', lastWay: { method: 'email', email: null } } },
      { sends: { type: 'LAST_WAY_KNOWN', lastWay: null } },
      { error: defect },
    ],
    passkeyAutofill: endsOf(passkeyAutofillModel),
    passkeyLogin: endsOf(passkeyLoginModel),
    forgetLastWay: [{ done: undefined }, { error: defect }],
    loginByEmail: [
      { done: undefined },
      { error: refusedFor('credentialsWrong') },
      { error: accountLeaving },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // The popup hears what this device remembers when it opens. A second Enter while the server compares sends nothing twice (LOGIN-2).
  unanswered: {
    entering: ['STAY_CHOSEN', 'DECLINED'],
    stuck: ['STAY_CHOSEN', 'DECLINED'],
    loggingIn: [...FORM, 'STAY_CHOSEN', 'DECLINED'],
    // The browser’s own dialog stands above the form.
    withPasskey: [...FORM, 'STAY_CHOSEN', 'DECLINED'],
    // The question is answered before the form.
    askingToStay: FORM,
    forgettingLastMethod: [...FORM, 'STAY_CHOSEN', 'DECLINED'],
  },
  invariants: [
    {
      title: 'a login to an account that is being deleted asks first, and says when it goes (LEGAL-2)',
      holds: (after, event) =>
        errorOf(event) !== accountLeaving ||
        (after.matches('askingToStay') && after.context.deletedAt === DELETED_AT && !after.context.stays),
    },
    {
      title: 'a deletion is taken back only by a person who chose that, for this one try (LEGAL-2)',
      holds: (after, event, before) =>
        !after.matches('loggingIn') || before.matches('loggingIn') || after.context.stays === (event.type === 'STAY_CHOSEN'),
    },
    {
      title: 'only the server signs in (LOGIN-3)',
      holds: (after, event) =>
        !after.matches('signedIn') ||
        endedWell(event, 'loginByEmail') ||
        (endedWell(event, 'passkeyLogin') && (outputOf(event) as PasskeyLoginOutput).outcome === 'signedIn'),
    },
    {
      title: 'a passkey is asked for only where it can be used, or was picked in the email field (PASSKEY-1, PASSKEY-5)',
      holds: (after, event, before) =>
        !after.matches('withPasskey') ||
        before.matches('withPasskey') ||
        (event.type === 'PASSKEY_CHOSEN' && before.context.offersPasskey) ||
        (endedWell(event, 'passkeyAutofill') && after.context.passkey !== null),
    },
    {
      title: 'what an authenticator answered is forgotten with the try (PASSKEY-4)',
      holds: (after) => after.matches('withPasskey') || after.context.passkey === null,
    },
    {
      title: 'a passkey that came to nothing leads back to the form, and is no failure there (PASSKEY-1)',
      holds: (after, event, before) =>
        !endedWell(event, 'passkeyLogin') ||
        after.matches('signedIn') ||
        ((after.matches('entering') || after.matches('stuck')) && after.context.failures === before.context.failures),
    },
    {
      title: 'the email is remembered if the person asks for it, and only then (LOGIN-6)',
      holds: ({ context }, event, before) =>
        event.type === 'CREDENTIALS_SUBMITTED' && (before.matches('entering') || before.matches('stuck'))
          ? context.remembersEmail === event.rememberEmail
          : event.type === 'LAST_WAY_KNOWN' || context.remembersEmail === before.context.remembersEmail,
    },
    {
      title: 'the email that this device remembers is filled in, unless another was typed on the way (LOGIN-6)',
      holds: ({ context }, event, before) =>
        event.type !== 'LAST_WAY_KNOWN' ||
        !(before.matches('entering') || before.matches('stuck')) ||
        context.email === (before.context.email || (event.lastWay?.email ?? '')),
    },
    {
      title: 'the form is named as used last if it was (LOGIN-6)',
      holds: ({ context }, event, before) =>
        event.type === 'LAST_WAY_KNOWN' && (before.matches('entering') || before.matches('stuck'))
          ? context.isLastMethod === (event.lastWay?.method === 'email')
          : context.isLastMethod === before.context.isLastMethod,
    },
    {
      title: 'one press forgets it, and leads to all ways, whatever comes of that (LOGIN-6, LOGIN-1)',
      holds: ({ output }, event) => !(endedWell(event, 'forgetLastWay') || failed(event, 'forgetLastWay')) || output?.outcome === 'back',
    },
    {
      title: 'help is offered after the third failure in a row, and not before (LOGIN-2, HEAD-3)',
      holds: (after, event, before) =>
        !failed(event, 'loginByEmail') ||
        errorOf(event) === accountLeaving ||
        (after.context.failures === Math.min(before.context.failures + 1, 3) && after.matches('stuck') === (after.context.failures === 3)),
    },
    {
      title: 'the password is in no context (LOGIN-2)',
      holds: (after) => !keepsSecret(after.context),
    },
    {
      title: 'wrong credentials and a failed call are told apart (ERR-1, ERR-16)',
      holds: ({ context }, event) => {
        if (!failed(event, 'loginByEmail') || errorOf(event) === accountLeaving) return true;
        return (
          context.failure?.code ===
          (isRefusedFor(errorOf(event), 'credentialsWrong') ? 'emailLoginFailed' : codeAfter(event, 'loginFailed'))
        );
      },
    },
    {
      title: 'the server’s own words are shown where it has some (API-25)',
      holds: ({ context }, event) => errorOf(event) !== refusedInWords || context.failure?.serverMessage === SERVER_MESSAGE,
    },
    {
      title: 'the email goes along to the password reset (LOGIN-2)',
      holds: ({ output }, event) => output?.outcome !== 'passwordReset' || event.type !== 'RESET_CHOSEN' || output.email === event.email,
    },
  ],
});
