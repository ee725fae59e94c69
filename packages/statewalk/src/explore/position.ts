import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Opaque, textOf } from './canonical.ts';
import { baseName } from './made-up-names.ts';
import type { Model, Outcome } from './model.ts';
import { nodesOf, sourceOf } from './xstate-internals.ts';

/** Where a machine is: its snapshot, with what the snapshot alone does not tell about the world around it. */
export interface Position {
  readonly snapshot: AnyMachineSnapshot;
  /** The timers that run, with what each of them sends. */
  readonly timers: ReadonlyMap<string, AnyEventObject>;
  /** Ids of invoked and spawned actors that have ended although the machine still has them. */
  readonly ended: ReadonlySet<string>;
}

/** What makes an event happen: a sender, a timer, or an actor that the machine has invoked. */
export type Source = 'person' | 'timer' | 'actor';

export interface Possible {
  readonly event: AnyEventObject;
  readonly source: Source;
  /** The id of the timer that goes off; a machine may have two that send the same event. */
  readonly timer?: string;
}

/** One event for each outcome and actor's id, so that a step that was taken before is known again. */
const events = new WeakMap<Outcome, Map<string, AnyEventObject>>();

export function eventOf(id: string, outcome: Outcome): AnyEventObject {
  const known = events.get(outcome) ?? new Map<string, AnyEventObject>();
  const event = known.get(id) ?? newEventOf(id, outcome);
  known.set(id, event);
  events.set(outcome, known);
  return event;
}

function newEventOf(id: string, outcome: Outcome): AnyEventObject {
  if ('done' in outcome) return { type: `xstate.done.actor.${id}`, actorId: id, output: outcome.done };
  if ('error' in outcome) return { type: `xstate.error.actor.${id}`, actorId: id, error: outcome.error };
  if ('snapshot' in outcome) return { type: `xstate.snapshot.${id}`, snapshot: outcome.snapshot };
  return outcome.sends as AnyEventObject;
}

/** The actors that a machine has, by their ids. XState keeps one that was spawned without an id under the key `undefined`. */
export function actorsOf({ children }: AnyMachineSnapshot): ReadonlyMap<string, AnyActorRef> {
  const found = new Map<string, AnyActorRef>();
  for (const key in children) {
    const actor = (children as Readonly<Record<string, AnyActorRef | undefined>>)[key];
    if (actor !== undefined) found.set(actor.id, actor);
  }
  return found;
}

/** The actors that run: what was invoked or spawned and has not ended. */
export const runningActors = ({ snapshot, ended }: Position): string[] =>
  snapshot.status === 'active' ? [...actorsOf(snapshot).keys()].filter((id) => !ended.has(id)) : [];

/** An actor's outcomes stand under its id, or under the name of its logic: ids of spawned actors may be made up while the machine runs. */
export function outcomesOf({ outcomes }: Model, id: string, actor: AnyActorRef | undefined): readonly Outcome[] {
  return outcomes[id] ?? outcomes[(actor && sourceOf(actor)) ?? ''] ?? outcomes[baseName(id)] ?? [];
}

/** Everything that can happen next: what a person may do, what each running actor may do, each timer that may go off. */
export function possibleEvents(model: Model, position: Position): Possible[] {
  if (position.snapshot.status !== 'active') return [];
  const actors = actorsOf(position.snapshot);
  return [
    ...model.events.map((event): Possible => ({ event, source: 'person' })),
    ...[...position.timers].map(([timer, event]): Possible => ({ event, source: 'timer', timer })),
    ...runningActors(position).flatMap((id) =>
      outcomesOf(model, id, actors.get(id)).map((outcome): Possible => ({ event: eventOf(id, outcome), source: 'actor' })),
    ),
  ];
}

const sameAs =
  ({ source, event, timer }: Possible) =>
  (each: Possible): boolean =>
    each.source === source && (source === 'timer' ? each.timer === timer : each.event === event);

/** What tells one of all that can happen at a position from the others, in another process too, which has walked there by itself. */
export function possibleName(model: Model, position: Position, possible: Possible): string | undefined {
  const all = possibleEvents(model, position);
  return namesOf(all)[all.findIndex(sameAs(possible))];
}

/** What has this name there. */
export function possibleNamed(model: Model, position: Position, name: string): Possible | undefined {
  const all = possibleEvents(model, position);
  return all[namesOf(all).indexOf(name)];
}

/** Samples of one event, and outcomes of one actor, are numbered. */
function namesOf(all: readonly Possible[]): string[] {
  const counts = new Map<string, number>();
  return all.map(({ source, event, timer }) => {
    const name = `${source} ${timer ?? event.type}`;
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    return `${name} ${number}`;
  });
}

/** Spawned actors outlive states, so that the state alone does not tell which there are. */
function spawnedIn(snapshot: AnyMachineSnapshot): string[] {
  if (Object.keys(snapshot.children).length === 0) return [];
  const invoked = new Set(nodesOf(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  return [...actorsOf(snapshot).keys()].filter((id) => !invoked.has(id)).sort();
}

/** What of a position's key the snapshot alone says. */
export interface SnapshotKey {
  readonly text: string;
  readonly isActive: boolean;
  /** What of the context could not be told apart. */
  readonly opaque: readonly Opaque[];
  readonly remembered: readonly unknown[];
  readonly spawned: readonly string[];
}

export function snapshotKeyOf(model: Model, snapshot: AnyMachineSnapshot): SnapshotKey {
  const { value, status, output } = snapshot;
  const opaque: Opaque[] = [];
  if (status !== 'active')
    return {
      text: textOf([value, model.distinguish(snapshot), status, output], opaque),
      isActive: false,
      opaque,
      remembered: [],
      spawned: [],
    };
  const text = textOf([value, model.distinguish(snapshot)], opaque);
  const remembered = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return { text, isActive: true, opaque, remembered, spawned: spawnedIn(snapshot) };
}

/** Two positions with the same key are the same vertex. */
export const keyOf = (model: Model, position: Position): string => keyBy(snapshotKeyOf(model, position.snapshot), position);

/** The same, by what the snapshot says of it. */
export function keyBy({ text, isActive, remembered, spawned }: SnapshotKey, { timers, ended }: Pick<Position, 'timers' | 'ended'>): string {
  if (!isActive) return text;
  if (timers.size === 0 && ended.size === 0 && remembered.length === 0 && spawned.length === 0) return text;
  const world = [[...timers.keys()].sort(), [...ended].sort(), remembered, ...(spawned.length > 0 ? [spawned] : [])];
  return `${text} ${JSON.stringify(world)}`;
}
