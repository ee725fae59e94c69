import { type Edge, stepOf } from './edge.ts';
import { unexpectedAt } from './expectations.ts';
import type { Said } from './finding.ts';
import type { OnStep } from './graph.ts';
import { changesInPlace } from './in-place.ts';
import type { FailureReader, Invariant, Model } from './model.ts';

/** What a model says of each step, noted while it is walked: a large graph does not keep the snapshots behind its steps. */
export class Judged {
  /** Sentences that do not hold behind some steps, each with these. */
  readonly broken = new Map<Invariant, Set<unknown>>();
  /** Rows of the expectations that are about a step. */
  readonly used = new Set<string>();
  private readonly unexpected = new Map<string, Said[]>();
  private readonly saidOf = new Map<unknown, readonly Said[]>();

  constructor(
    private readonly model: Model,
    private readonly reading?: FailureReader,
  ) {}

  /** Given to `explore`. */
  readonly see: OnStep = (input, edge) => {
    const { before, event, after } = edge;
    for (const invariant of this.model.invariants) {
      if (invariant.holds(after, event, before)) continue;
      this.broken.set(invariant, (this.broken.get(invariant) ?? new Set()).add(stepOf(edge)));
    }
    const said = unexpectedAt(this.model, { before, event, after }, this.reading, this.used);
    if (said.length === 0) return;
    this.saidOf.set(stepOf(edge), said);
    const known = this.unexpected.get(input) ?? [];
    known.push(...said);
    this.unexpected.set(input, known);
  };

  /** In the order in which the steps from this input were walked first. */
  unexpectedFrom(input: string): readonly Said[] {
    return this.unexpected.get(input) ?? [];
  }

  /** What is said of the step that an edge is. */
  unexpectedAt(edge: Edge): readonly Said[] {
    return this.saidOf.get(stepOf(edge)) ?? [];
  }

  /** All that is said of steps. */
  get messages(): ReadonlySet<string> {
    return new Set([...this.saidOf.values()].flat().map(({ message }) => message));
  }

  breaks(invariant: Invariant, edge: Edge): boolean {
    return this.broken.get(invariant)?.has(stepOf(edge)) === true;
  }
}

/** A machine that changes its context in place was walked twice, and what was seen first is not true; such a graph keeps all. */
export const usable = (model: Model, judged: Judged | undefined): Judged | undefined =>
  changesInPlace(model.machine) ? undefined : judged;
