/** Mutants that no model can notice: they behave as the machine does, or differ in what is sent alone, which another test hears. */
export interface Explanation {
  /** The mutants, by the names that the run prints. */
  readonly mutants: RegExp;
  readonly why: string;
}
