import type { Tx } from '../transaction.ts';

/** A step of the database's history, in PostgreSQL 15's dialect. Constraints that a person can run into have names: see `refusalOfConstraint`. */
export interface Migration {
  /** Stored in the database when the step has run, so it never changes. */
  readonly name: string;
  readonly statements: readonly string[];
  /** What SQL cannot do, after the statements and in their transaction. */
  readonly fill?: (tx: Tx) => Promise<void>;
}
