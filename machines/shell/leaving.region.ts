import { shellSetup } from './shell.setup.ts';

/** Signing out (OUT-1). */
export const leavingRegion = shellSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'No sign-out was asked for.',
      on: { LOGOUT_REQUESTED: { guard: 'isSignedIn', target: 'loggingOut' } },
    },
    loggingOut: {
      description: 'Sign out, asked first (OUT-1). Signed out in another tab meanwhile: there is nothing left to ask.',
      always: { guard: 'isSignedOut', target: 'goingHome' },
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ guest: context.viewer.kind === 'guest' }),
        onDone: [
          { guard: { type: 'signedOut', params: ({ event }) => ({ output: event.output }) }, target: 'goingHome' },
          { guard: 'hasCrashed', target: 'idle' },
          {
            guard: { type: 'linksInstead', params: ({ event }) => ({ output: event.output }) },
            target: 'idle',
            actions: 'openLinkAccount',
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    goingHome: {
      description: 'To the landing page, whatever the server said (OUT-1).',
      invoke: { id: 'goHome', src: 'goHome', onDone: 'idle', onError: 'idle' },
    },
  },
});
