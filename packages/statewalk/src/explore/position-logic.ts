import type { AnyMachineSnapshot } from 'xstate';
import type { Opaque } from './canonical.ts';
import type { Model } from './model.ts';
import { keyOf, type Position, type SnapshotKey, snapshotKeyOf } from './position.ts';

/** What of a context no text can tell: two positions may be one vertex although they differ there. */
export interface Merged {
  /** Where in the context. */
  readonly at: string;
  /** What is there: the name of its class, or of the function. */
  readonly what: string;
}

/** The vertices that were found, in the order in which they were. */
export class Vertices {
  readonly positions = new Map<string, Position>();
  readonly merged = new Map<string, Merged>();
  private readonly opaque = new Map<string, readonly Opaque[]>();
  /** Was nothing met that a text cannot tell? */
  get isPlain(): boolean {
    return this.opaque.size === 0;
  }

  /** Many positions share a snapshot. */
  private readonly keys = new Map<AnyMachineSnapshot, SnapshotKey>();

  constructor(private readonly model: Model) {}

  /** The key of the vertex that the position is. */
  add(position: Position): string {
    const snapshotKey = this.keys.get(position.snapshot) ?? snapshotKeyOf(this.model, position.snapshot);
    this.keys.set(position.snapshot, snapshotKey);
    const { opaque } = snapshotKey;
    const key = keyOf(this.model, position, snapshotKey);
    const known = this.opaque.get(key);
    if (!this.positions.has(key)) {
      this.positions.set(key, position);
      if (opaque.length > 0) this.opaque.set(key, opaque);
    } else if (known !== undefined || opaque.length > 0) this.compare(known ?? [], opaque);
    return key;
  }

  /** A vertex whose key is known. */
  addKnown(key: string, position: Position): void {
    if (!this.positions.has(key)) this.positions.set(key, position);
  }

  private compare(one: readonly Opaque[], other: readonly Opaque[]): void {
    for (const { at, value, what } of other)
      if (one.find((each) => each.at === at)?.value !== value) this.merged.set(`${at} ${what}`, { at: placeOf(at), what });
  }
}

/** The key of a position is a list, the second of which is what the model projects: the context, as a rule. */
const placeOf = (at: string): string => at.replace(/^\[1\]/, 'context');
