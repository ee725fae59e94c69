import type { StatewalkConfig } from '../config.ts';
import { type Transition, transitionName } from '../explore/chart.ts';
import { allEdges, exploreAll, type Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import { coveringPathsOfAll, type Path } from '../explore/paths.ts';
import { modelsOf } from '../models.ts';
import { type PlanPath, planOf } from '../plans/plan.ts';
import { type Speaker, speakerOf } from '../plans/speaker.ts';
import { dotted } from '../state-name.ts';
import type { Bindings } from './bindings.ts';
import type { FlowPage } from './flow-page.ts';
import { allTransitions, offeredGraph, transitionsAtStart } from './offered.ts';
import { PathRunner, type Stage } from './path-runner.ts';
import { areOffered, couldBeTaken } from './probes.ts';
import { type Screens, type Way, wayOf } from './screens.ts';

export interface StepResult {
  readonly text: string;
  /** `data-state` after it, by the model. */
  readonly state: string;
  readonly fault: string | undefined;
  /** A picture's file name, where pictures are kept. */
  readonly picture: string | undefined;
}

export interface PathResult {
  /** The path as a plan tells it. */
  readonly plan: PlanPath | undefined;
  /** `emailLogin plain path 1`. */
  readonly name: string;
  readonly input: string;
  readonly steps: readonly StepResult[];
  readonly fault: string | undefined;
  readonly seconds: number;
}

export interface CoverResult {
  readonly flow: string;
  readonly description: string;
  readonly transitions: number;
  readonly taken: number;
  /** Transitions that an actor's outcome takes, and how many of them an answer at the wire has taken. */
  readonly outcomes: number;
  readonly atTheWire: number;
  /** How many of those the real server answered. */
  readonly byServer: number;
  /** How each outcome of an actor comes about, as a sentence. */
  readonly ways: readonly { readonly outcome: string; readonly way: Way }[];
  /** Names of transitions, with the reason. */
  readonly left: readonly { readonly transition: string; readonly reason: string }[];
  readonly paths: readonly PathResult[];
  /** About the bindings and the list of what is left, not about a path. */
  readonly faults: readonly string[];
  readonly seconds: number;
}

/** Keeps a picture of the page; gives its file name. */
export type KeepPicture = (path: string, step: number) => Promise<string>;

const secondsSince = (began: number): number => (performance.now() - began) / 1000;
const lineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join(' ');

/** Runs one path; stops at the first step where the screen and the model disagree. */
export async function runInBrowser(
  runner: PathRunner,
  graph: Graph,
  { edges }: Path,
  name: string,
  keep?: KeepPicture,
): Promise<PathResult> {
  const began = performance.now();
  const steps: StepResult[] = [];
  let at = '(start)';
  let state = stateAt(graph, graph.initial);
  let fault: string | undefined;
  const end = async () => void steps.push({ text: at, state, fault, picture: await keep?.(name, steps.length) });
  try {
    await runner.start(graph);
    for (const edge of edges) {
      await end();
      at = runner.says(edge);
      state = dotted(edge.after.value);
      await runner.take(graph, edge);
    }
  } catch (error) {
    fault = `step ${steps.length}, "${at}": ${lineOf(error)}`;
  }
  await end();
  return { plan: undefined, name, input: graph.input, steps, fault, seconds: secondsSince(began) };
}

const stateAt = (graph: Graph, vertex: string): string => dotted(graph.vertices.get(vertex)?.snapshot.value);

/** The model that a flow's paths in the browser are made from. @throws Error for a machine that the configuration does not name. */
export function pathModelOf({ machines, screens }: StatewalkConfig, flow: string): Model {
  const model = screens?.modelOf?.(flow) ?? modelsOf(machines)[flow];
  if (model === undefined) throw new Error(`the configuration names no machine ${flow}`);
  return model;
}

/** A page of the paths, with the words of its language. @throws Error for a project without screens. */
export function stageOf(config: StatewalkConfig, page: FlowPage): Stage {
  if (config.screens === undefined) throw new Error('the configuration has no screens');
  return { page, speaker: speakerOf(config, page.language), screens: config.screens };
}

/** Takes every transition of a machine in the browser, but those that are left with a reason. */
export async function coverInBrowser(
  config: StatewalkConfig,
  page: FlowPage,
  bindings: Bindings,
  keep?: KeepPicture,
  onPath: (done: number, all: number) => void = () => {},
): Promise<CoverResult> {
  const began = performance.now();
  const { flow } = bindings;
  const model = pathModelOf(config, flow);
  const stage = stageOf(config, page);
  const { screens, speaker } = stage;
  const left = screens.left ?? [];
  const graphs = exploreAll(model);
  const reasons = new Map(left.filter(({ machine }) => machine === flow).map(({ transition, reason }) => [transition, reason]));
  const offered = graphs.map((graph) => offeredGraph(graph, bindings, new Set(reasons.keys())));
  const runner = new PathRunner(stage, bindings);
  const taken = new Set<Transition>();
  const wired = new Set<Transition>();
  const served = new Set<Transition>();
  const planned = withStarts(coveringPathsOfAll(offered), graphs);
  const description = model.machine.root.description ?? '';
  const plan = planOf([{ machine: flow, description, graphs, paths: planned }], speaker);
  const paths: PathResult[] = [];
  for (const [index, path] of planned.entries()) {
    const graph = graphs.find(({ input }) => input === path.input);
    if (graph === undefined) throw new Error(`no graph of ${path.input}`);
    const result = await runInBrowser(runner, graph, path, `${flow} ${path.input} path ${index + 1}`, keep);
    paths.push({ ...result, plan: plan.machines[0]?.paths[index] });
    for (const transition of transitionsAtStart(graph)) taken.add(transition);
    const done = result.fault === undefined ? path.edges : path.edges.slice(0, result.steps.length - 2);
    for (const edge of done) {
      const way = wayOf(screens, bindings, path.input, edge);
      for (const transition of edge.transitions) {
        taken.add(transition);
        if (way !== 'played') wired.add(transition);
        if (way === 'server') served.add(transition);
      }
    }
    onPath(index + 1, planned.length);
  }
  const all = allTransitions(model);
  const names = new Set(all.map(transitionName));
  const faults = [
    ...all
      .filter((transition) => !taken.has(transition) && !reasons.has(transitionName(transition)))
      .map((transition) => `neither taken nor listed: ${transitionName(transition)}`),
    ...[...reasons.keys()].filter((name) => !names.has(name)).map((name) => `listed, but no transition: ${name}`),
    ...(await couldBeTaken(page, runner, graphs, bindings, new Set(reasons.keys()))),
    ...(await areOffered(page, runner, graphs, bindings)),
  ];
  const outcomes = new Set(graphs.flatMap(allEdges).flatMap((edge) => (edge.source === 'actor' ? edge.transitions : [])));
  return {
    flow,
    description,
    transitions: all.length,
    taken: taken.size,
    outcomes: outcomes.size,
    atTheWire: wired.size,
    byServer: served.size,
    ways: waysOf(screens, bindings, graphs, speaker),
    left: [...reasons].map(([transition, reason]) => ({ transition, reason })),
    paths,
    faults,
    seconds: secondsSince(began),
  };
}

function waysOf(screens: Screens, bindings: Bindings, graphs: readonly Graph[], speaker: Speaker): CoverResult['ways'] {
  const ways = new Map<string, Way>();
  for (const graph of graphs)
    for (const edge of allEdges(graph)) {
      if (edge.source !== 'actor') continue;
      const outcome = speaker.step(bindings.flow, edge).text;
      if (ways.get(outcome) === 'server') continue;
      ways.set(outcome, wayOf(screens, bindings, graph.input, edge));
    }
  return [...ways].map(([outcome, way]) => ({ outcome, way }));
}

/** A path without a step where a start takes what no other path's start takes. */
function withStarts(paths: readonly Path[], graphs: readonly Graph[]): Path[] {
  const begun = new Set(paths.map(({ input }) => input));
  const taken = new Set(graphs.filter(({ input }) => begun.has(input)).flatMap((graph) => [...transitionsAtStart(graph)]));
  const starts = graphs.flatMap((graph): Path[] => {
    const adds = [...transitionsAtStart(graph)].filter((transition) => !taken.has(transition));
    for (const transition of adds) taken.add(transition);
    return adds.length === 0 ? [] : [{ input: graph.input, edges: [] }];
  });
  return [...starts, ...paths];
}
