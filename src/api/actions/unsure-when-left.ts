import { isRefusedFor, PortError } from '../../../machines/failures.ts';
import type { SessionHooks } from '../session-hooks.ts';

/** Whether the server may have done what failed here: no answer came, or none that says what became of it. */
export const isUnanswered = (error: unknown): boolean =>
  isRefusedFor(error, 'answerLost') || (error instanceof PortError && error.reason === undefined && error.serverMessage === undefined);

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
