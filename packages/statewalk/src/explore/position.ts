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

function eventOf(id: string, outcome: Outcome): AnyEventObject {
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

/** Spawned actors outlive states, so that the state alone does not tell which there are. */
function spawnedIn(snapshot: AnyMachineSnapshot): string[] {
  if (Object.keys(snapshot.children).length === 0) return [];
  const invoked = new Set(nodesOf(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  return [...actorsOf(snapshot).keys()].filter((id) => !invoked.has(id)).sort();
}

/** Two positions with the same key are the same vertex. `opaque` gets what of the context could not be told apart. */
export function keyOf(model: Model, { snapshot, timers, ended }: Position, opaque?: Opaque[]): string {
  const { value, status, output } = snapshot;
  if (status !== 'active') return textOf([value, model.distinguish(snapshot), status, output], opaque);
  const key = textOf([value, model.distinguish(snapshot)], opaque);
  const history = Object.entries(snapshot.historyValue);
  const spawned = spawnedIn(snapshot);
  if (timers.size === 0 && ended.size === 0 && history.length === 0 && spawned.length === 0) return key;
  const remembered = history.map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  const world = [[...timers.keys()].sort(), [...ended].sort(), remembered, ...(spawned.length > 0 ? [spawned] : [])];
  return `${key} ${JSON.stringify(world)}`;
}
