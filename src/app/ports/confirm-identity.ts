import { fromPromise } from 'xstate';
import { confirmIdentityMachine } from '#machines/confirm-identity/confirm-identity.machine.ts';
import { goneWayOf, waysOf } from '#src/api/user.ts';
import { hasPasskeys } from '#src/browser/passkeys/passkey-support.ts';
import { usePasskey } from '#src/browser/passkeys/use-passkey.ts';
import type { Services } from '../services.ts';
import { provideLazily } from './provide-lazily.ts';
import { provideProviderTicket } from './provider-ticket.ts';

/** The proof again, with its ports. */
export function provideConfirmIdentity(services: Services) {
  const { actions, queryClient, userQuery } = services;
  return provideLazily(confirmIdentityMachine, (machine) =>
    machine.provide({
      actors: {
        readWays: fromPromise(async ({ signal }) => {
          const { confirmsByPasskey, confirmsByCode, passkeys } = services.configuration();
          const offersPasskey = confirmsByPasskey === true && hasPasskeys(passkeys?.rpId);
          const hasPasskey = offersPasskey && (await actions.listPasskeys(signal)).passkeyList.length > 0;
          // Anew: since it was read, a provider may have told the server that the way is gone.
          const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
          const gone = goneWayOf(user);
          const methods = waysOf(user).filter((method) => method !== gone);
          const email = user.auth_email ?? null;
          const takesCode = confirmsByCode === true && email !== null && methods.includes('email');
          return { methods, email, hasPasskey, takesCode, gone };
        }),
        requestConfirmationOptions: fromPromise(({ input, signal }) => actions.requestConfirmationOptions(input, signal)),
        sendConfirmationCode: fromPromise(({ input, signal }) => actions.sendConfirmationCode(input, signal)),
        usePasskey: fromPromise(({ input, signal }) => usePasskey(input, { mediation: 'optional', signal })),
        providerTicket: provideProviderTicket(services),
        prove: fromPromise(({ input, signal }) => actions.confirmIdentity(input, signal)),
      },
    }),
  );
}
