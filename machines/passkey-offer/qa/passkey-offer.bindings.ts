import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';
import type { CreationOptions } from '#machines/passkeys/passkeys.machine.ts';

const creationOptions = (publicKey: CreationOptions) => ({ publicKey });

export const passkeyOffer = defineBindings('passkeyOffer', {
  looks: (snapshot) => (snapshot.hasTag('offer') ? [whole(snapshot)] : []),
  events: {
    ACCEPTED: ({ press }) => press(($) => $.passkeys.add),
    DECLINED: ({ press }) => press(($) => $.passkeyOffer.decline),
  },
  ports: {
    requestCreationOptions: asks('requestCreationOptions', 'passkeyCreationOptions', creationOptions),
    requestSilently: asks('requestCreationOptions', 'passkeyCreationOptions', creationOptions),
    addPasskey: asks('addPasskey', 'addPasskey'),
    addSilently: asks('addPasskey', 'addPasskey'),
  },
});
