import type { AnyEventObject, AnyMachineSnapshot, StateNode } from 'xstate';
import type { Transition } from './chart.ts';
import { DryRun, type Position } from './dry-run.ts';
import type { Model, Outcome } from './model.ts';

/** What makes an event happen: a sender, a timer, or an actor that the machine has invoked. */
export type Source = 'person' | 'timer' | 'actor';

export interface Possible {
  readonly event: AnyEventObject;
  readonly source: Source;
}

export interface Edge extends Possible {
  readonly from: string;
  readonly to: string;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  readonly transitions: readonly Transition[];
}

/** What a machine can show and do from one of its inputs. A vertex is a state with what the model projects of its context. */
export interface Graph {
  readonly input: string;
  readonly initial: string;
  readonly vertices: ReadonlyMap<string, Position>;
  /** By the vertex that they leave; a vertex without any is an end. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** Everything that was chosen and passed through on the way, before the first event too. */
  readonly transitions: ReadonlySet<Transition>;
  readonly states: ReadonlySet<StateNode>;
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

/** An event that a state forbids on purpose (`on: { EVENT: {} }`) is answered, but leads nowhere. */
const doesSomething = ({ target, actions }: Transition): boolean => target !== undefined || actions.length > 0;

/** Walks the very machine that ships, breadth first, so that the first way found to a vertex is a shortest one. */
export function explore(model: Model, input: string, limit = 20_000): Graph {
  if (!(input in model.inputs))
    throw new Error(`${model.machine.id} has no input "${input}"; it has ${Object.keys(model.inputs).join(', ')}`);
  const dry = new DryRun(model.machine);
  const first = dry.start(model.inputs[input]);
  const initial = keyOf(model, first.position);
  const vertices = new Map([[initial, first.position]]);
  const edges = new Map<string, Edge[]>();
  // A Map can grow while it is walked: it is the queue.
  for (const [from, position] of vertices) {
    const leaving: Edge[] = [];
    edges.set(from, leaving);
    for (const { event, source } of possibleEvents(model, position)) {
      const taken = dry.step(position, event);
      if (taken === undefined) continue;
      const to = keyOf(model, taken.position);
      if (to === from && !taken.transitions.some(doesSomething)) continue;
      if (!vertices.has(to)) vertices.set(to, taken.position);
      if (vertices.size > limit) {
        throw new Error(`${model.machine.id} has more than ${limit} vertices from input "${input}": does its projection count something?`);
      }
      leaving.push({ from, to, event, source, before: position.snapshot, after: taken.position.snapshot, transitions: taken.transitions });
    }
  }
  return { input, initial, vertices, edges, transitions: dry.transitions, states: dry.states };
}

/** One graph for each input of the model. */
export const exploreAll = (model: Model): Graph[] => Object.keys(model.inputs).map((input) => explore(model, input));

export const allEdges = (graph: Graph): Edge[] => [...graph.edges.values()].flat();
