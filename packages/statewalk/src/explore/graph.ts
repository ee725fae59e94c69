import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph';
import type { AnyMachineSnapshot, StateNode } from 'xstate';
import type { Transition } from './chart.ts';
import { DryRun } from './dry-run.ts';
import type { Model } from './model.ts';
import type { Position, Possible } from './position.ts';
import { type PositionSnapshot, positionLogic, possibleEventsAt } from './position-logic.ts';

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
  /** Keyed by the vertex that they leave; an end has none. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** Everything that was chosen and passed through on the way, before the first event too. */
  readonly transitions: ReadonlySet<Transition>;
  readonly states: ReadonlySet<StateNode>;
}

/** An event that a state forbids on purpose (`on: { EVENT: {} }`) is answered, but leads nowhere. */
const doesSomething = ({ target, actions }: Transition): boolean => target !== undefined || actions.length > 0;

/** Traverses the very machine that ships, breadth first, so that the first way found to a vertex is a shortest one. */
export function explore(model: Model, input: string, limit = 20_000): Graph {
  if (!(input in model.inputs))
    throw new Error(`${model.machine.id} has no input "${input}"; it has ${Object.keys(model.inputs).join(', ')}`);
  const dry = new DryRun(model.machine);
  const vertices = new Map<string, PositionSnapshot>();
  const edges = new Map<string, Edge[]>();
  const adjacency = getAdjacencyMap(positionLogic(model, dry), {
    input: model.inputs[input],
    serializeState: ({ number }) => number,
    serializeEvent: ({ type }) => type,
    // Asked once at each vertex. The limit of @xstate/graph would count edges.
    events(position) {
      vertices.set(position.key, position);
      edges.set(position.key, []);
      if (vertices.size > limit)
        throw new Error(`${model.machine.id} has more than ${limit} vertices from input "${input}": does its projection count something?`);
      return possibleEventsAt(model, position);
    },
  });
  for (const { state, event: possible, nextState } of adjacencyMapToArray(adjacency)) {
    if (nextState === state || (nextState.key === state.key && !nextState.transitions.some(doesSomething))) continue;
    const { event, source } = possible;
    const { transitions } = nextState;
    edges
      .get(state.key)
      ?.push({ from: state.key, to: nextState.key, event, source, before: state.snapshot, after: nextState.snapshot, transitions });
  }
  const [initial = ''] = vertices.keys();
  return { input, initial, vertices, edges, transitions: dry.transitions, states: dry.states };
}

/** One graph for each input of the model. */
export const exploreAll = (model: Model): Graph[] => Object.keys(model.inputs).map((input) => explore(model, input));

export const allEdges = (graph: Graph): Edge[] => [...graph.edges.values()].flat();
