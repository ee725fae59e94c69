import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Texts as they stand in the database: encrypted with secrets of the operator, which are not in the database. */
export interface Sealing {
  /** `undefined` where there is no secret to seal with. `name`: whose text it is; what is sealed for one name opens for no other. */
  seal(name: string, text: string): string | undefined;
  /** `undefined` where no secret of now opens it. */
  open(name: string, sealed: string): string | undefined;
  /** Whether the first secret sealed it. */
  isCurrent(name: string, sealed: string): boolean;
}

const CIPHER = 'aes-256-gcm';
const PREFIX = 'sealed.v1.';
/** Bytes; SP 800-38D, 8.2: of random, so never twice with one key. */
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

export const isSealed = (stored: string): boolean => stored.startsWith(PREFIX);

interface SealingOptions {
  /** The first one encrypts; the others open what was encrypted before. */
  readonly secrets: readonly string[];
  /** What the texts are, so that no key serves for two kinds (RFC 5869, 3.2). */
  readonly info: string;
  readonly random: (bytes: number) => Uint8Array;
}

/** AES-256-GCM, with a key for each kind of text. */
export function sealing({ secrets, info, random }: SealingOptions): Sealing {
  const keys = secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', info, 32)));
  const [current] = keys;
  const openWith = (key: Uint8Array, name: string, sealed: string): string | undefined => {
    const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_LENGTH), { authTagLength: TAG_LENGTH });
      decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-TAG_LENGTH));
      return decipher.update(bytes.subarray(IV_LENGTH, -TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  };
  return {
    seal(name, text) {
      if (current === undefined) return undefined;
      const iv = random(IV_LENGTH);
      const cipher = createCipheriv(CIPHER, current, iv, { authTagLength: TAG_LENGTH }).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
      return PREFIX + sealed.toString('base64url');
    },
    open(name, sealed) {
      for (const key of keys) {
        const opened = openWith(key, name, sealed);
        if (opened !== undefined) return opened;
      }
      return undefined;
    },
    isCurrent: (name, sealed) => current !== undefined && isSealed(sealed) && openWith(current, name, sealed) !== undefined,
  };
}
