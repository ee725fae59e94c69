import type { StatewalkConfig } from '../config.ts';
import { type Transition, transitionName } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { type Covers, ofMessages, ofTransitions } from '../explore/goals.ts';
import { allEdges, exploreAll, type Graph } from '../explore/graph.ts';
import { Judged } from '../explore/judged.ts';
import type { Model } from '../explore/model.ts';
import { coveringPathsOfAll, type Path } from '../explore/paths.ts';
import { failureReaderOf } from '../failures.ts';
import { modelsOf } from '../models.ts';
import { planOf } from '../plans/plan.ts';
import { type Speaker, speakerOf } from '../plans/speaker.ts';
import type { Bindings } from './bindings.ts';
import { ComparedEffects } from './compare-effects.ts';
import { ComparedWords } from './compare-words.ts';
import { detourPaths } from './detours.ts';
import { FailedSteps } from './failed-steps.ts';
import type { FlowPage } from './flow-page.ts';
import { findingsOf, placesIn } from './machine-faults.ts';
import { messagesOn, NotedMessages } from './messages.ts';
import { allTransitions, offeredGraph, transitionsAtStart } from './offered.ts';
import { PathRunner, type Stage } from './path-runner.ts';
import { areOffered, couldBeTaken } from './probes.ts';
import type { CoverResult, PathResult } from './results.ts';
import { type KeepPicture, runInBrowser, secondsSince, stateAt } from './run-path.ts';
import { type Screens, type Way, wayOf } from './screens.ts';
import { pressUnused, SeenControls } from './unused-controls.ts';

export interface CoverOptions {
  readonly keep?: KeepPicture | undefined;
  onPath?(done: number, all: number): void;
  /** The absolute path of the machine's file: what goes wrong is said with its line. */
  readonly file?: string | undefined;
  /** Takes every transition alone, or every message in its states too. Default: messages. */
  readonly goal?: 'transitions' | 'messages' | undefined;
}

/** The model that a flow's paths in the browser are made from. @throws Error for a machine that the configuration does not name. */
export function pathModelOf({ machines, screens }: StatewalkConfig, flow: string): Model {
  const model = screens?.modelOf?.(flow) ?? modelsOf(machines)[flow];
  if (model === undefined) throw new Error(`the configuration names no machine ${flow}`);
  return model;
}

/** A page of the paths, with the words of its language. @throws Error for a project without screens. */
export function stageOf(config: StatewalkConfig, page: FlowPage): Stage {
  if (config.screens === undefined) throw new Error('the configuration has no screens');
  return { page, speaker: speakerOf(config, page.language), screens: config.screens, modelOf: (flow) => pathModelOf(config, flow) };
}

