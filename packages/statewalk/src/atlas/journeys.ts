import type { AnyMachineSnapshot } from 'xstate';
import { type Explorer, LIVE } from '../cache/project-cache.ts';
import { pathOf, type Transition } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import type { Path } from '../explore/paths.ts';
import { nodesOf } from '../explore/xstate-internals.ts';
import type { ErrorFacts } from '../failures.ts';
import { keptPaths } from '../plans/kept-paths.ts';
import type { PathForm } from '../plans/path-form.ts';
import { type PlanPath, planOf } from '../plans/plan.ts';
import { COVERING } from '../plans/request.ts';
import type { Speaker } from '../plans/speaker.ts';
import { isStep } from '../plans/step-facts.ts';
import { dotted } from '../state-name.ts';
import { allTransitions } from './facts.ts';

/** What a chart lights after a step. */
export interface Moment {
  /** IDs of the states that hold. */
  readonly states: readonly string[];
  /** Numbers of the transitions that the step took. */
  readonly taken: readonly number[];
}

export interface Journey {
  /** What its run in the browser found; `undefined` where it was not run. */
  readonly run: PathForm['run'];
  /** Counts from 1 in its machine. */
  readonly number: number;
  readonly input: string;
  /** The first is the start, so there is one more than steps. */
  readonly moments: readonly Moment[];
  readonly spoken: Readonly<Record<string, PlanPath>>;
}

export interface Journeys {
  readonly paths: readonly Journey[];
  /** Numbers of the transitions that the paths take. */
  readonly taken: ReadonlySet<number>;
  /** Numbers of those that are only taken at the start of an input that no path begins with. */
  readonly onlyAtStart: ReadonlySet<number>;
  /** How many paths of the report the machine does not take any more. */
  readonly stale: number;
  /** Steps without a sentence, as `machine step`: these are called by their names. */
  readonly unnamed: readonly string[];
}

/** The sentences of all paths, in every language, by the state that they lead to; under the empty name, how the machine begins. */
export function saidIn({ paths }: Journeys): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, Set<string>>();
  const add = (state: string, text: string | undefined) => {
    if (text !== undefined && text !== '') said.set(state, (said.get(state) ?? new Set()).add(text));
  };
  for (const { moments, spoken } of paths) {
    for (const { begin, steps } of Object.values(spoken)) {
      add('', begin);
      for (const [at, { does, sees }] of steps.entries()) {
        const [before, after] = [moments[at]?.states ?? [], moments[at + 1]?.states ?? []];
        const entered = after.filter((state) => !before.includes(state));
        for (const state of entered.length > 0 ? entered : after.slice(-1)) {
          add(state, does);
          add(state, sees.message);
        }
      }
    }
  }
  return new Map([...said].map(([state, texts]) => [state, [...texts]]));
}

/** What a machine takes before the first event of a path. */
function takenAtStart(graph: Graph): Transition[] {
  const later = new Set(allEdges(graph).flatMap(({ transitions }) => transitions));
  return [...graph.transitions].filter((each) => !later.has(each));
}

/** The path of a report, found again in the graph; `undefined` where the machine has changed since. */
function foundAgain(graphs: readonly Graph[], { input, start, steps }: PathForm, facts: ErrorFacts): Path | undefined {
  const graph = graphs.find((each) => each.input === input);
  if (graph === undefined || dotted(graph.vertices.get(graph.initial)?.snapshot.value) !== start.state) return undefined;
  const edges: Edge[] = [];
  for (const { step, facts: known, sees } of steps) {
    const leaving = graph.edges.get(edges.at(-1)?.to ?? graph.initial) ?? [];
    const edge = leaving.find(({ event }) => isStep(event, step, known, facts));
    if (edge === undefined || dotted(edge.after.value) !== sees.state) return undefined;
    edges.push(edge);
  }
  return { input, edges };
}

interface Ran {
  readonly path: Path;
  readonly run: PathForm['run'];
}

/** The paths that were run, then those covering paths that take what is left. */
function pathsWith(paths: readonly Path[], ran: readonly Ran[]): Ran[] {
  const taken = new Set(ran.flatMap(({ path }) => path.edges.flatMap(({ transitions }) => transitions)));
  const more = paths.filter(({ edges }) => {
    const left = edges.flatMap(({ transitions }) => transitions).filter((each) => !taken.has(each));
    for (const each of left) taken.add(each);
    return left.length > 0;
  });
  return [...ran, ...more.map((path) => ({ path, run: undefined }))];
}

interface Told {
  /** What the project calls the machine; its ID where nothing is said. */
  readonly name?: string;
  readonly report?: readonly PathForm[] | undefined;
  readonly explorer?: Explorer;
}

/**
 * The covering paths of a machine, each told by every speaker; with `report`, the paths that ran in the browser and what they leave. Explores
 * the machine: seconds for a large one.
 */
export function journeysOf(
  speakers: readonly [Speaker, ...Speaker[]],
  model: Model,
  { name = model.machine.id, report = [], explorer = LIVE }: Told = {},
): Journeys {
  const [first] = speakers;
  const { machine } = model;
  const graphs = explorer.graphsOf(name, model);
  const again = report.flatMap((each): Ran[] => {
    const path = foundAgain(graphs, each, first.facts);
    return path === undefined ? [] : [{ path, run: each.run }];
  });
  const all = pathsWith(keptPaths(explorer, name, graphs, COVERING, first).paths, again);
  const paths = all.map(({ path }) => path);
  const plans = speakers.map((speaker) => planOf([{ machine: name, description: '', graphs, paths }], speaker));
  const numbers = new Map(allTransitions(machine).map((transition, at) => [transition, at]));
  const transitions = [...numbers.keys()];
  const atStart = explorer.kept('starts', name, {}, () =>
    graphs.map((graph) => takenAtStart(graph).map((each) => numbers.get(each) ?? -1)),
  );
  const startOf = (graph: Graph): Transition[] => (atStart[graphs.indexOf(graph)] ?? []).flatMap((at) => transitions[at] ?? []);
  const numbersOf = (some: Iterable<Transition>): number[] => [...some].flatMap((each) => numbers.get(each) ?? []);
  const moment = (snapshot: AnyMachineSnapshot, transitions: Iterable<Transition>): Moment => ({
    states: nodesOf(snapshot).map(pathOf),
    taken: numbersOf(transitions),
  });
  const told = paths.map(({ input, edges }, at): Journey => {
    const graph = graphs.find((each) => each.input === input);
    const begun = graph?.vertices.get(graph.initial)?.snapshot;
    if (graph === undefined || begun === undefined) throw new Error(`${machine.id} was not explored from ${input}`);
    const spoken = Object.fromEntries(
      plans.flatMap(({ language, machines }) => machines.flatMap((each) => each.paths.slice(at, at + 1).map((path) => [language, path]))),
    );
    const moments = [moment(begun, startOf(graph)), ...edges.map(({ after, transitions }) => moment(after, transitions))];
    return { number: at + 1, input, moments, spoken, run: all[at]?.run };
  });
  const taken = new Set(told.flatMap(({ moments }) => moments.flatMap((each) => each.taken)));
  const onlyAtStart = new Set(graphs.flatMap((graph) => numbersOf(startOf(graph))).filter((at) => !taken.has(at)));
  const stale = report.length - again.length;
  return { paths: told, taken, onlyAtStart, stale, unnamed: plans[0]?.unnamed ?? [] };
}
