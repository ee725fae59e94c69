import { isRefusedFor } from '../failures.ts';

export type ConfirmIdentityOutput =
  /** Serves for the one act that was asked about, in this session, for five minutes. */
  { outcome: 'confirmed'; confirmation: string } | { outcome: 'cancelled' };

/** What the person's proof gave, for the act that it was asked for; null in a first try, which has none. It stands in the event alone, so that no second act has it. */
export function confirmationIn(event: object): string | null {
  const output = 'output' in event ? event.output : null;
  const confirmation = typeof output === 'object' && output !== null && 'confirmation' in output ? output.confirmation : null;
  return typeof confirmation === 'string' ? confirmation : null;
}

/** Has the API answered that the act needs a proof, or another one? (CONFIRM-1) */
export const needsConfirmation = (_: unknown, { error }: { error: unknown }): boolean => isRefusedFor(error, 'confirmationNeeded');
