import { defineModel } from '../explore/model.ts';
import { isRefusedFor } from '../failures.ts';
import {
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
} from '../samples.ts';
import { emailLoginMachine } from './email-login.machine.ts';

export const emailLoginModel = defineModel({
  machine: emailLoginMachine,
  inputs: { fresh: { email: '' }, carriedOver: { email: EMAIL } },
  events: [
    { type: 'CREDENTIALS_SUBMITTED', email: EMAIL, password: PASSWORD },
    { type: 'RESET_CHOSEN', email: EMAIL },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    loginByEmail: [{ done: undefined }, { error: refusedFor('credentialsWrong') }, { error: refusedInWords }, { error: unreachable }],
  },
  project: ({ context }) => context,
  // A second Enter while the server compares sends nothing twice (LOGIN-2).
  ignores: { loggingIn: ['CREDENTIALS_SUBMITTED', 'RESET_CHOSEN'] },
  invariants: [
    {
      states: 'only the server signs in (LOGIN-3)',
      holds: (after, event) => !after.matches('signedIn') || endedWell(event, 'loginByEmail'),
    },
    {
      states: 'the password is in no context (LOGIN-2)',
      holds: (after) => !keepsSecret(after.context),
    },
    {
      states: 'wrong credentials and a failed call are told apart (ERR-1, ERR-16)',
      holds: ({ context }, event) => {
        if (!failed(event, 'loginByEmail')) return true;
        return context.failure?.code === (isRefusedFor(errorOf(event), 'credentialsWrong') ? 'emailLoginFailed' : 'loginFailed');
      },
    },
    {
      states: 'the server’s own words are shown where it has some (API-25)',
      holds: ({ context }, event) => errorOf(event) !== refusedInWords || context.failure?.serverMessage === SERVER_MESSAGE,
    },
    {
      states: 'the email goes along to the password reset (LOGIN-2)',
      holds: ({ output }) => output?.next !== 'passwordReset' || output.email === EMAIL,
    },
  ],
});
