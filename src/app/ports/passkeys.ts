import { fromCallback, fromPromise } from 'xstate';
import type { AcceptedOf } from '#contract/calls.ts';
import { passkeyAutofillMachine } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import { passkeyLoginMachine } from '#machines/passkey-login/passkey-login.machine.ts';
import { type PasskeyOfferEvent, passkeyOfferMachine } from '#machines/passkey-offer/passkey-offer.machine.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { createPasskey } from '#src/browser/passkeys/create-passkey.ts';
import { createPasskeyOffered } from '#src/browser/passkeys/passkey-offered.ts';
import { createsSilently, hasPasskeys, readPasskeySupport } from '#src/browser/passkeys/passkey-support.ts';
import { signalPasskeys } from '#src/browser/passkeys/signal-passkeys.ts';
import { usePasskey } from '#src/browser/passkeys/use-passkey.ts';
import type { Services } from '../services.ts';
import { provideConfirmIdentity } from './confirm-identity.ts';
import { provideLazily } from './provide-lazily.ts';

/** The logins with a passkey, with their ports (PASSKEY-1). */
export function providePasskeyLogin({ actions, queryClient, configurationQuery, configuration }: Services) {
  return {
    passkeyAutofill: provideLazily(passkeyAutofillMachine, (machine) =>
      machine.provide({
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
    ),
    passkeyLogin: provideLazily(passkeyLoginMachine, (machine) =>
      machine.provide({
        actors: {
          requestPasskeyOptions: fromPromise(({ signal }) => actions.requestPasskeyOptions(signal)),
          usePasskey: fromPromise(({ input, signal }) => usePasskey(input, { mediation: 'optional', signal })),
          loginByPasskey: fromPromise(({ input, signal }) => actions.loginByPasskey(input, signal)),
        },
      }),
    ),
  };
}

/** The browser is told of each list that the server answers (PASSKEY-3). */
async function told(list: AcceptedOf<'listPasskeys'>) {
  await signalPasskeys(list);
  return list.passkeyList;
}

/** The offer after a login with a password, with its ports (PASSKEY-2). */
export function providePasskeyOffer({ actions, configuration, sharedComputer, tokenStore, passwordLogins }: Services) {
  const offered = createPasskeyOffered();
  return provideLazily(passkeyOfferMachine, (machine) =>
    machine.provide({
      actors: {
        watchPasswords: fromCallback<PasskeyOfferEvent>(({ sendBack }) => {
          const stop = passwordLogins.subscribe(() => sendBack({ type: 'PASSWORD_USED' }));
          const leave = tokenStore.subscribe(({ is }) => is !== 'refreshed' && sendBack({ type: 'SESSION_ENDED' }));
          return () => {
            stop();
            leave();
          };
        }),
        readOffer: fromPromise(async () => {
          // A passkey of a shared computer would let the next person in (DOOR-5).
          const isHere = !sharedComputer.isShared() && hasPasskeys(configuration().passkeys?.rpId);
          return { silently: isHere && (await createsSilently()), byAsking: isHere && !offered.holds() };
        }),
        requestCreationOptions: fromPromise(({ input: { mediation }, signal }) =>
          actions.requestCreationOptions({ mediation, confirmation: null }, signal),
        ),
        createPasskey: fromPromise(({ input: { options, mediation }, signal }) => createPasskey(options, { mediation, signal })),
        addPasskey: fromPromise(async ({ input: { credential }, signal }) => {
          await told(await actions.addPasskey({ credential, confirmation: null }, signal));
        }),
        noteAsked: fromPromise<void, void>(async () => offered.note()),
      },
    }),
  );
}

/** The passkeys of the profile, with their ports. */
export function providePasskeys(services: Services) {
  const { actions } = services;
  return provideLazily(passkeysMachine, (machine) =>
    machine.provide({
      actors: {
        listPasskeys: fromPromise(async ({ signal }) => told(await actions.listPasskeys(signal))),
        requestCreationOptions: fromPromise(({ input, signal }) =>
          actions.requestCreationOptions({ ...input, mediation: 'optional' }, signal),
        ),
        createPasskey: fromPromise(({ input, signal }) => createPasskey(input, { mediation: 'optional', signal })),
        addPasskey: fromPromise(async ({ input, signal }) => told(await actions.addPasskey(input, signal))),
        renamePasskey: fromPromise(async ({ input, signal }) => told(await actions.renamePasskey(input, signal))),
        removePasskey: fromPromise(async ({ input, signal }) => told(await actions.removePasskey(input, signal))),
        confirmIdentity: provideConfirmIdentity(services),
      },
    }),
  );
}
