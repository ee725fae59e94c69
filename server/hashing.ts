import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from './fair-queue.ts';

/** What is kept of a secret that has 128 random bits or more: without the secret it is of no use. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A signature over `parts`, under a purpose so that no signature serves for another one. */
export const sign = (key: Uint8Array, purpose: string, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Equal, in a time that does not tell how far. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Passwords are judged beside the requests that everybody else makes: one processor stays free for those, and callers take turns, so that one
 * who tries many passwords does not hold up another's sign-in.
 */
const passwordWork = new FairQueue(Math.max(1, availableParallelism() - 1));

/**
 * After a wrong password, before another of this caller is judged in its place, ms: four times what judging takes, and up to four times as
 * long after several in a row. Where many sign in by one address, a right password is soon among them. The answer does not wait.
 */
const REST_AFTER_WRONG = 100;
const LONGEST_REST = 4 * REST_AFTER_WRONG;
/** `before`: how many of the caller's passwords were wrong just before this one. */
export const restAfter = (matches: boolean, before: number): number =>
  matches ? 0 : Math.min((before + 1) * REST_AFTER_WRONG, LONGEST_REST);

/** argon2id with 19 MiB and two passes, which are the defaults of the library. `caller`: the address that asks. */
export const hashPassword = (password: string, caller: string): Promise<string> =>
  passwordWork.run(caller, () => hash(password.normalize('NFC')));

/** Made once for each process: what an unknown email's password is compared with, so that it takes as long as a known one's. */
let unknownHash: Promise<string> | undefined;

export async function passwordMatches(passwordHash: string | undefined, password: string, caller: string): Promise<boolean> {
  unknownHash ??= hash('the password of an email that no account has');
  const compared = passwordHash ?? (await unknownHash);
  const judge = async () => (await verify(compared, password.normalize('NFC'))) && passwordHash !== undefined;
  return passwordWork.run(caller, judge, restAfter);
}
