import { METHODS, type MethodCode } from '#contract/methods.ts';
import type { EnvReader } from '../env-reader.ts';
import * as kind from '../env-values.ts';
import { APPLE_KEY_PARTS, type AppleKey, readAppleKey } from './apple-key.ts';

/** The methods whose people sign in at a provider. */
export type ProviderCode = Exclude<MethodCode, 'guest' | 'email' | 'mobile'>;

interface ClientSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Whether the provider takes a PKCE challenge (RFC 7636). */
  readonly pkce: boolean;
  /** What asks the provider for a choice of the account, as in `prompt=select_account`; empty where it asks each time by itself (DOOR-5). */
  readonly accountChoice: string;
}

export interface SchoolSettings {
  /** Parameter of the authorization request. */
  readonly parameter: string;
  /** Claim of the ID token, or of userinfo. */
  readonly claim: string;
}

/** As AARC-G061 and the schema SCHAC name them. */
export const SCHOOL_SETTINGS: SchoolSettings = { parameter: 'aarc_idp_hint', claim: 'schac_home_organization' };

/** OpenID Connect with discovery; always with a nonce. */
export interface OpenIdSettings extends ClientSettings {
  readonly shape: 'openid';
  readonly issuer: string;
  /** Apple answers by a form that the browser posts. */
  readonly formPost: boolean;
  /** How the proxy of a federation is told the school, and tells it (CAMPUS-3). */
  readonly school?: SchoolSettings | undefined;
  /** Signs the client secret, in the place of a fixed one. */
  readonly appleKey?: AppleKey | undefined;
}

export interface Endpoints {
  readonly authorization: string;
  readonly token: string;
  /** Answers who an access token belongs to, each provider in a shape of its own. */
  readonly profile: string;
  /** Takes back what a person has granted us: Kakao's unlink, or the Graph API's address below which Facebook has people; Naver has none. */
  readonly revocation?: string | undefined;
}

/** OAuth 2.0 with the provider's own call for the person. */
export interface OAuthSettings extends ClientSettings {
  readonly shape: 'kakao' | 'naver' | 'facebook';
  readonly endpoints: Endpoints;
  /** Kakao's key for calls from server to server: it signs what Kakao says of people, and what it is told of them. */
  readonly adminKey?: string | undefined;
}

export type ProviderSettings = OpenIdSettings | OAuthSettings;
export type ProvidersSettings = Readonly<Partial<Record<ProviderCode, ProviderSettings>>>;

/** What is known of a provider without an operator: its shape, and for the big ones where it is. */
type Traits = Pick<ClientSettings, 'pkce' | 'accountChoice'> &
  (
    | { readonly shape: 'openid'; readonly issuer?: string; readonly formPost: boolean }
    | { readonly shape: OAuthSettings['shape']; readonly endpoints: Endpoints }
  );

/** A university knows one account a person: it asks for the password again (OpenID Connect Core, 3.1.2.1). */
const SCHOOL = { shape: 'openid', formPost: false, pkce: true, accountChoice: 'prompt=login' } as const;

export const TRAITS: Readonly<Record<ProviderCode, Traits>> = {
  google: { shape: 'openid', issuer: 'https://accounts.google.com', formPost: false, pkce: true, accountChoice: 'prompt=select_account' },
  apple: { shape: 'openid', issuer: 'https://appleid.apple.com', formPost: true, pkce: false, accountChoice: '' },
  kakao: {
    shape: 'kakao',
    pkce: false,
    accountChoice: 'prompt=select_account',
    endpoints: {
      authorization: 'https://kauth.kakao.com/oauth/authorize',
      token: 'https://kauth.kakao.com/oauth/token',
      profile: 'https://kapi.kakao.com/v2/user/me',
      revocation: 'https://kapi.kakao.com/v1/user/unlink',
    },
  },
  naver: {
    shape: 'naver',
    pkce: false,
    accountChoice: 'auth_type=reauthenticate',
    endpoints: {
      authorization: 'https://nid.naver.com/oauth2.0/authorize',
      token: 'https://nid.naver.com/oauth2.0/token',
      profile: 'https://openapi.naver.com/v1/nid/me',
    },
  },
  facebook: {
    shape: 'facebook',
    pkce: false,
    accountChoice: 'auth_type=reauthenticate',
    endpoints: {
      authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
      token: 'https://graph.facebook.com/v21.0/oauth/access_token',
      profile: 'https://graph.facebook.com/v21.0/me?fields=id',
      revocation: 'https://graph.facebook.com/v21.0',
    },
  },
  sookmyung: SCHOOL,
  cju: SCHOOL,
  yonsei: SCHOOL,
  ewha: SCHOOL,
  federation: SCHOOL,
};

export const PROVIDER_CODES = Object.keys(TRAITS) as readonly ProviderCode[];

/** `undefined` for a word that is no provider's code. */
export const providerCodeOf = (word: string): ProviderCode | undefined => PROVIDER_CODES.find((code) => code === word);

