import { REQUEST_TIMEOUT } from '#contract/limits.ts';

/** Pauses before each try, ms: a network that has just dropped an answer is often back a moment later. */
const PAUSES = [0, 1000, 3000];

/**
 * Asks the server until an answer comes: a value, or an error that `isLost` does not take for a lost answer, which is thrown on. Gives up after
 * three tries, or where they have taken as long as a call may take; `undefined`: the server cannot be reached, or `signal` has ended it.
 */
export async function askAgain<Value>(
  ask: () => Promise<Value>,
  { signal, isLost }: { readonly signal: AbortSignal | undefined; readonly isLost: (error: unknown) => boolean },
): Promise<{ readonly value: Value } | undefined> {
  const begun = Date.now();
  for (const pause of PAUSES) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal?.aborted || Date.now() - begun > REQUEST_TIMEOUT) return undefined;
    try {
      return { value: await ask() };
    } catch (error) {
      if (!isLost(error)) throw error;
    }
  }
  return undefined;
}
