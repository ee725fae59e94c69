import { failing } from '#machines/failure-of.ts';
import { ASSERTED, NEXT_OPTIONS, OPTIONS } from '#machines/passkey-autofill/qa/passkey-samples.ts';
import {
  accountLeaving,
  answerLost,
  codeAfter,
  DELETED_AT,
  endedWell,
  errorOf,
  failed,
  outputOf,
  refusedFor,
  refusedInWords,
  unreachable,
} from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { passkeyLoginMachine } from '../passkey-login.machine.ts';

const dismissed = refusedFor('authenticatorDismissed');
const PORTS = ['requestPasskeyOptions', 'usePasskey', 'loginByPasskey'];
const WAITING = ['RETRIED', 'STAY_CHOSEN', 'DECLINED'] as const;

export const passkeyLoginModel = defineModel({
  machine: passkeyLoginMachine,
  startsIn: { pressed: 'requesting', picked: 'loggingIn' },
  expectations: {
    requesting: {
      'requestPasskeyOptions is done': 'atAuthenticator',
      'requestPasskeyOptions fails': withFailure('failed', 'passkeyLoginFailed'),
      CANCELLED: 'form',
    },
    atAuthenticator: {
      'usePasskey is done': 'loggingIn',
      'usePasskey fails': ({ error }) => (error === dismissed ? 'form' : withFailure('failed', 'passkeyLoginFailed')),
      CANCELLED: 'form',
    },
    loggingIn: {
      'loginByPasskey is done': 'signedIn',
      'loginByPasskey fails': failing('failed', 'passkeyLoginFailed', { accountLeaving: 'askingToStay' }),
      CANCELLED: 'form',
    },
    askingToStay: { STAY_CHOSEN: 'loggingIn', DECLINED: 'form' },
    failed: { RETRIED: 'requesting', CANCELLED: 'form' },
  },
  outputs: { signedIn: { outcome: 'signedIn' }, form: { outcome: 'form' } },
  inputs: { pressed: { credential: null }, picked: { credential: ASSERTED } },
  events: [{ type: 'RETRIED' }, { type: 'STAY_CHOSEN' }, { type: 'DECLINED' }, { type: 'CANCELLED' }],
  outcomes: {
    requestPasskeyOptions: [{ done: OPTIONS }, { done: NEXT_OPTIONS }, { error: refusedInWords }, { error: unreachable }],
    usePasskey: [{ done: ASSERTED }, { error: dismissed }, { error: unreachable }],
    loginByPasskey: [
      { done: undefined },
      { error: accountLeaving },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  unanswered: {
    requesting: WAITING,
    atAuthenticator: WAITING,
    loggingIn: WAITING,
    askingToStay: ['RETRIED', 'CANCELLED'],
    failed: ['STAY_CHOSEN', 'DECLINED'],
  },
  invariants: [
    {
      title: 'only the server signs in (PASSKEY-1)',
      holds: (after, event) => !after.matches('signedIn') || endedWell(event, 'loginByPasskey'),
    },
    {
      title: 'the server verifies what the authenticator answered to its challenge (PASSKEY-4)',
      holds: (after, event, before) =>
        !after.matches('loggingIn') ||
        (after.context.credential !== null &&
          (!endedWell(event, 'usePasskey') || after.context.credential === outputOf(event)) &&
          (!before.matches('requesting') || before.context.credential !== null)),
    },
    {
      title: 'an answer of an authenticator is forgotten with the ceremony, so another try has a challenge of its own (PASSKEY-4)',
      holds: (after) =>
        !(after.matches('failed') || after.matches('form')) || (after.context.credential === null && after.context.options === null),
    },
    {
      title: 'a login to an account that is being deleted asks first, and says when it goes (LEGAL-2)',
      holds: (after, event) =>
        errorOf(event) !== accountLeaving ||
        (after.matches('askingToStay') && after.context.deletedAt === DELETED_AT && !after.context.stays),
    },
    {
      title: 'a deletion is taken back only by a person who chose that, and then it is (LEGAL-2)',
      holds: (after, event, before) =>
        !after.matches('loggingIn') ||
        before.matches('loggingIn') ||
        after.context.stays === (before.matches('askingToStay') && event.type === 'STAY_CHOSEN'),
    },
    {
      title: 'a person who dismisses the browser’s dialog is back at the form, without an error (PASSKEY-1)',
      holds: (after, event) => errorOf(event) !== dismissed || after.output?.outcome === 'form',
    },
    {
      title: 'every other failure is said, and can be tried again (PASSKEY-1, API-25)',
      holds: (after, event) =>
        !PORTS.some((port) => failed(event, port)) ||
        errorOf(event) === dismissed ||
        errorOf(event) === accountLeaving ||
        (after.matches('failed') && after.context.failure?.code === codeAfter(event, 'passkeyLoginFailed')),
    },
  ],
});
