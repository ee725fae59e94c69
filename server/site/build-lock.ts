import { closeSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';

/** ms */
const LOOK_AGAIN = 200;

/**
 * Runs `work` while no other process of this machine holds the lock file; the kernel gives the lock up with its process, however that ends.
 * A file system that cannot lock keeps no process out: then two may build at once, each aside.
 * @returns what `work` does; `undefined` when the signal came first
 */
export async function withLock<Result>(file: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result | undefined> {
  const descriptor = openSync(file, 'a+', 0o600);
  try {
    while (!isLocked(descriptor)) {
      if (signal.aborted) return undefined;
      await setTimeout(LOOK_AGAIN, undefined, { signal }).catch(() => {});
    }
    return signal.aborted ? undefined : await work();
  } finally {
    closeSync(descriptor);
  }
}

function isLocked(descriptor: number): boolean {
  try {
    return tryLock(descriptor);
  } catch {
    return true;
  }
}
