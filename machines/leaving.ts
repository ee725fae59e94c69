import { isRefusedFor, PortError } from './failures.ts';

/** What a flow knows of an account that is being deleted, and that its call would keep (LEGAL-2). */
export interface Leaving {
  /** The person has said that it is to stay. */
  readonly stays: boolean;
  /** When it goes for good, ms since the epoch; null where it is not known to go. */
  readonly deletedAt: number | null;
}

export const NOT_LEAVING: Leaving = { stays: false, deletedAt: null };

/** The question in every flow that may keep such an account. */
export const ASKS_TO_STAY = 'A question: the account is to be deleted on {date}; keep it and go on, or leave it as it is? (LEGAL-2)';

/** For the guards of a machine: the call was refused because the account is being deleted. */
export const IS_LEAVING = { isLeaving: (_: unknown, { error }: { error: unknown }) => deletedAtOf(error) !== null };

/** When the account that was to be logged in to goes for good, ms since the epoch; null where it was not refused for that (LEGAL-2). */
export function deletedAtOf(error: unknown): number | null {
  if (!isRefusedFor(error, 'accountLeaving') || !(error instanceof PortError)) return null;
  const data = error.data;
  const isNamed = typeof data === 'object' && data !== null && 'deletedAt' in data && Number.isFinite(data.deletedAt);
  return isNamed ? Number(data.deletedAt) : null;
}
