import type { Config } from '../config.ts';
import { isSealed, sealing } from '../sealing.ts';
import { StartError } from '../start-error.ts';

/** Private keys as they stand in the database: encrypted where the operator has set a secret, which is not in the database. */
export interface KeyVault {
  seal(kid: string, key: string): string;
  /** @throws StartError where no secret of now opens it */
  open(kid: string, stored: string): string;
  /** Whether it stands there as `seal` would write it now. */
  isCurrent(kid: string, stored: string): boolean;
}

type VaultDeps = { readonly config: Pick<Config, 'openidKeySecrets'>; readonly random: (bytes: number) => Uint8Array };

/** The first secret encrypts; the others open what was encrypted before. A row serves for no other key's name. */
export function keyVault({ config, random }: VaultDeps): KeyVault {
  const secrets = config.openidKeySecrets;
  const sealer = sealing({ secrets, info: 'madang openid signing keys', random });
  return {
    seal: (kid, key) => sealer.seal(kid, key) ?? key,
    open(kid, stored) {
      const opened = isSealed(stored) ? sealer.open(kid, stored) : stored;
      if (opened === undefined) throw new StartError(secrets.length === 0 ? NOT_SET : NOT_THE_ONE);
      return opened;
    },
    isCurrent: (kid, stored) => secrets.length === 0 || sealer.isCurrent(kid, stored),
  };
}

const OTHERWISE =
  'Without the old one, delete the rows of the table openid_keys: new keys are made, and what was signed with the old ones is verified no more.';
const NOT_SET = `The signing keys of /oidc in the database are encrypted, but OPENID_KEY_SECRET is not set. Set the one that they were encrypted with. ${OTHERWISE}`;
const NOT_THE_ONE = `OPENID_KEY_SECRET does not open the signing keys of /oidc in the database. Set the one that they were encrypted with, or both as "new,old". ${OTHERWISE}`;
