import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { methodByCode } from '#contract/methods.ts';
import type { ShownCredential } from '#machines/confirm-identity/confirm-identity.types.ts';
import type { PasskeyOptions } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import type { Client } from '../client.ts';

function shown(credential: ShownCredential) {
  if (credential.kind === 'password') return { authMthd: methodByCode('email').type, authId: '', pswd: credential.password };
  if (credential.kind === 'provider') return { authMthd: methodByCode(credential.method).type, authId: credential.ticket, pswd: '' };
  if (credential.kind === 'code') return { authMthd: methodByCode('email').type, authId: '', pswd: '', authCode: credential.code };
  return { authMthd: 0, authId: '', pswd: '', credential: credential.credential };
}

/** The proof that an act of this session needs (CONFIRM-1). Only for an API that has answered so. */
export const createConfirmActions = (client: Client) => ({
  confirmIdentity: async (
    { act, credential }: { readonly act: ConfirmedAct; readonly credential: ShownCredential },
    signal?: AbortSignal,
  ): Promise<{ confirmation: string }> => {
    const { confirmation } = await client.call('confirmIdentity', { act, ...shown(credential) }, { signal });
    return { confirmation };
  },
  /** Only for an API whose configuration has `confirmsByCode`. */
  sendConfirmationCode: async ({ act }: { readonly act: ConfirmedAct }, signal?: AbortSignal): Promise<void> => {
    await client.call('sendConfirmationCode', { act }, { signal });
  },
  /** Only for an API whose configuration has `confirmsByPasskey`. */
  requestConfirmationOptions: async ({ act }: { readonly act: ConfirmedAct }, signal?: AbortSignal): Promise<PasskeyOptions> =>
    (await client.call('confirmationOptions', { act }, { signal })).publicKey,
});
