import { randomBytes } from 'node:crypto';

const POOL = 4096;
let pool = Buffer.alloc(0);
let used = 0;

/** Random bytes of the operating system, each given out once. Taken from a pool: asking for a few costs as much as for many, and each request asks. */
export function random(bytes: number): Uint8Array {
  if (used + bytes > pool.length) {
    pool = randomBytes(Math.max(POOL, bytes));
    used = 0;
  }
  used += bytes;
  return pool.subarray(used - bytes, used);
}
