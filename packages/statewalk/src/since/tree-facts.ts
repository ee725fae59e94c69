/** A guard, an action or a delay: what the chart calls it, and what it is made of. */
export interface PartFacts {
  readonly name: string;
  readonly code: string;
}

export interface TransitionInTree {
  /** As by `transitionName`. */
  readonly name: string;
  readonly guard?: PartFacts;
  readonly actions: readonly PartFacts[];
  /** How long it waits. */
  readonly delay?: PartFacts;
  readonly description: string;
}

export interface StateInTree {
  /** As by `pathOf`. */
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly entry: readonly PartFacts[];
  readonly exit: readonly PartFacts[];
  /** Actors that run while it holds. */
  readonly invokes: readonly PartFacts[];
}

export interface PathInTree {
  readonly id: string;
  readonly input: string;
  readonly number: number;
  readonly name?: string;
  /** A step each: its name and its transitions (`takenBy`). */
  readonly takes: readonly string[];
  /** States that it passes, the first one too. */
  readonly states: readonly string[];
  /** What is done and what must be seen, a line each. */
  readonly texts: readonly string[];
  readonly requirements: readonly string[];
}

export interface MachineInTree {
  readonly id: string;
  readonly description: string;
  readonly states: readonly StateInTree[];
  readonly transitions: readonly TransitionInTree[];
  readonly paths: readonly PathInTree[];
  /** Files that it consists of, from the folder of the tree. */
  readonly files: readonly string[];
}

/** What a tree's machines are, and which paths are walked on them. */
export interface TreeFacts {
  readonly machines: readonly MachineInTree[];
  /** What could not be read as that tree means it. */
  readonly notes: readonly string[];
}
