/** Mutants that no test can notice, or that only a test outside of the part does. */
export interface Explanation {
  /** The mutants, by the names that the run prints. */
  readonly mutants: RegExp;
  readonly why: string;
}

export const EXPLAINED: readonly Explanation[] = [];
