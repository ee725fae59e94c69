import { fromPromise } from 'xstate';
import { confirmIdentityMachine } from '#machines/confirm-identity/confirm-identity.machine.ts';
import { waysOf } from '#src/api/user.ts';
import type { Services } from '../services.ts';
import { provideProviderTicket } from './provider-ticket.ts';

/** The proof again, with its ports. */
export function provideConfirmIdentity(services: Services) {
  const { actions, queryClient, userQuery } = services;
  return confirmIdentityMachine.provide({
    actors: {
      readWays: fromPromise(async () => {
        const user = await queryClient.fetchQuery(userQuery);
        return { methods: waysOf(user), email: user.auth_email ?? null };
      }),
      providerTicket: provideProviderTicket(services),
      confirmIdentity: fromPromise(({ input, signal }) => actions.confirmIdentity(input, signal)),
    },
  });
}
