import type { StateNode } from 'xstate';
import { textOf } from './canonical.ts';
import type { Transition } from './chart.ts';
import { keep } from './copy.ts';
import { DryRun, type Step } from './dry-run.ts';
import { type Edge, WalkedEdge } from './edge.ts';
import { fairly } from './fair-order.ts';
import { changesInPlace, noteChangesInPlace } from './in-place.ts';
import type { Model } from './model.ts';
import { type Position, type Possible, possibleEvents } from './position.ts';
import { type Merged, Vertices } from './position-logic.ts';
import { endedAfter, type Taken } from './taken.ts';
import { type SharedVertices, wholeTextOf } from './walked.ts';

/** An event for which the machine throws: an action, a guard or a delay does, two states lead to each other for ever, or no state answers an error. */
export interface Failure extends Possible {
  readonly from: string;
  readonly error: unknown;
}

/** What a machine can show and do from one of its inputs. A vertex is a state with what the model projects of its context. */
export interface Graph {
  readonly input: string;
  /** No vertex, if the machine throws as it begins. */
  readonly initial: string;
  readonly vertices: ReadonlyMap<string, Position>;
  /** Keyed by the vertex that they leave; an end has none. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** Everything that was chosen and passed through on the way, before the first event too. */
  readonly transitions: ReadonlySet<Transition>;
  readonly states: ReadonlySet<StateNode>;
  /** Steps that throw: they lead nowhere. */
  readonly failures: readonly Failure[];
  /** What the machine throws as it begins. */
  readonly failsAtFirst?: { readonly error: unknown };
  /** Edges that change the context of before in place; each vertex has its own all the same. */
  readonly inPlace: readonly Edge[];
  /** Parts of the context that could not be told apart where they differ. */
  readonly merged: readonly Merged[];
  /** Were there more vertices than the limit? What lies behind is not known. */
  readonly isCut: boolean;
}

export const VERTICES_MAX = 20_000;

/** A walk without an end in sight: how far it comes is the same each time. */
export class TooManyVertices extends Error {}

/** How far is explored: with `cuts`, what lies behind the limit is left out, and states are asked in turn; else it is an error. */
export interface Limit {
  readonly vertices: number;
  readonly cuts: boolean;
  /** The texts of all that steps lead to may be so long together: a context that holds a whole document makes few situations slow. */
  readonly letters?: number;
}

/** A machine of which nothing is known is explored so far. */
const LIMIT_UNKNOWN: Limit = { vertices: 2000, cuts: true, letters: 5_000_000 };

/** A part is enough of a machine whose samples are guesses. */
const limitOf = ({ guessed }: Model): number | Limit => (guessed !== undefined && guessed.size > 0 ? LIMIT_UNKNOWN : VERTICES_MAX);

/** An event that a state forbids on purpose (`on: { EVENT: {} }`) is answered, but leads nowhere. */
const doesSomething = ({ target, actions }: Transition): boolean => target !== undefined || actions.length > 0;

/** Sees each step as it is walked, by the first of the edges that are the same step. */
export type OnStep = (input: string, edge: Edge) => void;

/** So many snapshots behind steps are kept of a model; those of vertices are, each. */
const KEPT_MAX = 8_000;

/** What graphs of the inputs of one model, as it is now, have in common. */
export class Walk {
  readonly vertices: SharedVertices<WalkedEdge> = new Map();
  private kept = 0;

  constructor(
    readonly onStep: OnStep | undefined = undefined,
    private readonly keptMost = KEPT_MAX,
  ) {}

  /** Is there room for one more snapshot? */
  keeps({ isForgotten }: Taken): boolean {
    if (!isForgotten) this.kept += 1;
    return this.kept <= this.keptMost;
  }
}

/**
 * Traverses the very machine that ships: breadth first, unless it is cut where it grows without end.
 * @param walk what graphs of other inputs of the same model, as it is now, have found
 */
export function explore(model: Model, input: string, limit: number | Limit = limitOf(model), walk = new Walk()): Graph {
  if (!(input in model.inputs))
    throw new Error(`${model.machine.id} has no input "${input}"; it has ${Object.keys(model.inputs).join(', ')}`);
  const bounds = typeof limit === 'number' ? { vertices: limit, cuts: false } : limit;
  // A machine may change in place what it is given, the samples too. Then everything is put back, and it gets copies.
  const putBack = keep([model.machine.config.context, model.inputs, model.events, model.outcomes]);
  const graph = traverse(model, input, bounds, walk);
  if (graph !== undefined) return graph;
  putBack();
  noteChangesInPlace(model.machine);
  const again = traverse(model, input, bounds, walk);
  if (again === undefined) throw new Error(`${model.machine.id} changes its context in place, even where it has a copy`);
  return again;
}

