import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model, Outcome } from './model.ts';

/** Where a machine is: its snapshot, with what the snapshot alone does not tell about the world around it. */
export interface Position {
  readonly snapshot: AnyMachineSnapshot;
  /** The timers that run, with what each of them sends. */
  readonly timers: ReadonlyMap<string, AnyEventObject>;
  /** Ids of invoked actors that have ended although the state that invoked them still holds. */
  readonly ended: ReadonlySet<string>;
}

/** What makes an event happen: a sender, a timer, or an actor that the machine has invoked. */
export type Source = 'person' | 'timer' | 'actor';

export interface Possible {
  readonly event: AnyEventObject;
  readonly source: Source;
}

function eventOf(id: string, outcome: Outcome): AnyEventObject {
  if ('done' in outcome) return { type: `xstate.done.actor.${id}`, actorId: id, output: outcome.done };
  if ('error' in outcome) return { type: `xstate.error.actor.${id}`, actorId: id, error: outcome.error };
  if ('snapshot' in outcome) return { type: `xstate.snapshot.${id}`, snapshot: outcome.snapshot };
  return outcome.sends as AnyEventObject;
}

/** The actors that run: what was invoked and has not ended. */
export const runningActors = ({ snapshot, ended }: Position): string[] =>
  snapshot.status === 'active' ? Object.keys(snapshot.children).filter((id) => snapshot.children[id] !== undefined && !ended.has(id)) : [];

/** Everything that can happen next: what a person may do, what each running actor may do, each timer that may go off. */
export function possibleEvents(model: Model, position: Position): Possible[] {
  if (position.snapshot.status !== 'active') return [];
  return [
    ...model.events.map((event): Possible => ({ event, source: 'person' })),
    ...[...position.timers.values()].map((event): Possible => ({ event, source: 'timer' })),
    ...runningActors(position).flatMap((id) =>
      (model.outcomes[id] ?? []).map((outcome): Possible => ({ event: eventOf(id, outcome), source: 'actor' })),
    ),
  ];
}

/** Two positions with the same key are the same vertex. */
export function keyOf(model: Model, { snapshot, timers, ended }: Position): string {
  const { value, status, output } = snapshot;
  if (status !== 'active') return JSON.stringify([value, model.project(snapshot), status, output]);
  const key = JSON.stringify([value, model.project(snapshot)]);
  const history = Object.entries(snapshot.historyValue);
  if (timers.size === 0 && ended.size === 0 && history.length === 0) return key;
  const remembered = history.map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return `${key} ${JSON.stringify([[...timers.keys()].sort(), [...ended].sort(), remembered])}`;
}
