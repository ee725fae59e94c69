import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import type { MethodCode } from '#contract/methods.ts';
import type { Failure } from '../failures.ts';
import type { AssertedCredential, PasskeyOptions } from '../passkey-autofill/passkey-autofill.machine.ts';

export interface ConfirmIdentityInput {
  /** What the proof is for; it serves for nothing else. */
  readonly act: ConfirmedAct;
}

/** The ways into the account of the person, as the API tells them. */
export interface OwnWays {
  readonly methods: readonly MethodCode[];
  /** The email of the password; null where there is none, or where the API does not say. */
  readonly email: string | null;
  /** The account has a passkey, which API and browser can use here. */
  readonly hasPasskey: boolean;
  /** The API mails a code to the email. */
  readonly takesCode: boolean;
  /** The only linked way, where its provider has no such account any more: it is none of `methods` (WAY-2). */
  readonly gone: MethodCode | null;
}

/** What the person shows: the password, the ticket of a sign-in at a provider, the answer of an authenticator, or the code that was mailed. */
export type ShownCredential =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'provider'; readonly method: MethodCode; readonly ticket: string }
  | { readonly kind: 'passkey'; readonly credential: AssertedCredential }
  | { readonly kind: 'code'; readonly code: string };

export interface ConfirmIdentityContext extends ConfirmIdentityInput, OwnWays {
  /** The provider that was chosen last. */
  readonly method: MethodCode | null;
  readonly options: PasskeyOptions | null;
  readonly failure: Failure | null;
}

export type ConfirmIdentityEvent =
  | { type: 'PASSWORD_SUBMITTED'; password: string }
  | { type: 'PROVIDER_CHOSEN'; method: MethodCode }
  | { type: 'PASSKEY_CHOSEN' }
  /** A code by mail, or another one. */
  | { type: 'CODE_REQUESTED' }
  | { type: 'CODE_SUBMITTED'; code: string }
  | { type: 'OTHER_WAY_CHOSEN' }
  | { type: 'RETRIED' }
  | { type: 'CANCELLED' };
