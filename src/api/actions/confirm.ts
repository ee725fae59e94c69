import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { methodByCode } from '#contract/methods.ts';
import type { ShownCredential } from '#machines/confirm-identity/confirm-identity.machine.ts';
import type { Client } from '../client.ts';

/** The proof that an act of this session needs (CONFIRM-1). Only for an API that has answered so. */
export const createConfirmActions = (client: Client) => ({
  confirmIdentity: async (
    { act, credential }: { readonly act: ConfirmedAct; readonly credential: ShownCredential },
    signal?: AbortSignal,
  ): Promise<{ confirmation: string }> => {
    const shown =
      credential.kind === 'password'
        ? { authMthd: methodByCode('email').type, authId: '', pswd: credential.password }
        : { authMthd: methodByCode(credential.method).type, authId: credential.ticket, pswd: '' };
    const { confirmation } = await client.call('confirmIdentity', { act, ...shown }, { signal });
    return { confirmation };
  },
});
