import { isUnanswered } from '../is-unanswered.ts';
import type { SessionHooks } from '../session-hooks.ts';

/**
 * A change whose flow is left while it is on its way, or whose answer is lost, may be done or not: nothing is shown of it by itself, and the server
 * is asked what is so now.
 */
export async function unsureWhenLeft<Value>(
  hooks: Pick<SessionHooks, 'onUserUnsure'>,
  signal: AbortSignal | undefined,
  change: () => Promise<Value>,
): Promise<Value> {
  try {
    return await change();
  } catch (error) {
    if (signal?.aborted || isUnanswered(error)) hooks.onUserUnsure();
    throw error;
  }
}
