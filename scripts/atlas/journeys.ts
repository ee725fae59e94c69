import type { AnyMachineSnapshot } from 'xstate';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { pathOf, type Transition } from '../../machines/explore/chart.ts';
import { allEdges, exploreAll, type Graph } from '../../machines/explore/graph.ts';
import type { Model } from '../../machines/explore/model.ts';
import { nodesOf } from '../../machines/explore/xstate-internals.ts';
import { findPaths } from '../paths/find-paths.ts';
import { type PlanPath, planOf } from '../paths/plan.ts';
import type { Request } from '../paths/request.ts';
import { speakerOf } from '../paths/speaker.ts';
import { allTransitions } from './facts.ts';

/** What a chart lights after a step. */
export interface Moment {
  /** IDs of the states that hold. */
  readonly states: readonly string[];
  /** Numbers of the transitions that the step took. */
  readonly taken: readonly number[];
}

export interface Journey {
  /** Counts from 1 in its machine. */
  readonly number: number;
  readonly input: string;
  /** The first is the start, so there is one more than steps. */
  readonly moments: readonly Moment[];
  readonly spoken: Readonly<Record<Language, PlanPath>>;
}

export interface Journeys {
  readonly paths: readonly Journey[];
  /** Numbers of the transitions that the paths take. */
  readonly taken: ReadonlySet<number>;
  /** Numbers of those that are only taken at the start of an input that no path begins with. */
  readonly onlyAtStart: ReadonlySet<number>;
  /** Steps without a sentence, as `machine step`: these are called by their names. */
  readonly unnamed: readonly string[];
}

const COVERING: Request = {
  strategy: 'transitions',
  inputs: [],
  from: undefined,
  to: undefined,
  through: [],
  avoid: [],
  requirement: undefined,
  maxSteps: Number.MAX_SAFE_INTEGER,
  events: [],
};

const speakers = LANGUAGES.map(speakerOf);

/** What a machine takes before the first event of a path. */
function takenAtStart(graph: Graph): Transition[] {
  const later = new Set(allEdges(graph).flatMap(({ transitions }) => transitions));
  return [...graph.transitions].filter((each) => !later.has(each));
}

/** The covering paths of a machine, each told in every language. Explores the machine: seconds for the largest. */
export function journeysOf(model: Model): Journeys {
  const { machine } = model;
  const graphs = exploreAll(model);
  const { paths } = findPaths(graphs, COVERING);
  const plans = speakers.map((speaker) => planOf([{ machine: machine.id, description: '', graphs, paths }], speaker));
  const numbers = new Map(allTransitions(machine).map((transition, at) => [transition, at]));
  const numbersOf = (transitions: Iterable<Transition>): number[] => [...transitions].flatMap((each) => numbers.get(each) ?? []);
  const moment = (snapshot: AnyMachineSnapshot, transitions: Iterable<Transition>): Moment => ({
    states: nodesOf(snapshot).map(pathOf),
    taken: numbersOf(transitions),
  });
  const told = paths.map(({ input, edges }, at): Journey => {
    const graph = graphs.find((each) => each.input === input);
    const first = graph?.vertices.get(graph.initial)?.snapshot;
    if (graph === undefined || first === undefined) throw new Error(`${machine.id} was not explored from ${input}`);
    const spoken = Object.fromEntries(plans.map((plan) => [plan.language, plan.machines[0]?.paths[at]])) as Record<Language, PlanPath>;
    const moments = [moment(first, takenAtStart(graph)), ...edges.map(({ after, transitions }) => moment(after, transitions))];
    return { number: at + 1, input, moments, spoken };
  });
  const taken = new Set(told.flatMap(({ moments }) => moments.flatMap((each) => each.taken)));
  const onlyAtStart = new Set(graphs.flatMap((graph) => numbersOf(takenAtStart(graph))).filter((at) => !taken.has(at)));
  return { paths: told, taken, onlyAtStart, unnamed: plans.find(({ language }) => language === 'en')?.unnamed ?? [] };
}
