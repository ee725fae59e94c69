import type { EmailVerificationInput, Purpose, SentCode } from './email-verification/email-verification.types.ts';

/** How far an email is proven, as a flow keeps it for the next time (EMAIL-9). */
export interface Verification {
  readonly email: string;
  readonly code: SentCode | null;
  readonly proof: string | null;
}

/** Goes on with the email that is held, unless another one was typed meanwhile; `email` is empty where none was. */
export function verificationInput(email: string, held: Verification | null, purpose: Purpose): EmailVerificationInput {
  const goesOn = held !== null && (email === '' || email === held.email);
  return { purpose, ...(goesOn ? held : { email, code: null, proof: null }) };
}

/** An email that was not sent to the server yet is not worth keeping. */
export const verificationOf = ({ email, code, proof }: Verification): Verification | null => (email === '' ? null : { email, code, proof });

export const isSameStep = (one: Verification | null, other: Verification): boolean =>
  (one?.proof ?? null) === other.proof && ((one?.code ?? null) === null) === (other.code === null);
