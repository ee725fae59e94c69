import type { AcceptedOf, RequestOf } from '#contract/calls.ts';
import type { PasskeyOptions } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import type { CreationOptions } from '#machines/passkeys/passkeys.machine.ts';
import type { Client } from '../client.ts';

type Passkeys = AcceptedOf<'listPasskeys'>;

/** Passkeys (PASSKEY-1 to PASSKEY-3). Only for an API whose configuration has `passkeys`. */
export const createPasskeyActions = (client: Client) => ({
  /** A challenge to sign in with. */
  requestPasskeyOptions: async (signal?: AbortSignal): Promise<PasskeyOptions> =>
    (await client.call('passkeyRequestOptions', undefined, { signal })).publicKey,
  /** A challenge to make a passkey with, after a press. */
  requestCreationOptions: async (signal?: AbortSignal): Promise<CreationOptions> =>
    (await client.call('passkeyCreationOptions', { mediation: 'optional' }, { signal })).publicKey,

  listPasskeys: (signal?: AbortSignal): Promise<Passkeys> => client.call('listPasskeys', undefined, { signal }),
  /** Each answers what the account has after it. */
  addPasskey: (body: RequestOf<'addPasskey'>, signal?: AbortSignal): Promise<Passkeys> => client.call('addPasskey', body, { signal }),
  renamePasskey: (body: RequestOf<'renamePasskey'>, signal?: AbortSignal): Promise<Passkeys> =>
    client.call('renamePasskey', body, { signal }),
  removePasskey: (body: RequestOf<'removePasskey'>, signal?: AbortSignal): Promise<Passkeys> =>
    client.call('removePasskey', body, { signal }),
});
