import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { FairQueue } from './fair-queue.ts';

/** ms; how long after a job none of the caller's others begins in its place, where `before` of its jobs were wrong just before. */
export type Rest = (matches: boolean, before: number) => number;

/**
 * After a wrong password, before another of this caller is judged in its place, ms: four times what judging takes, and up to four times as
 * long after several in a row. Where many sign in by one address, a right password is soon among them. The answer does not wait.
 */
const REST_AFTER_WRONG = 100;
const LONGEST_REST = 4 * REST_AFTER_WRONG;
export const restAfter: Rest = (matches, before) => (matches ? 0 : Math.min((before + 1) * REST_AFTER_WRONG, LONGEST_REST));

/**
 * Hashes and judges passwords beside the requests that everybody else makes: one processor stays free for those, and callers take turns, so
 * that a caller with many passwords does not hold up another's sign-in. A process has one.
 */
export class Passwords {
  readonly #work = new FairQueue(Math.max(1, availableParallelism() - 1));
  readonly #rest: Rest;
  readonly #cost: Options;
  /** An unknown email's password is compared with it, so that it takes as long as a known one's. */
  #unknownHash: Promise<string> | undefined;

  /** @param cost of a hash: argon2id with 19 MiB and two passes, which are the defaults of the library */
  constructor(rest: Rest = restAfter, cost: Options = {}) {
    this.#rest = rest;
    this.#cost = cost;
  }

  /** `caller`: the address that asks. */
  hash(password: string, caller: string): Promise<string> {
    return this.#work.run(caller, () => hash(password.normalize('NFC'), this.#cost));
  }

  /** @param passwordHash `undefined` for an email that no account has: nothing matches, after the same time */
  async match(passwordHash: string | undefined, password: string, caller: string): Promise<boolean> {
    this.#unknownHash ??= hash('the password of an email that no account has', this.#cost);
    const compared = passwordHash ?? (await this.#unknownHash);
    const judge = async () => (await verify(compared, password.normalize('NFC'))) && passwordHash !== undefined;
    return this.#work.run(caller, judge, this.#rest);
  }
}
