import { fromPromise } from 'xstate';
import type { AcceptedOf } from '#contract/calls.ts';
import { passkeyAutofillMachine } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import { passkeyLoginMachine } from '#machines/passkey-login/passkey-login.machine.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { createPasskey } from '#src/browser/passkeys/create-passkey.ts';
import { readPasskeySupport } from '#src/browser/passkeys/passkey-support.ts';
import { signalPasskeys } from '#src/browser/passkeys/signal-passkeys.ts';
import { usePasskey } from '#src/browser/passkeys/use-passkey.ts';
import type { Services } from '../services.ts';
import { provideConfirmIdentity } from './confirm-identity.ts';

/** The logins with a passkey, with their ports (PASSKEY-1). */
export function providePasskeyLogin({ actions, queryClient, configurationQuery, configuration }: Services) {
  return {
    passkeyAutofill: passkeyAutofillMachine.provide({
      actors: {
        readPasskeySupport: fromPromise(async () => {
          // The form may stand before the configuration has come.
          await queryClient.fetchQuery(configurationQuery).catch(() => undefined);
          return readPasskeySupport(configuration().passkeys?.rpId);
        }),
        requestPasskeyOptions: fromPromise(({ signal }) => actions.requestPasskeyOptions(signal)),
        listenForPasskey: fromPromise(({ input, signal }) => usePasskey(input, { mediation: 'conditional', signal })),
      },
    }),
    passkeyLogin: passkeyLoginMachine.provide({
      actors: {
        requestPasskeyOptions: fromPromise(({ signal }) => actions.requestPasskeyOptions(signal)),
        usePasskey: fromPromise(({ input, signal }) => usePasskey(input, { mediation: 'optional', signal })),
        loginByPasskey: fromPromise(({ input, signal }) => actions.loginByPasskey(input, signal)),
      },
    }),
  };
}

/** The passkeys of the profile, with their ports; the browser is told of each list that the server answers (PASSKEY-3). */
export function providePasskeys(services: Services) {
  const { actions } = services;
  const told = async (list: AcceptedOf<'listPasskeys'>) => {
    await signalPasskeys(list);
    return list.passkeyList;
  };
  return passkeysMachine.provide({
    actors: {
      listPasskeys: fromPromise(async ({ signal }) => told(await actions.listPasskeys(signal))),
      requestCreationOptions: fromPromise(({ input, signal }) => actions.requestCreationOptions(input, signal)),
      createPasskey: fromPromise(({ input, signal }) => createPasskey(input, signal)),
      addPasskey: fromPromise(async ({ input, signal }) => told(await actions.addPasskey(input, signal))),
      renamePasskey: fromPromise(async ({ input, signal }) => told(await actions.renamePasskey(input, signal))),
      removePasskey: fromPromise(async ({ input, signal }) => told(await actions.removePasskey(input, signal))),
      confirmIdentity: provideConfirmIdentity(services),
    },
  });
}