/** Takes every transition of a machine in the browser, and sees every message, but those that are left with a reason. */
export async function coverInBrowser(
  config: StatewalkConfig,
  page: FlowPage,
  bindings: Bindings,
  { keep, onPath, file, goal = 'messages' }: CoverOptions = {},
): Promise<CoverResult> {
  const began = performance.now();
  const { flow } = bindings;
  const model = pathModelOf(config, flow);
  const stage = stageOf(config, page);
  const { screens, speaker } = stage;
  const judged = new Judged(model, failureReaderOf(config.failures));
  const messages = new NotedMessages(messagesOn(screens, flow, screens.say(page.language)));
  const messagesIn = messages.of;
  const graphs = exploreAll(model, undefined, (input, edge) => {
    judged.see(input, edge);
    messages.see(input, edge);
  });
  const findings = findingsOf(config, model, graphs, file, judged);
  const reasons = new Map(
    (screens.left ?? []).filter(({ machine }) => machine === flow).map(({ transition, reason }) => [transition, reason]),
  );
  const offered = graphs.map((graph) => offeredGraph(graph, bindings, new Set(reasons.keys())));
  const runner = new PathRunner(stage, bindings);
  const placeOf = placesIn(model, file);
  const [taken, wired, served, seen] = [new Set<Transition>(), new Set<Transition>(), new Set<Transition>(), new Set<string>()];
  const covers: Covers = goal === 'messages' ? ofMessages(messagesIn) : ofTransitions;
  // Each fault of the machine would be said again by every path over it.
  const planned = findings.length > 0 ? [] : withStarts(coveringPathsOfAll(offered, covers), graphs);
  const description = model.machine.root.description ?? '';
  const plan = planOf([{ machine: flow, description, graphs, paths: planned }], speaker);
  const paths: PathResult[] = [];
  const controls = new SeenControls();
  const words = new ComparedWords(runner, screens.keptWords?.(flow, graphs, page.language));
  const effects = new ComparedEffects(runner, screens.keptEffects?.(flow, page.language));
  const failed = new FailedSteps(messagesIn);
  for (const [index, whole] of planned.entries()) {
    const graph = graphs.find(({ input }) => input === whole.input);
    if (graph === undefined) throw new Error(`no graph of ${whole.input}`);
    const path = failed.before(whole);
    if (path === undefined) continue;
    const onAgreed = async (edges: readonly Edge[]) => {
      controls.note(await runner.controls(), graph, edges);
      await words.note(graph, edges);
      await effects.note(graph, edges);
    };
    const result = await runInBrowser(runner, graph, path, `${flow} ${path.input} path ${index + 1}`, { keep, onAgreed, placeOf });
    paths.push({ ...result, plan: plan.machines[0]?.paths[index] });
    for (const transition of transitionsAtStart(graph)) taken.add(transition);
    const done = result.fault === undefined ? path.edges : path.edges.slice(0, Math.max(0, result.steps.length - 2));
    if (result.fault !== undefined)
      failed.add(result.steps.length === 1 ? undefined : path.edges[done.length], path.input, result.cause?.kind);
    for (const edge of done) {
      const way = wayOf(screens, bindings, path.input, edge);
      for (const message of messagesIn(edge)) seen.add(message);
      for (const transition of edge.transitions) {
        taken.add(transition);
        if (way !== 'played') wired.add(transition);
        if (way === 'server') served.add(transition);
      }
    }
    onPath?.(index + 1, planned.length);
  }
  if (findings.length === 0)
    for (const whole of detourPaths(offered, bindings, screens)) {
      const graph = graphs.find(({ input }) => input === whole.input);
      if (graph === undefined || failed.before(whole) !== whole) continue;
      paths.push(
        await runInBrowser(runner, graph, whole, `${flow} ${whole.input} detour ${paths.length + 1}`, {
          keep,
          placeOf,
          detour: whole.detour,
        }),
      );
    }
  const all = allTransitions(model);
  const names = new Set(all.map(transitionName));
  const isWell = findings.length === 0 && paths.every(({ fault }) => fault === undefined);
  // Paths that were cut short press less: what they would have used is no fault of its own.
  const unused = isWell ? await pressUnused(page, runner, controls) : { pressed: 0, faults: [] };
  if (isWell) await words.seeRest(offered, graphs);
  if (isWell) effects.write();

  const faults = [
    // What a fault keeps from being taken is no fault of its own.
    ...(isWell ? all.filter((transition) => !taken.has(transition) && !reasons.has(transitionName(transition))) : []).map(
      (transition) => `neither taken nor listed: ${transitionName(transition)}`,
    ),
    ...[...reasons.keys()].filter((name) => !names.has(name)).map((name) => `listed, but no transition: ${name}`),
    ...[...unused.faults, ...words.faults(), ...effects.faults()].map(
      ({ fault, graph, last }) => `${placeOf(last)} ${fault} (${graph.input}, ${stateAt(graph, last?.to ?? graph.initial)})`,
    ),
    ...(isWell ? await couldBeTaken(page, runner, graphs, bindings, new Set(reasons.keys())) : []),
    ...(isWell ? await areOffered(page, runner, graphs, bindings) : []),
  ];
  const edges = graphs.flatMap(allEdges);
  const outcomes = new Set(edges.flatMap((edge) => (edge.source === 'actor' ? edge.transitions : [])));
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
    findings,
    paths,
    messages: new Set(offered.flatMap(allEdges).flatMap(messagesIn)).size,
    messagesSeen: seen.size,
    pressed: unused.pressed,
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
