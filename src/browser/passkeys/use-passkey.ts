import { PortError } from '#machines/failures.ts';
import type { AssertedCredential, PasskeyOptions } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import { inCeremony } from './ceremony.ts';

/**
 * Asks the person for a passkey: in the email field (`conditional`), or in a dialog of the browser.
 * @throws PortError `authenticatorDismissed` where the person does not want to, or did not in time; what else the browser says is a defect
 */
export async function usePasskey(
  options: PasskeyOptions,
  { mediation, signal }: { readonly mediation: 'conditional' | 'optional'; readonly signal: AbortSignal },
): Promise<AssertedCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const found = await inCeremony(signal, (own) => navigator.credentials.get({ publicKey, mediation, signal: own })).catch(rethrowDismissed);
  const { id, rawId, response } = jsonOf(found) as AuthenticationResponseJSON;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null } };
}

const jsonOf = (credential: Credential | null): unknown => {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('the browser gave no passkey');
  return credential.toJSON();
};

/** `NotAllowedError`: closed, or too late; the browser does not say which, so that no page learns whether there is a passkey. */
function rethrowDismissed(error: unknown): never {
  throw error instanceof DOMException && error.name === 'NotAllowedError' ? new PortError({ reason: 'authenticatorDismissed' }) : error;
}
