import type { Config } from '#server/config.ts';
import { digest, sign } from '#server/hashing.ts';
import {
  PROVIDER_CODES,
  type ProviderCode,
  type ProviderSettings,
  type ProvidersSettings,
  SCHOOL_SETTINGS,
  TRAITS,
} from '../provider-settings.ts';
import { OAUTH_PATHS } from './oauth-shapes.ts';

/** What the stand-ins share with the server; made of the database's secret, so that it is in no file and the same for all processes. */
export interface StandInSecrets {
  provider(code: ProviderCode): string;
  readonly cookies: string;
  readonly partner: string;
  readonly partnerKey: string;
}

export const standInSecrets = (secret: Uint8Array): StandInSecrets => ({
  provider: (code) => sign(secret, 'stand-in', code),
  cookies: sign(secret, 'stand-in cookies'),
  partner: sign(secret, 'partner secret'),
  partnerKey: sign(secret, 'partner key').slice(0, 24),
});

/** The providers that are not configured. */
export const providersToPlay = ({ standIns, providers }: Pick<Config, 'standIns' | 'providers'>): readonly ProviderCode[] =>
  standIns ? PROVIDER_CODES.filter((code) => providers[code] === undefined) : [];

/** The key of the Kakao that is played. */
export const adminKeyOf = (clientSecret: string): string => digest(`admin key ${clientSecret}`);

export const CLIENT_ID = 'madang';
export const issuerUrl = (providersUrl: string, code: ProviderCode): string => `${providersUrl}/${code}`;

/** How the server is configured for its stand-ins: exactly as an operator would for the real ones. */
export function settingsOfStandIns(codes: readonly ProviderCode[], providersUrl: string, secrets: StandInSecrets): ProvidersSettings {
  return Object.fromEntries(codes.map((code) => [code, settingsOf(code, issuerUrl(providersUrl, code), secrets.provider(code))]));
}

function settingsOf(code: ProviderCode, issuer: string, clientSecret: string): ProviderSettings {
  const traits = TRAITS[code];
  const client = { clientId: CLIENT_ID, clientSecret, pkce: traits.pkce, accountChoice: traits.accountChoice };
  if (traits.shape === 'openid') {
    const school = code === 'federation' ? SCHOOL_SETTINGS : undefined;
    return { ...client, shape: 'openid', scope: 'openid', issuer, formPost: traits.formPost, school };
  }
  const paths = OAUTH_PATHS[traits.shape];
  const revocation = paths.revocation === undefined ? undefined : issuer + paths.revocation;
  const endpoints = {
    authorization: issuer + paths.authorization,
    token: issuer + paths.token,
    profile: issuer + paths.profile,
    revocation,
  };
  const adminKey = code === 'kakao' ? adminKeyOf(clientSecret) : undefined;
  return { ...client, shape: traits.shape, scope: '', endpoints, adminKey };
}
