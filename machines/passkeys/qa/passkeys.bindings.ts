import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { CreationOptions, ListedPasskey } from '#machines/passkeys/passkeys.machine.ts';

const listed = (passkeys: readonly ListedPasskey[]) => ({ passkeyList: [...passkeys], rpId: 'localhost', userHandle: 'dXNlcg' });

export const passkeys = defineBindings('passkeys', {
  ofData: ['listing'],
  events: {
    ADD_CHOSEN: ({ press }) => press(($) => $.passkeys.add),
    NAMING_CHOSEN: ({ top, event }) => top.locator(`[data-passkey="${event.passkeyId}"] [data-act="rename"]`).click(),
    NAME_SUBMITTED: async ({ fill, press, event }) => {
      await fill(($) => $.passkeys.name, event.name);
      await press(($) => $.passkeys.save);
    },
    REMOVAL_CHOSEN: ({ top, event }) => top.locator(`[data-passkey="${event.passkeyId}"] [data-act="remove"]`).click(),
    CONFIRMED: ({ press }) => press(($) => $.passkeys.remove),
    CANCELLED: async ({ press, snapshot, top }) => {
      if (snapshot.matches('naming')) await top.locator('[data-closes]').click();
      else await press(($) => $.common.cancel);
    },
    RETRIED: ({ press }) => press(($) => $.passkeys.retry),
  },
  notOffered: {
    NAMING_CHOSEN: ({ context }, { passkeyId }) => !context.passkeys.some((passkey) => passkey.passkeyId === passkeyId),
    REMOVAL_CHOSEN: ({ context }, { passkeyId }) => !context.passkeys.some((passkey) => passkey.passkeyId === passkeyId),
    // A question or a form stands above the list.
    CLOSED: (snapshot) => snapshot.hasTag('alert') || snapshot.matches('naming') || snapshot.matches('renaming'),
  },
  ports: {
    listPasskeys: asks('listPasskeys', 'listPasskeys', listed),
    requestCreationOptions: asks('requestCreationOptions', 'passkeyCreationOptions', (publicKey: CreationOptions) => ({ publicKey })),
    addPasskey: asks('addPasskey', 'addPasskey', listed),
    renamePasskey: asks('renamePasskey', 'renamePasskey', listed),
    removePasskey: asks('removePasskey', 'removePasskey', listed),
  },
});
