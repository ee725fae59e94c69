import type { Config } from '../config.ts';
import { type Sealing, sealing } from '../sealing.ts';

type VaultDeps = { readonly config: Pick<Config, 'openidKeySecrets'>; readonly random: (bytes: number) => Uint8Array };

/** Refresh tokens of providers, which serve to tell the provider that an account goes: kept only where the operator has set a secret (`OPENID_KEY_SECRET`). */
export const tokenVault = ({ config, random }: VaultDeps): Sealing =>
  sealing({ secrets: config.openidKeySecrets, info: 'madang provider tokens', random });

/** The name that the token of an identity is sealed for. */
export const tokenName = (method: number, subject: string): string => `${method} ${subject}`;
