import type { SessionHooks } from '../session-hooks.ts';

/** A change whose flow is left while it is on its way may be done or not: its answer shows nothing, and the server is asked what is so now. */
export async function unsureWhenLeft<Value>(
  hooks: Pick<SessionHooks, 'onUserUnsure'>,
  signal: AbortSignal | undefined,
  change: () => Promise<Value>,
): Promise<Value> {
  try {
    return await change();
  } catch (error) {
    if (signal?.aborted) hooks.onUserUnsure();
    throw error;
  }
}
