import type { ResultName } from '#contract/result-codes.ts';
import type { GuessableBy } from '#contract/values/guessable-password.ts';
import type { PasswordPolicy } from '#contract/values/password.ts';
import type { Crowd } from '../limits/policies.ts';

interface About {
  /** The place in the body that does not fit. */
  readonly field?: string;
  /** How long to wait before another try, ms. */
  readonly retryAfter?: number;
  /** The limit is one that many people share. */
  readonly crowd?: Crowd | undefined;
  /** How many more codes may be tried (EMAIL-5). */
  readonly triesLeft?: number;
  /** What the password would have to be (SAFE-2). */
  readonly passwordPolicy?: PasswordPolicy;
  /** Why others would guess the password (SAFE-2). */
  readonly guessableBy?: GuessableBy;
  /** The methods that the path has (RFC 9110, 10.2.1). */
  readonly allow?: readonly string[];
  /** `data` of the answer. */
  readonly data?: unknown;
}

/** Thrown where a call cannot be granted; `answerToError` makes the answer of it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly result: Exclude<ResultName, 'ok'>;
  readonly about: About;

  constructor(result: Exclude<ResultName, 'ok'>, about: About = {}) {
    super(result);
    this.result = result;
    this.about = about;
  }
}
