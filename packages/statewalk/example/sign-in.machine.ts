import { assign, fromPromise, setup } from 'xstate';

/** Two steps of a sign-in, whose server may refuse. */
export const signInMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'EMAIL_SUBMITTED'; email: string } | { type: 'BACK' } | { type: 'PASSWORD_SUBMITTED' },
  },
  actors: { signIn: fromPromise<void, { email: string }>(async () => {}) },
  actions: { keepEmail: assign({ email: ({ event }) => ('email' in event ? event.email : '') }) },
}).createMachine({
  id: 'signIn',
  description: 'Asks for the email, then for the password.',
  initial: 'enteringEmail',
  context: { email: '' },
  states: {
    enteringEmail: {
      description: 'Asks who it is.',
      on: { EMAIL_SUBMITTED: { target: 'enteringPassword', actions: 'keepEmail' } },
    },
    enteringPassword: {
      description: 'Asks for the password.',
      on: { BACK: 'enteringEmail', PASSWORD_SUBMITTED: 'signingIn' },
    },
    signingIn: {
      description: 'The server is asked.',
      invoke: { id: 'signIn', src: 'signIn', input: ({ context }) => context, onDone: 'signedIn', onError: 'refused' },
    },
    refused: { description: 'The server has refused.', on: { BACK: 'enteringPassword' } },
    signedIn: { type: 'final', description: 'The person is signed in.' },
  },
});
