import type { MethodCode } from '#contract/methods.ts';

/** What one round at a provider is held together by. */
export interface Round {
  readonly state: string;
  /** RFC 7636; sent where the provider takes it. */
  readonly codeVerifier: string;
  /** OpenID Connect Core, 15.5.2; sent where the provider takes it. */
  readonly nonce: string;
}

/** The account of a person at a provider. */
export interface ProviderAccount {
  /** The provider's own, stable name of the person. */
  readonly subject: string;
  /** The email or name that the person knows the account by, if the provider says it. */
  readonly account: string | undefined;
  /** What the proxy of a federation calls the person's school (CAMPUS-3). */
  readonly school?: string | undefined;
}

export interface Provider {
  /** The `iss` that an OpenID provider must send (RFC 9207). */
  readonly issuer: string | undefined;
  /**
   * Where the person goes to sign in. `choosesAccount`: the provider asks which account it is, though a person is signed in there (DOOR-5). `schoolHint`: the
   * school that the proxy of a federation leads to; without it the proxy asks (CAMPUS-3). Rejects when the provider cannot be reached.
   */
  authorizationUrl(round: Round, options: { readonly choosesAccount: boolean; readonly schoolHint?: string | undefined }): Promise<string>;
  /**
   * Shows the one-time code to the provider that gave it and learns whose it is.
   * Rejects when the provider does not accept the code, or answers with something else, and before it is asked when `iss` names another issuer (RFC 9207).
   */
  exchange(round: Round, code: string, iss?: string): Promise<ProviderAccount>;
  /** Where the person goes to sign out there, and comes back from where `returnTo` is known to the provider; `undefined` where it has no such place. */
  logoutUrl(returnTo?: string): Promise<string | undefined>;
}

export type Providers = ReadonlyMap<MethodCode, Provider>;
