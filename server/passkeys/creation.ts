import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { RequestOf } from '#contract/calls.ts';
import type { Ceremony } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { PASSKEY_CHALLENGE_VALIDITY } from '../limits/policies.ts';
import type { Passkey } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** What the server verifies, and so what it offers: ES256, EdDSA and RS256 (RFC 9053; RFC 8812). */
export const OFFERED_ALGORITHMS: readonly number[] = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

export type CreatedCredential = RequestOf<'addPasskey'>['credential'];

/** For whom a passkey is made, as the browser names them in its list. */
export interface PasskeyOwner {
  readonly userHandle: string;
  /** An email, or the ID of the account. */
  readonly name: string;
  readonly nickname: string;
  readonly brand: string;
  readonly passkeys: readonly Passkey[];
}

/** `PublicKeyCredentialCreationOptionsJSON` of a passkey: discoverable, without attestation. */
export async function creationOptions(
  { rpId }: RelyingParty,
  owner: PasskeyOwner,
  { challenge, isSilent }: { readonly challenge: Uint8Array<ArrayBuffer>; readonly isSilent: boolean },
) {
  const options = await generateRegistrationOptions({
    rpName: owner.brand,
    rpID: rpId,
    userID: isoBase64URL.toBuffer(owner.userHandle),
    userName: owner.name,
    userDisplayName: owner.nickname,
    challenge,
    timeout: PASSKEY_CHALLENGE_VALIDITY,
    attestationType: 'none',
    excludeCredentials: owner.passkeys.map(({ credential_id }) => ({ id: credential_id })),
    // A silent one asks no person: the manager verifies its owner at each sign-in.
    authenticatorSelection: { residentKey: 'required', userVerification: isSilent ? 'preferred' : 'required' },
    supportedAlgorithmIDs: [...OFFERED_ALGORITHMS],
  });
  return { ...options };
}

/** What is kept of a passkey that has just been made. */
export type NewPasskey = Pick<
  Passkey,
  'credential_id' | 'public_key' | 'counter' | 'is_backup_eligible' | 'is_backed_up' | 'transports' | 'aaguid'
>;

/**
 * Registers a credential (WebAuthn Level 3, 7.1).
 * @param challenge which has been spent for `ceremony`
 * @throws Refusal `passkeyRefused` (other origin or RP ID, algorithm not offered, user not verified where a press made it, forged or malformed)
 */
export async function verifyCreation(
  { rpId, origins }: RelyingParty,
  credential: CreatedCredential,
  { challenge, ceremony }: { readonly challenge: string; readonly ceremony: Ceremony },
): Promise<NewPasskey> {
  const isPressed = ceremony === 'create';
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: credential.type,
      response: {
        clientDataJSON: credential.response.clientDataJSON,
        attestationObject: withoutAttestation(credential.response.attestationObject),
      },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserPresence: isPressed,
    requireUserVerification: isPressed,
    supportedAlgorithmIDs: [...OFFERED_ALGORITHMS],
  }).catch(refused);
  if (!verified) throw new Refusal('passkeyRefused');
  const { credential: made, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    credential_id: made.id,
    public_key: made.publicKey,
    counter: made.counter,
    is_backup_eligible: credentialDeviceType === 'multiDevice',
    is_backed_up: credentialBackedUp,
    transports: (credential.response.transports ?? []).join(','),
    aaguid,
  };
}

/** Bytes that are no answer of an authenticator end here as well. */
function refused(): never {
  throw new Refusal('passkeyRefused');
}

/**
 * No attestation was asked for, and one that comes all the same is not looked at (WebAuthn Level 3, 7.1, step 22): to verify a certificate is to
 * ask addresses that it names itself.
 * @throws Refusal `passkeyRefused` where it is no attestation object
 */
function withoutAttestation(attestationObject: string): string {
  try {
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
    const bare = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return isoBase64URL.fromBuffer(isoCBOR.encode(bare as Parameters<typeof isoCBOR.encode>[0]));
  } catch {
    return refused();
  }
}
