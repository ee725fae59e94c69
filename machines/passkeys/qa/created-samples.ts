import type { CreatedCredential, CreationOptions } from '../passkeys.machine.ts';

/** What the server and an authenticator say of a new passkey, in the models. */
export const OPTIONS_TO_CREATE: CreationOptions = { challenge: 'Y2hhbGxlbmdl' };
export const CREATED: CreatedCredential = {
  id: 'bGFwdG9w',
  rawId: 'bGFwdG9w',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};
