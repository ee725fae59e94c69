import { generateKeyPairSync } from 'node:crypto';
import { COSEALG, isoCBOR } from '@simplewebauthn/server/helpers';
import type { Passkey } from './passkey-store.ts';

/** A COSE key (RFC 9053, 7.1.1) on P-256, whose private half is thrown away. */
function keyOfNobody(): Uint8Array {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, COSEALG.ES256],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/** In the place of a passkey that is not known here, so that to judge it takes as long. */
export const UNKNOWN_PASSKEY: Passkey = {
  credential_id: '',
  user_id: '',
  public_key: keyOfNobody(),
  counter: 0,
  is_backup_eligible: false,
  is_backed_up: false,
  transports: '',
  name: '',
  aaguid: '',
  method: 0,
  created_at: 0,
  used_at: null,
};
