import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** Private keys as they stand in the database: encrypted where the operator has set a secret, which is not in the database. */
export interface KeyVault {
  seal(kid: string, key: string): string;
  /** @throws StartError where no secret of now opens it */
  open(kid: string, stored: string): string;
  /** Whether it stands there as `seal` would write it now. */
  isCurrent(kid: string, stored: string): boolean;
}

const CIPHER = 'aes-256-gcm';
const PREFIX = 'sealed.v1.';
const INFO = 'madang openid signing keys';
/** Bytes; SP 800-38D, 8.2: of random, so never twice with one key. */
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

type VaultDeps = { readonly config: Pick<Config, 'openidKeySecrets'>; readonly random: (bytes: number) => Uint8Array };

/** The first secret encrypts; the others open what was encrypted before. */
export function keyVault({ config, random }: VaultDeps): KeyVault {
  const keys = config.openidKeySecrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', INFO, 32)));
  const [current] = keys;
  const openWith = (key: Uint8Array, kid: string, stored: string): string | undefined => {
    const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64url');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_LENGTH), { authTagLength: TAG_LENGTH });
      // A row serves for no other key's name.
      decipher.setAAD(Buffer.from(kid)).setAuthTag(bytes.subarray(-TAG_LENGTH));
      return decipher.update(bytes.subarray(IV_LENGTH, -TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  };
  return {
    seal(kid, key) {
      if (current === undefined) return key;
      const iv = random(IV_LENGTH);
      const cipher = createCipheriv(CIPHER, current, iv, { authTagLength: TAG_LENGTH }).setAAD(Buffer.from(kid));
      const sealed = Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
      return PREFIX + sealed.toString('base64url');
    },
    open(kid, stored) {
      if (!stored.startsWith(PREFIX)) return stored;
      for (const key of keys) {
        const opened = openWith(key, kid, stored);
        if (opened !== undefined) return opened;
      }
      throw new StartError(keys.length === 0 ? NOT_SET : NOT_THE_ONE);
    },
    isCurrent: (kid, stored) => (current === undefined ? true : stored.startsWith(PREFIX) && openWith(current, kid, stored) !== undefined),
  };
}

const OTHERWISE =
  'Without the old one, delete the rows of the table openid_keys: new keys are made, and what was signed with the old ones is verified no more.';
const NOT_SET = `The signing keys of /oidc in the database are encrypted, but OPENID_KEY_SECRET is not set. Set the one that they were encrypted with. ${OTHERWISE}`;
const NOT_THE_ONE = `OPENID_KEY_SECRET does not open the signing keys of /oidc in the database. Set the one that they were encrypted with, or both as "new,old". ${OTHERWISE}`;
