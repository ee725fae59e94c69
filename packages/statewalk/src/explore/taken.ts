import type { AnyEventObject, AnyMachineSnapshot, StateNode } from 'xstate';
import type { Transition } from './chart.ts';
import type { Position, SnapshotKey } from './position.ts';

const NONE: ReadonlySet<string> = new Set();

/** What a step begins with and what sets it off: it can be taken again. */
export interface Cause {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: Position['timers'];
  readonly event: AnyEventObject;
  /** Its id, where a timer goes off. */
  readonly timer: string | undefined;
}

/** What else a step does, whichever actors have ended before it. */
export interface Effect {
  /** The timers that run behind it. */
  readonly timers: Position['timers'];
  /** The transitions that were chosen, `always` ones and those of raised events included. */
  readonly transitions: readonly Transition[];
  /** The states that were on, if only in passing. */
  readonly passed: readonly StateNode[];
  /** Ids of the actors that were over the moment they started. */
  readonly over: readonly string[];
  /** Ids of the actors of before that are there still, and are the same. */
  readonly stays: ReadonlySet<string>;
  /** Does the machine go on? */
  readonly isActive: boolean;
}

/** A step that was taken. The snapshot behind it may be forgotten, for there are far more of them than vertices: the step is taken again for it. */
export class Taken {
  /** What it says of the vertex behind it. */
  key: SnapshotKey | undefined;
  /** Was it seen as an edge? */
  isEdge = false;
  private isKept = false;

  constructor(
    readonly cause: Cause,
    readonly effect: Effect,
    private snapshot: AnyMachineSnapshot | undefined,
    private readonly again: (cause: Cause) => AnyMachineSnapshot,
  ) {}

  get before(): AnyMachineSnapshot {
    return this.cause.snapshot;
  }

  get after(): AnyMachineSnapshot {
    return this.snapshot ?? this.again(this.cause);
  }

  /** Ids of the actors that run on. */
  get keeps(): ReadonlySet<string> {
    return this.effect.isActive ? this.effect.stays : NONE;
  }

  get isForgotten(): boolean {
    return this.snapshot === undefined;
  }

  /** From now on the snapshot is that of a vertex. */
  keep(): AnyMachineSnapshot {
    this.isKept = true;
    this.snapshot = this.after;
    return this.snapshot;
  }

  forget(): void {
    if (!this.isKept) this.snapshot = undefined;
  }
}

const ENDED = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** An actor stays ended until its state is left, or entered anew: then it is another actor under the same id. With those that were over at once. */
export function endedAfter(before: Position['ended'], { type }: AnyEventObject, { over, stays }: Effect): Position['ended'] {
  const by = ENDED.exec(type)?.[1];
  if (before.size === 0 && by === undefined && over.length === 0) return before;
  const all = new Set([...before, ...(by === undefined ? [] : [by])].filter((id) => stays.has(id)));
  for (const id of over) all.add(id);
  return all.size === 0 ? NONE : all;
}
