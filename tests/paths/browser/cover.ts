import { type PlanPath, planOf } from '#scripts/paths/plan.ts';
import type { Speaker } from '#scripts/paths/speaker.ts';
import { dotted } from '#src/popups/state-name.ts';
import { type Transition, transitionName } from '#statewalk/explore/chart.ts';
import { allEdges, exploreAll, type Graph } from '#statewalk/explore/graph.ts';
import { coveringPathsOfAll, type Path } from '#statewalk/explore/paths.ts';
import type { Bindings } from './bindings.ts';
import type { FlowPage } from './flow-page.ts';
import { LEFT } from './left.ts';
import { allTransitions, offeredGraph, transitionsAtStart } from './offered.ts';
import { pathModelOf } from './path-models.ts';
import { PathRunner } from './path-runner.ts';
import { areOffered, couldBeTaken } from './probes.ts';
import { arrangementOf } from './wire/by-server.ts';
import { wireAnswersOf } from './wire/wire.ts';

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

/** The real server answers, a script answers by the contract, or the page plays the event into its machine. */
export type Way = 'server' | 'scripted answer' | 'played';

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

/** Takes every transition of a machine in the browser, but those that are left with a reason. */
export async function coverInBrowser(
  page: FlowPage,
  bindings: Bindings,
  keep?: KeepPicture,
  onPath: (done: number, all: number) => void = () => {},
): Promise<CoverResult> {
  const began = performance.now();
  const { flow } = bindings;
  const model = pathModelOf(flow);
  const graphs = exploreAll(model);
  const reasons = new Map(LEFT.filter(({ machine }) => machine === flow).map(({ transition, reason }) => [transition, reason]));
  const offered = graphs.map((graph) => offeredGraph(graph, bindings, new Set(reasons.keys())));
  const runner = new PathRunner(page, bindings);
  const taken = new Set<Transition>();
  const wired = new Set<Transition>();
  const served = new Set<Transition>();
  const planned = withStarts(coveringPathsOfAll(offered), graphs);
  const description = model.machine.root.description ?? '';
  const plan = planOf([{ machine: flow, description, graphs, paths: planned }], page.speaker);
  const paths: PathResult[] = [];
  for (const [index, path] of planned.entries()) {
    const graph = graphs.find(({ input }) => input === path.input);
    if (graph === undefined) throw new Error(`no graph of ${path.input}`);
    const result = await runInBrowser(runner, graph, path, `${flow} ${path.input} path ${index + 1}`, keep);
    paths.push({ ...result, plan: plan.machines[0]?.paths[index] });
    for (const transition of transitionsAtStart(graph)) taken.add(transition);
    const done = result.fault === undefined ? path.edges : path.edges.slice(0, result.steps.length - 2);
    for (const edge of done) {
      const isWired = wireAnswersOf(bindings.ports, edge) !== undefined;
      const isServed = isWired && arrangementOf(bindings.server, path.input, edge.event) !== undefined;
      for (const transition of edge.transitions) {
        taken.add(transition);
        if (isWired) wired.add(transition);
        if (isServed) served.add(transition);
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
  const left = [...reasons].map(([transition, reason]) => ({ transition, reason }));
  return {
    flow,
    description,
    transitions: all.length,
    taken: taken.size,
    outcomes: outcomes.size,
    atTheWire: wired.size,
    byServer: served.size,
    ways: waysOf(bindings, graphs, page.speaker),
    left,
    paths,
    faults,
    seconds: secondsSince(began),
  };
}

function waysOf({ flow, ports, server }: Bindings, graphs: readonly Graph[], speaker: Speaker): CoverResult['ways'] {
  const ways = new Map<string, Way>();
  for (const graph of graphs)
    for (const edge of allEdges(graph)) {
      if (edge.source !== 'actor') continue;
      const outcome = speaker.step(flow, edge).text;
      if (ways.get(outcome) === 'server') continue;
      const isServed = arrangementOf(server, graph.input, edge.event) !== undefined;
      ways.set(outcome, wireAnswersOf(ports, edge) === undefined ? 'played' : isServed ? 'server' : 'scripted answer');
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
