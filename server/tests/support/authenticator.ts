import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator or a browser does wrong, or otherwise than most. */
export interface Oddity {
  readonly origin?: string;
  readonly rpId?: string;
  /** UV and UP of the flags (WebAuthn Level 3, 6.1). */
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  readonly counter?: number;
  readonly type?: string;
  readonly challenge?: string;
  readonly userHandle?: string | null;
  /** The statement of an attestation that was not asked for. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: Map<string, unknown> };
  readonly crossOrigin?: boolean;
}

interface Kept {
  readonly id: string;
  readonly key: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly isBackedUp: boolean;
  counter: number;
}

const CURVES = { '-7': ['P-256', 1, 'sha256'], '-35': ['P-384', 2, 'sha384'] } as const;
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const hash = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

/** Options of `PublicKeyCredential.parse…OptionsFromJSON`, as far as an authenticator reads them. */
interface Options {
  readonly challenge: string;
  readonly [field: string]: unknown;
}

/**
 * An authenticator of the tests, with the browser in front of it: P-256 by node:crypto, discoverable passkeys (WebAuthn Level 3, 5.1.3, 6.3.2, 6.3.3).
 */
export class Authenticator {
  readonly passkeys: Kept[] = [];
  readonly #origin: string;
  readonly #isCounting: boolean;
  readonly #isBackingUp: boolean;
  readonly #aaguid: string;

  constructor({
    origin = 'http://localhost:4000',
    isCounting = true,
    isBackingUp = false,
    aaguid = '0'.repeat(32),
  }: { origin?: string; isCounting?: boolean; isBackingUp?: boolean; aaguid?: string } = {}) {
    this.#origin = origin;
    this.#isCounting = isCounting;
    this.#isBackingUp = isBackingUp;
    this.#aaguid = aaguid.replaceAll('-', '');
  }

  /** `navigator.credentials.create`, and `toJSON` of what it gives. */
  create(options: Options, odd: Oddity = {}, algorithm: keyof typeof CURVES = '-7') {
    const [curve, curveNumber] = CURVES[algorithm];
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: curve });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, Number(algorithm)],
        [-1, curveNumber],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
    const passkey: Kept = {
      id: base64url(randomBytes(16)),
      key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      rpId: (options.rp as { id: string }).id,
      userHandle: (options.user as { id: string }).id,
      isBackedUp: this.#isBackingUp,
      counter: 0,
    };
    this.passkeys.push(passkey);
    const id = Buffer.from(passkey.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.from(this.#aaguid, 'hex'), length, id, cose]);
    const { fmt, attStmt } = odd.attestation ?? { fmt: 'none', attStmt: new Map() };
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', Uint8Array.from(Buffer.concat([this.#authData(passkey, odd, 0x40), attested]))],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, odd),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    };
  }

  /** `navigator.credentials.get`, and `toJSON` of what it gives. @param passkey the one that the person picks */
  get(options: Options, odd: Oddity = {}, passkey: Kept | undefined = this.passkeys[0]) {
    if (passkey === undefined) throw new Error('the authenticator has no passkey');
    if (this.#isCounting) passkey.counter += 1;
    const authData = this.#authData(passkey, { counter: passkey.counter, ...odd }, 0);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, odd);
    const signed = Buffer.concat([authData, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, createPrivateKey(passkey.key))),
        userHandle: odd.userHandle === undefined ? passkey.userHandle : odd.userHandle,
      },
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    };
  }

  #clientData(type: string, challenge: string, odd: Oddity): string {
    return base64url(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? this.#origin,
        crossOrigin: odd.crossOrigin ?? false,
      }),
    );
  }

  /** @param more flags: AT where credential data follows */
  #authData(passkey: Kept, { rpId = passkey.rpId, isVerified = true, isPresent = true, counter = 0 }: Oddity, more: number): Buffer {
    const backup = passkey.isBackedUp ? 0x18 : 0;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.from([(isPresent ? 1 : 0) | (isVerified ? 4 : 0) | backup | more]), count]);
  }
}
