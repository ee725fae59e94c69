import { isRefusedFor } from '#machines/failures.ts';
import {
  answerLost,
  codeAfter,
  defect,
  EMAIL,
  endedWell,
  errorOf,
  failed,
  keepsSecret,
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

export const emailLoginModel = defineModel({
  machine: emailLoginMachine,
  ...emailLoginExpectations,
  inputs: { fresh: { email: '' }, carriedOver: { email: EMAIL } },
  events: [
    { type: 'CREDENTIALS_SUBMITTED', email: EMAIL, password: PASSWORD, rememberEmail: false },
    { type: 'CREDENTIALS_SUBMITTED', email: EMAIL, password: PASSWORD, rememberEmail: true },
    { type: 'CREDENTIALS_SUBMITTED', email: OTHER, password: PASSWORD, rememberEmail: false },
    { type: 'LAST_METHOD_FORGOTTEN' },
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
    forgetLastWay: [{ done: undefined }, { error: defect }],
    loginByEmail: [
      { done: undefined },
      { error: refusedFor('credentialsWrong') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // The popup hears what this device remembers when it opens. A second Enter while the server compares sends nothing twice (LOGIN-2).
  unanswered: {
    loggingIn: ['CREDENTIALS_SUBMITTED', 'RESET_CHOSEN', 'LAST_METHOD_FORGOTTEN', 'LAST_WAY_KNOWN'],
    forgettingLastMethod: ['CREDENTIALS_SUBMITTED', 'RESET_CHOSEN', 'LAST_METHOD_FORGOTTEN', 'LAST_WAY_KNOWN'],
  },
  invariants: [
    {
      title: 'only the server signs in (LOGIN-3)',
      holds: (after, event) => !after.matches('signedIn') || endedWell(event, 'loginByEmail'),
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
        (after.context.failures === Math.min(before.context.failures + 1, 3) && after.matches('stuck') === (after.context.failures === 3)),
    },
    {
      title: 'the password is in no context (LOGIN-2)',
      holds: (after) => !keepsSecret(after.context),
    },
    {
      title: 'wrong credentials and a failed call are told apart (ERR-1, ERR-16)',
      holds: ({ context }, event) => {
        if (!failed(event, 'loginByEmail')) return true;
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
