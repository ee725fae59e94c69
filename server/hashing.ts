import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret that has 128 random bits or more: without the secret it is of no use. */
export const digest = (secret: string | Uint8Array): string => createHash('sha256').update(secret).digest('base64url');

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
