import type { AcceptedOf, RequestOf } from '#contract/calls.ts';
import type { PasskeyOptions } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import type { CreationOptions } from '#machines/passkeys/passkeys.machine.ts';
import type { Client } from '../client.ts';
import { confirmationHeader } from '../confirmation-header.ts';

type Passkeys = AcceptedOf<'listPasskeys'>;
type Proven<Body> = Body & { readonly confirmation: string | null };

/** Passkeys (PASSKEY-1 to PASSKEY-3). Only for an API whose configuration has `passkeys`. */
export const createPasskeyActions = (client: Client) => ({
  /** A challenge to sign in with. */
  requestPasskeyOptions: async (signal?: AbortSignal): Promise<PasskeyOptions> =>
    (await client.call('passkeyRequestOptions', undefined, { signal })).publicKey,
  /** A challenge to make a passkey with: silently (`conditional`), or after a press. Rejects for `confirmationNeeded` where the API wants a proof first (CONFIRM-1), as the calls that add and remove do. */
  requestCreationOptions: async (
    { confirmation, mediation }: Proven<RequestOf<'passkeyCreationOptions'>>,
    signal?: AbortSignal,
  ): Promise<CreationOptions> =>
    (await client.call('passkeyCreationOptions', { mediation }, { headers: confirmationHeader(confirmation), signal })).publicKey,

  listPasskeys: (signal?: AbortSignal): Promise<Passkeys> => client.call('listPasskeys', undefined, { signal }),
  /** Each answers what the account has after it. */
  addPasskey: ({ confirmation, credential }: Proven<RequestOf<'addPasskey'>>, signal?: AbortSignal): Promise<Passkeys> =>
    client.call('addPasskey', { credential }, { headers: confirmationHeader(confirmation), signal }),
  renamePasskey: (body: RequestOf<'renamePasskey'>, signal?: AbortSignal): Promise<Passkeys> =>
    client.call('renamePasskey', body, { signal }),
  removePasskey: ({ confirmation, passkeyId }: Proven<RequestOf<'removePasskey'>>, signal?: AbortSignal): Promise<Passkeys> =>
    client.call('removePasskey', { passkeyId }, { headers: confirmationHeader(confirmation), signal }),
});
