/** A mutant and what became of it. */
export interface Tried {
  /** The same over runs: explanations name it so. */
  readonly name: string;
  /** Where to look. */
  readonly at: string;
  readonly fate: 'killed' | 'lives' | 'none';
}
