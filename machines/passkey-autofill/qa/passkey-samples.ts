import type { AssertedCredential, PasskeyOptions } from '../passkey-autofill.machine.ts';

/** What the server and an authenticator say, in the models. */
export const OPTIONS: PasskeyOptions = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' };
export const NEXT_OPTIONS: PasskeyOptions = { challenge: 'bmV4dA', rpId: 'localhost' };
export const ASSERTED: AssertedCredential = {
  id: 'cGhvbmU',
  rawId: 'cGhvbmU',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'dXNlcg' },
};
