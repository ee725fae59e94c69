import type { CreationOptions } from '#machines/passkeys/passkeys.machine.ts';
import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

const creationOptions = (publicKey: CreationOptions) => ({ publicKey });

export const passkeyOffer = defineBindings('passkeyOffer', {
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
