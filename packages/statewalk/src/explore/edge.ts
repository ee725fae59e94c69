import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Transition } from './chart.ts';
import type { Possible, Source } from './position.ts';
import type { Taken } from './taken.ts';

export interface Edge extends Possible {
  readonly from: string;
  readonly to: string;
  readonly before: AnyMachineSnapshot;
  /** In a large graph the step is taken again for it: what asks each edge for it should see them as they are walked (`OnStep`). */
  readonly after: AnyMachineSnapshot;
  readonly transitions: readonly Transition[];
  /** Ids of the actors of before that run on. */
  readonly keeps: ReadonlySet<string>;
}

/** A step that was walked, between two vertices. */
export class WalkedEdge implements Edge {
  readonly event: AnyEventObject;
  readonly source: Source;
  readonly timer?: string;

  constructor(
    readonly from: string,
    readonly to: string,
    { event, source, timer }: Possible,
    /** Edges of vertices that differ in ended actors alone share it. */
    readonly taken: Taken,
  ) {
    this.event = event;
    this.source = source;
    if (timer !== undefined) this.timer = timer;
  }

  get before(): AnyMachineSnapshot {
    return this.taken.before;
  }

  get after(): AnyMachineSnapshot {
    return this.taken.after;
  }

  get transitions(): readonly Transition[] {
    return this.taken.effect.transitions;
  }

  get keeps(): ReadonlySet<string> {
    return this.taken.keeps;
  }
}

/** An edge of a graph that calls its vertices otherwise. */
class RenamedEdge implements Edge {
  constructor(
    readonly original: Edge,
    readonly from: string,
    readonly to: string,
  ) {}

  get event(): AnyEventObject {
    return this.original.event;
  }

  get source(): Source {
    return this.original.source;
  }

  get timer(): string {
    return this.original.timer as string;
  }

  get before(): AnyMachineSnapshot {
    return this.original.before;
  }

  get after(): AnyMachineSnapshot {
    return this.original.after;
  }

  get transitions(): readonly Transition[] {
    return this.original.transitions;
  }

  get keeps(): ReadonlySet<string> {
    return this.original.keeps;
  }
}

/** The same edge between vertices of other names; nothing of it is asked for. */
export const renamed = (edge: Edge, from: string, to: string): Edge => new RenamedEdge(originalOf(edge), from, to);

/** Edges of vertices that differ in ended actors alone are one step. */
export const stepOf = (edge: Edge): unknown => (edge instanceof WalkedEdge ? edge.taken : edge);

/** The edge of the graph that was explored. */
export const originalOf = (edge: Edge): Edge => (edge instanceof RenamedEdge ? edge.original : edge);
