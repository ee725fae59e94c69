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
  /** Where it serves to tell the provider that the way is over (`revoke`). */
  readonly refreshToken?: string | undefined;
}

/** What a provider has signed about one of its people (Apple: "Processing changes for Sign in with Apple accounts"). */
export interface ProviderNotice {
  /** `jti` */
  readonly id: string;
  /** The provider's word, such as `consent-revoked`. */
  readonly type: string;
  readonly subject: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** A notice that the provider has not signed, not for us, or too long ago; any other error is of the provider's keys, which could not be read. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
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
  /** Verifies a notice that came from wherever; absent where the provider sends none. @throws NoticeRefused */
  readonly readNotice?: ((notice: string) => Promise<ProviderNotice>) | undefined;
  /** Whether a caller shows the key that the provider shares with us; absent where there is none. The time says nothing of the key. */
  readonly acceptsKey?: ((shown: string) => boolean) | undefined;
  /**
   * Tells the provider that a person's way is over, so that it forgets what it has granted us; once more does no harm. Absent where there is nothing to tell
   * it with. Rejects when the provider has not taken it.
   */
  readonly revoke?: ((about: { readonly subject: string; readonly refreshToken: string | undefined }) => Promise<void>) | undefined;
}

export type Providers = ReadonlyMap<MethodCode, Provider>;
