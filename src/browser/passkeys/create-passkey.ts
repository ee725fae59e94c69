import { PortError } from '#machines/failures.ts';
import type { CreatedCredential, CreationOptions } from '#machines/passkeys/passkeys.machine.ts';
import { inCeremony } from './ceremony.ts';

declare global {
  interface CredentialCreationOptions {
    /** WebAuthn Level 3: a passkey without a dialog; TypeScript does not know it yet. */
    mediation?: CredentialMediationRequirement;
  }
}

/**
 * The browser makes a passkey: in a dialog of its own after a press, or silently (`conditional`) where it has just filled in the password.
 * @throws PortError `authenticatorDismissed` (the person, or the browser by itself, does not want to, or did not in time), `passkeyThere`; what else the browser says is a defect
 */
export async function createPasskey(
  options: CreationOptions,
  { mediation, signal }: { readonly mediation: 'conditional' | 'optional'; readonly signal: AbortSignal },
): Promise<CreatedCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = await inCeremony(signal, (own) => navigator.credentials.create({ publicKey, mediation, signal: own })).catch(rethrowKnown);
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