export const providerTypeOf = (code: ProviderCode): number => {
  const found = METHODS.find((method) => method.code === code);
  if (found === undefined) throw new Error(`no method is called "${code}"`);
  return found.type;
};

/**
 * The real providers that an operator has set, as in `PROVIDER_GOOGLE_CLIENT_ID`. One without a client id may have nothing else: a
 * stand-in must not take the place of a provider that the operator meant to configure.
 */
export function readProviders(read: EnvReader): ProvidersSettings {
  return Object.fromEntries(
    PROVIDER_CODES.flatMap((code) => {
      const settings = readProvider(read, code);
      return settings === undefined ? [] : [[code, settings]];
    }),
  );
}

function readProvider(read: EnvReader, code: ProviderCode): ProviderSettings | undefined {
  const traits = TRAITS[code];
  const name = (part: string) => `PROVIDER_${code.toUpperCase()}_${part}`;
  const web = (part: string, fallback?: string) => read.one(name(part), kind.webAddress) ?? fallback;
  const clientId = read.text(name('CLIENT_ID'));
  const clientSecret = read.text(name('CLIENT_SECRET'));
  const scope = read.text(name('SCOPE')) ?? (traits.shape === 'openid' ? 'openid' : '');
  const pkce = read.one(name('PKCE'), kind.flag) ?? traits.pkce;
  const accountChoice = read.text(name('ACCOUNT_CHOICE')) ?? traits.accountChoice;
  if (clientId === undefined) {
    const ofItsOwn = code === 'apple' ? APPLE_KEY_PARTS : code === 'kakao' ? ['ADMIN_KEY'] : [];
    const stray = ['CLIENT_SECRET', 'ISSUER', 'AUTHORIZATION_URL', 'TOKEN_URL', 'PROFILE_URL', ...ofItsOwn].map(name);
    for (const variable of stray) {
      if (read.text(variable) !== undefined) read.mistake(`${variable} is set, but ${name('CLIENT_ID')} is not. Set both or neither.`);
    }
    return undefined;
  }
  const appleKey = code === 'apple' && clientSecret === undefined ? readAppleKey(read) : undefined;
  const isAppleKeySet = code === 'apple' && APPLE_KEY_PARTS.some((part) => read.text(name(part)) !== undefined);
  if (clientSecret === undefined && !isAppleKeySet) {
    const instead =
      code === 'apple' ? ` Better than a fixed secret: ${name('TEAM_ID')}, ${name('KEY_ID')} and ${name('PRIVATE_KEY')}.` : '';
    read.mistake(`${name('CLIENT_ID')} is set, but ${name('CLIENT_SECRET')} is not. Set both or neither.${instead}`);
  }
  if (clientSecret !== undefined && isAppleKeySet) {
    read.mistake(
      `${name('CLIENT_SECRET')} is set beside the key that signs secrets. Keep ${name('TEAM_ID')}, ${name('KEY_ID')} and the key.`,
    );
  }
  const settings = { clientId, clientSecret: clientSecret ?? '', scope, pkce, accountChoice };
  if (traits.shape !== 'openid') {
    return {
      ...settings,
      shape: traits.shape,
      ...(code === 'kakao' && { adminKey: read.text(name('ADMIN_KEY')) }),
      endpoints: {
        authorization: safe(read, name('AUTHORIZATION_URL'), web('AUTHORIZATION_URL', traits.endpoints.authorization)),
        token: safe(read, name('TOKEN_URL'), web('TOKEN_URL', traits.endpoints.token)),
        profile: safe(read, name('PROFILE_URL'), web('PROFILE_URL', traits.endpoints.profile)),
        revocation: traits.endpoints.revocation,
      },
    };
  }
  const issuer = web('ISSUER', traits.issuer);
  if (issuer === undefined)
    read.mistake(`${name('CLIENT_ID')} is set, but ${name('ISSUER')} is not: say where the university signs people in.`);
  const school = code === 'federation' ? readSchoolSettings(read, name) : undefined;
  return { ...settings, shape: 'openid', formPost: traits.formPost, school, appleKey, issuer: safe(read, name('ISSUER'), issuer) };
}

const readSchoolSettings = (read: EnvReader, name: (part: string) => string): SchoolSettings => ({
  parameter: read.one(name('SCHOOL_PARAMETER'), kind.parameterName) ?? SCHOOL_SETTINGS.parameter,
  claim: read.text(name('SCHOOL_CLAIM')) ?? SCHOOL_SETTINGS.claim,
});

/** Codes and secrets travel to these addresses, so plain http is for this very machine only. */
function safe(read: EnvReader, variable: string, url: string | undefined): string {
  if (url !== undefined && !isSafe(url)) read.mistake(`${variable} must begin with https://.`);
  return url ?? '';
}

export const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
const isSafe = (url: string): boolean => new URL(url).protocol === 'https:' || isLoopback(url);
