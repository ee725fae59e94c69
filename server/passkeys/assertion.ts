import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { RequestOf } from '#contract/calls.ts';
import { sameText } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { PASSKEY_CHALLENGE_VALIDITY } from '../limits/policies.ts';
import type { Passkey, PasskeyUse } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

export type AssertedCredential = RequestOf<'passkeyLogin'>['credential'];

/** `PublicKeyCredentialRequestOptionsJSON`, with its user verified. @param passkeys one of these; without, of whichever account */
export async function requestOptions({ rpId }: RelyingParty, challenge: Uint8Array<ArrayBuffer>, passkeys: readonly Passkey[] = []) {
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge,
    timeout: PASSKEY_CHALLENGE_VALIDITY,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
  });
  return { ...options };
}

interface Expected {
  /** base64url, spent */
  readonly challenge: string;
  readonly passkey: Passkey;
  readonly userHandle: string;
  /** ms since the epoch */
  readonly at: number;
}

/**
 * Verifies an assertion (WebAuthn Level 3, 7.2) by the account's own key.
 * @throws Refusal `passkeyRefused` (other origin, RP ID or account, user not verified, counter that went back, forged or malformed)
 */
export async function verifyAssertion(
  { rpId, origins }: RelyingParty,
  credential: AssertedCredential,
  { challenge, passkey, userHandle, at }: Expected,
): Promise<PasskeyUse> {
  const { response } = credential;
  // Without a user handle nothing says whose passkey the person chose (7.2, step 6).
  if (!sameText(response.userHandle ?? '', userHandle)) throw new Refusal('passkeyRefused');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: credential.type,
      response: { clientDataJSON: response.clientDataJSON, authenticatorData: response.authenticatorData, signature: response.signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: passkey.credential_id, publicKey: Uint8Array.from(passkey.public_key), counter: passkey.counter },
  }).catch(() => {
    throw new Refusal('passkeyRefused');
  });
  // What can be backed up is decided when it is made (7.2, step 19).
  const isEligible = authenticationInfo.credentialDeviceType === 'multiDevice';
  if (!verified || isEligible !== passkey.is_backup_eligible) throw new Refusal('passkeyRefused');
  return {
    credentialId: passkey.credential_id,
    counter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
    at,
  };
}
