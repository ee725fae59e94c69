import type { AcceptedOf } from '#contract/calls.ts';

/**
 * Tells the browser which passkeys the account still has, so that a manager no longer offers one that was removed (PASSKEY-3). The signal that
 * deletes a passkey for good (`signalUnknownCredential`) is never sent. A browser without signals keeps offering it, and the server refuses it.
 */
export async function signalPasskeys({ passkeyList, rpId, userHandle }: AcceptedOf<'listPasskeys'>): Promise<void> {
  if (typeof PublicKeyCredential === 'undefined') return;
  await PublicKeyCredential.signalAllAcceptedCredentials?.({
    rpId,
    userId: userHandle,
    allAcceptedCredentialIds: passkeyList.map(({ passkeyId }) => passkeyId),
  }).catch(() => undefined);
}
