import { PortError } from '#machines/failures.ts';
import type { CreatedCredential, CreationOptions } from '#machines/passkeys/passkeys.machine.ts';

/**
 * The browser makes a passkey after a press.
 * @throws PortError `authenticatorDismissed` (the person does not want to, or did not in time), `passkeyThere`; what else the browser says is a defect
 */
export async function createPasskey(options: CreationOptions, signal: AbortSignal): Promise<CreatedCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = await navigator.credentials.create({ publicKey, signal }).catch(rethrowKnown);
  if (!(made instanceof PublicKeyCredential)) throw new Error('the browser made no passkey');
  const { id, rawId, response } = made.toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

function rethrowKnown(error: unknown): never {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') throw new PortError({ reason: 'authenticatorDismissed' });
  if (name === 'InvalidStateError') throw new PortError({ reason: 'passkeyThere' });
  throw error;
}
