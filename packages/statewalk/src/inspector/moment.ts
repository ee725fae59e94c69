import type { Plain } from './plain.ts';
import type { RecordedActor, RecordedSnapshot, Recording, Step } from './recording.ts';

/** An actor as it was at a moment. */
export interface ActorThen {
  readonly actor: RecordedActor;
  /** The last step that it had ended; null where none was recorded. */
  readonly last: Step | null;
  /** The one before, which tells what has changed. */
  readonly before: RecordedSnapshot | null;
}

/** The number of the newest entry; -1 where there is none. */
export const newest = ({ entries }: Recording): number => entries.at(-1)?.n ?? -1;
export const oldest = ({ entries }: Recording): number => entries[0]?.n ?? 0;

/** Every actor as it was after the entry with this number, in the order in which they began. */
export function actorsAt({ actors, entries }: Recording, n: number): ReadonlyMap<string, ActorThen> {
  const then = new Map<string, ActorThen>();
  for (const actor of actors) if (actor.begins <= n) then.set(actor.id, { actor, last: null, before: null });
  for (const entry of entries) {
    if (entry.n > n) break;
    if (entry.kind !== 'step' || entry.snapshot === null) continue;
    const found = then.get(entry.actor);
    if (found !== undefined) then.set(entry.actor, { ...found, last: entry, before: found.last?.snapshot ?? null });
  }
  return then;
}

/** One that has shown nothing was stopped before it started: its state was left at once. */
export const isOver = ({ actor, last }: ActorThen): boolean => (last === null ? actor.parent !== null : last.snapshot?.status !== 'active');

/** Dotted paths of the atomic states that a state value names: `codeSent.entry.entering`. */
export function leavesOf(value: Plain | undefined, above = ''): string[] {
  const below = (key: string) => (above === '' ? key : `${above}.${key}`);
  if (typeof value === 'string') return [below(value)];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const leaves = leavesOf(each, below(key));
    return leaves.length > 0 ? leaves : [below(key)];
  });
}

/** Every state that holds, composite ones included. */
export function heldStates(value: Plain | undefined): ReadonlySet<string> {
  const held = new Set<string>();
  for (const leaf of leavesOf(value)) {
    const keys = leaf.split('.');
    keys.forEach((_, at) => {
      held.add(keys.slice(0, at + 1).join('.'));
    });
  }
  return held;
}

/** A state in one line; for a port, whether it runs. */
export const stateText = (snapshot: RecordedSnapshot | null): string =>
  snapshot === null ? 'not started' : leavesOf(snapshot.value).join(' · ') || snapshot.status;
