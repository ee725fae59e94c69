import type { AnyMachineSnapshot } from 'xstate';
import type { Opaque } from './canonical.ts';
import type { Model } from './model.ts';
import { keyBy, type Position, type SnapshotKey, snapshotKeyOf } from './position.ts';
import type { Taken } from './taken.ts';

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
  /** How long the texts were that steps were told apart by. */
  letters = 0;
  private readonly opaque = new Map<string, readonly Opaque[]>();
  /** Each key once: a text that many edges have is one text. */
  private readonly names = new Map<string, string>();
  private readonly keys = new Map<string, SnapshotKey>();

  /** Was nothing met that a text cannot tell? */
  get isPlain(): boolean {
    return this.opaque.size === 0;
  }

  constructor(private readonly model: Model) {}

  /** The key of the vertex in which the machine begins. */
  begin(position: Position): string {
    return this.add(snapshotKeyOf(this.model, position.snapshot), position, () => position.snapshot);
  }

  /** The key of the vertex to which a step leads. */
  behind(taken: Taken, ended: Position['ended']): string {
    if (taken.key === undefined) {
      const key = snapshotKeyOf(this.model, taken.after);
      this.letters += key.text.length;
      taken.key = this.keptOnce(key);
    }
    return this.add(taken.key, { timers: taken.effect.timers, ended }, () => taken.keep());
  }

  /** The same, where the key is known. */
  behindKnown(key: string, taken: Taken, ended: () => Position['ended']): void {
    if (this.positions.has(key)) return;
    this.positions.set(key, { snapshot: taken.keep(), timers: taken.effect.timers, ended: ended() });
    this.names.set(key, key);
  }

  private add(snapshotKey: SnapshotKey, { timers, ended }: Pick<Position, 'timers' | 'ended'>, snapshot: () => AnyMachineSnapshot): string {
    const { opaque } = snapshotKey;
    const found = keyBy(snapshotKey, { timers, ended });
    const key = this.names.get(found) ?? found;
    const known = this.opaque.get(key);
    if (!this.positions.has(key)) {
      this.names.set(key, key);
      this.positions.set(key, { snapshot: snapshot(), timers, ended });
      if (opaque.length > 0) this.opaque.set(key, opaque);
    } else if (known !== undefined || opaque.length > 0) this.compare(known ?? [], opaque);
    return key;
  }

  /** Most steps lead to what is known. */
  private keptOnce(key: SnapshotKey): SnapshotKey {
    if (key.opaque.length > 0) return key;
    const { remembered, spawned } = key;
    const text = remembered.length === 0 && spawned.length === 0 ? key.text : `${key.text} ${JSON.stringify([remembered, spawned])}`;
    const known = this.keys.get(text) ?? key;
    this.keys.set(text, known);
    return known;
  }

  private compare(one: readonly Opaque[], other: readonly Opaque[]): void {
    for (const { at, value, what } of other)
      if (one.find((each) => each.at === at)?.value !== value) this.merged.set(`${at} ${what}`, { at: placeOf(at), what });
  }
}

/** The key of a position is a list, the second of which is what the model projects: the context, as a rule. */
const placeOf = (at: string): string => at.replace(/^\[1\]/, 'context');