/** Nothing, if the machine changes a context in place that it was not given as a copy. */
function traverse(
  model: Model,
  input: string,
  { vertices: most, cuts, letters = Number.POSITIVE_INFINITY }: Limit,
  walk: Walk,
): Graph | undefined {
  const { machine } = model;
  const isWatched = !changesInPlace(machine);
  const dry = new DryRun(machine);
  const found = new Vertices(model);
  const edges = new Map<string, readonly Edge[]>();
  const failures: Failure[] = [];
  const inPlace: Edge[] = [];
  const graph = {
    input,
    vertices: found.positions,
    edges,
    transitions: dry.transitions,
    states: dry.states,
    failures,
    inPlace,
    isCut: false,
  };
  const written = textOf(machine.config.context);
  let first: Step;
  try {
    first = dry.start(model.inputs[input]);
  } catch (error) {
    return { ...graph, initial: '', merged: [], failsAtFirst: { error } };
  }
  if (isWatched && textOf(machine.config.context) !== written) return undefined;
  const initial = found.begin(first.position);
  let isCut = false;
  // The same steps of many inputs are taken once. What cannot be told apart by a text, or is changed in place, is walked anew.
  const isShared = isWatched && Object.keys(model.inputs).length > 1 && !dry.hasSystemIds;
  for (const [from, position] of cuts ? fairly(found.positions) : found.positions) {
    const { context } = position.snapshot;
    const was = isWatched ? textOf(context) : '';
    const text = isShared ? wholeTextOf(from, position, was) : '';
    const known = isShared ? walk.vertices.get(text) : undefined;
    if (known !== undefined) {
      edges.set(from, known.leaving);
      for (const { to, event, taken } of known.leaving) found.behindKnown(to, taken, () => endedAfter(position.ended, event, taken.effect));
      for (const transition of known.transitions) dry.transitions.add(transition);
      for (const node of known.states) dry.states.add(node);
      continue;
    }
    const leaving: WalkedEdge[] = [];
    const [transitionsHere, statesHere, failedBefore] = [new Set<Transition>(), new Set<StateNode>(), failures.length];
    const taking = new Set<Taken>();
    edges.set(from, leaving);
    for (const possible of possibleEvents(model, position)) {
      const step = tried(() => dry.walk(position, possible.event, possible.timer));
      if ('error' in step) failures.push({ ...possible, from, error: step.error });
      if (!('taken' in step) || step.taken === undefined) continue;
      const { taken } = step;
      taking.add(taken);
      const { transitions, passed } = taken.effect;
      for (const transition of transitions) transitionsHere.add(transition);
      for (const node of passed) statesHere.add(node);
      const to = found.behind(taken, endedAfter(position.ended, possible.event, taken.effect));
      if (to === from && !transitions.some(doesSomething)) continue;
      const edge = new WalkedEdge(from, to, possible, taken);
      leaving.push(edge);
      if (dry.changedInPlace) inPlace.push(edge);
      if (taken.isEdge) continue;
      taken.isEdge = true;
      walk.onStep?.(input, edge);
    }
    if (dry.isRepeatable) for (const taken of taking) if (!taken.isEdge || !walk.keeps(taken)) taken.forget();
    if (isWatched && textOf(context) !== was) return undefined;
    if (isShared && found.isPlain && failures.length === failedBefore)
      walk.vertices.set(text, { leaving, transitions: [...transitionsHere], states: [...statesHere] });
    if (found.positions.size <= most && found.letters <= letters) continue;
    if (!cuts)
      throw new TooManyVertices(`${machine.id} has more than ${most} vertices from input "${input}": does its projection count something?`);
    isCut = true;
    break;
  }
  dry.forgetSteps();
  // Beyond the limit, what was found last was not asked for its edges.
  for (const key of found.positions.keys()) if (!edges.has(key)) edges.set(key, []);
  return { ...graph, initial, merged: [...found.merged.values()], isCut };
}

function tried(take: () => Taken | undefined): { readonly taken: Taken | undefined } | { readonly error: unknown } {
  try {
    return { taken: take() };
  } catch (error) {
    return { error };
  }
}

/** One graph for each input of the model. */
export function exploreAll(model: Model, limit?: number | Limit, onStep?: OnStep): Graph[] {
  const walk = new Walk(onStep);
  return Object.keys(model.inputs).map((input) => explore(model, input, limit, walk));
}

/** Was it found beyond the limit, and so never asked what can happen there? */
export const isOpen = ({ isCut, edges, vertices }: Graph, key: string): boolean =>
  isCut && edges.get(key)?.length === 0 && vertices.get(key)?.snapshot.status === 'active';

export const allEdges = (graph: Graph): Edge[] => [...graph.edges.values()].flat();
