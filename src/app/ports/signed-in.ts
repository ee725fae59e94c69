import { fromPromise } from 'xstate';
import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import { logoutMachine } from '#machines/logout/logout.machine.ts';
import { sharedSessionMachine } from '#machines/shared-session/shared-session.machine.ts';
import type { Services } from '../services.ts';
import { provideConfirmIdentity } from './confirm-identity.ts';
import { providePasskeyOffer } from './passkeys.ts';
import { provideLazily } from './provide-lazily.ts';

export const sessionEnd = ({ actions }: Services) => ({
  endSession: fromPromise<void, void>(() => actions.endSession()),
  forgetSession: fromPromise<void, void>(async () => actions.forgetSession()),
});

/** The flows that the shell runs for a person who is signed in, with their ports. */
export function provideSignedIn(services: Services) {
  const { actions, sharedComputer } = services;
  const ends = sessionEnd(services);
  return {
    logout: provideLazily(logoutMachine, (machine) => machine.provide({ actors: ends })),
    accountDeletion: provideLazily(accountDeletionMachine, (machine) =>
      machine.provide({
        actors: {
          deleteAccount: fromPromise(({ input }) => actions.deleteAccount(input)),
          confirmIdentity: provideConfirmIdentity(services),
          forgetSession: ends.forgetSession,
        },
      }),
    ),
    passkeyOffer: providePasskeyOffer(services),
    sharedSession: provideLazily(sharedSessionMachine, (machine) =>
      machine.provide({
        actors: {
          readUse: fromPromise(async () => sharedComputer.usage()),
          noteUse: fromPromise(async () => sharedComputer.noteUse()),
          ...ends,
        },
      }),
    ),
  };
}
