import { eventParams } from '../event-params.ts';
import { shellSetup } from './shell.setup.ts';

/** Signing out (OUT-1), and deleting the account (LEGAL-2). */
export const leavingRegion = shellSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Neither a sign-out nor a deletion was asked for.',
      on: {
        LOGOUT_REQUESTED: { guard: 'isSignedIn', target: 'loggingOut' },
        DELETION_REQUESTED: { guard: 'isMember', target: 'deletingAccount' },
      },
    },
    loggingOut: {
      description: 'Sign out, asked first (OUT-1). Signed out in another tab meanwhile: there is nothing left to ask.',
      always: { guard: 'isSignedOut', target: 'goingHome' },
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ guest: context.viewer.kind === 'guest' }),
        onDone: [
          { guard: { type: 'signedOut', params: eventParams }, target: 'goingHome', actions: 'tellLoggedOut' },
          { guard: 'hasCrashed', target: 'idle' },
          {
            guard: { type: 'linksInstead', params: eventParams },
            target: 'idle',
            actions: 'openLinkAccount',
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    deletingAccount: {
      description:
        'A member deletes their account, asked twice; it stands above the page, since the session ends before it does (LEGAL-2). Another person who signs in meanwhile is not asked.',
      entry: 'keepLeaver',
      exit: 'forgetLeaver',
      on: { VIEWER_KEPT: { guard: 'isNotLeaver', target: 'idle' } },
      invoke: {
        id: 'accountDeletion',
        src: 'accountDeletion',
        onDone: [{ guard: { type: 'hasDeleted', params: eventParams }, target: 'goingHome' }, { target: 'idle' }],
        onError: 'idle',
      },
    },
    goingHome: {
      description: 'To the landing page, whatever the server said (OUT-1).',
      invoke: { id: 'goHome', src: 'goHome', onDone: 'idle', onError: 'idle' },
    },
  },
});
