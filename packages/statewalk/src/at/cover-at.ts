import type { Bindings } from '../browser/bindings.ts';
import { pathModelOf } from '../browser/cover.ts';
import { placesIn } from '../browser/machine-faults.ts';
import { messagesOn } from '../browser/messages.ts';
import { allTransitions } from '../browser/offered.ts';
import type { CoverResult, PathResult } from '../browser/results.ts';
import { secondsSince } from '../browser/run-path.ts';
import type { StatewalkConfig } from '../config.ts';
import { type Transition, transitionName } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { ofTransitions } from '../explore/goals.ts';
import { allEdges, exploreAll, type Graph } from '../explore/graph.ts';
import { coveringPaths } from '../explore/paths.ts';
import { planOf } from '../plans/plan.ts';
import { speakerOf } from '../plans/speaker.ts';
import { type PathStage, walk, wantedAt } from './path-at.ts';
import { notPossible, possibleIn, type Rules } from './possible.ts';
import { reasonFor, type Walkable } from './skipped.ts';
import type { FlowAt, Start, StartedSite, Visit } from './started.ts';

/** A step that failed is planned around so often. */
const ROUNDS = 3;
const UNSEEN = 'Nothing of it is to be seen on the screen.';

export interface CoverAtOptions {
  readonly language: string;
  readonly run: string;
  keep?(path: string, step: number, visit: Visit): Promise<string>;
  /** The absolute path of the machine's file. */
  readonly file?: string | undefined;
  onPath?(done: number, all: number): void;
}

/** Takes what can be taken of a flow on a started server; the rest is listed with its reasons. */
export async function coverAt(
  config: StatewalkConfig,
  site: StartedSite,
  bindings: Bindings,
  options: CoverAtOptions,
): Promise<CoverResult> {
  const began = performance.now();
  const { flow } = bindings;
  const { screens } = config;
  if (screens === undefined) throw new Error('the configuration has no screens');
  const model = pathModelOf(config, flow);
  const known = site.flowOf(flow);
  const whole = exploreAll(model);
  const description = model.machine.root.description ?? '';
  const speaker = speakerOf(config, options.language);
  const says = (edge: Edge) => speaker.step(flow, edge).text;
  const all = allTransitions(model);
  const left = new Map(
    (screens.left ?? []).filter(({ machine }) => machine === flow).map(({ transition, reason }) => [transition, reason]),
  );
  const at: FlowAt = typeof known === 'string' ? { starts: {}, byItself: [], how: () => undefined } : known;
  const rules: Rules = { machine: model.machine, bindings, flow: at, facts: speaker.facts, left, byItself: at.byItself, never: [] };
  const stage: PathStage = { site, screens, say: screens.say(options.language), bindings, rules, says };
  const walkables = whole.flatMap((graph) => walkablesOf(graph, known, rules));
  const progress = new Progress(stage);
  const paths: PathResult[] = [];
  const placeOf = placesIn(model, options.file);
  for (let round = 0; round < ROUNDS; round += 1) {
    const planned = progress.plan(walkables);
    if (planned.length === 0) break;
    const plan = planOf([{ machine: flow, description, graphs: whole, paths: planned }], speaker);
    for (const [index, { walkable, input, edges }] of planned.entries()) {
      const { whole: graph, start } = walkable;
      const shortened = progress.before(walkable, edges);
      options.onPath?.(index + 1, planned.length);
      if (start === undefined || shortened === undefined) continue;
      const name = `${flow} ${input} path ${paths.length + 1}`;
      const startedAt = performance.now();
      const walked = await walk(
        { ...stage, rules: walkable.rules },
        start,
        graph,
        shortened,
        options.keep && ((step, visit) => options.keep?.(`${options.run} ${name}`, step, visit) ?? Promise.resolve('')),
      );
      progress.add(walkable, walked);
      const fault =
        walked.end?.kind === 'fault' ? `step ${walked.steps.length - 1}, "${walked.steps.at(-1)?.text}": ${walked.end.why}` : undefined;
      const cause =
        walked.end && fault !== undefined
          ? { place: placeOf(walked.end.step), step: walked.steps.at(-1)?.text ?? '', fault: walked.end.why }
          : undefined;
      paths.push({
        plan: plan.machines[0]?.paths[index],
        name,
        input,
        steps: walked.steps,
        fault,
        cause,
        seconds: secondsSince(startedAt),
      });
    }
  }
  const messagesIn = messagesOn(screens, flow, stage.say);
  const edges = whole.flatMap(allEdges);
  const isOutcome = new Set(edges.flatMap((edge) => (edge.source === 'actor' ? edge.transitions : [])));
  const served = [...progress.taken].filter((each) => isOutcome.has(each)).length;
  const reasonsOf = (transition: Transition): string =>
    progress.unseen.has(transition)
      ? (progress.unseen.get(transition) ?? UNSEEN)
      : typeof known === 'string'
        ? known
        : reasonFor(transition, progress.known(walkables), { says, cuts: progress.cuts });
  return {
    run: options.run,
    flow,
    description,
    transitions: all.length,
    taken: all.filter((each) => progress.taken.has(each)).length,
    outcomes: isOutcome.size,
    atTheWire: served,
    byServer: served,
    ways: [],
    left: all.filter((each) => !progress.taken.has(each)).map((each) => ({ transition: transitionName(each), reason: reasonsOf(each) })),
    findings: [],
    paths,
    messages: new Set(edges.flatMap(messagesIn)).size,
    messagesSeen: new Set(progress.edges.flatMap(messagesIn)).size,
    pressed: 0,
    faults: [],
    seconds: secondsSince(began),
  };
}

function walkablesOf(whole: Graph, known: FlowAt | string, rules: Rules): Walkable[] {
  const starts = typeof known === 'string' ? known : (known.starts[whole.input] ?? `Its start “${whole.input}” has no entry.`);
  if (typeof starts === 'string') return [{ whole, start: undefined, notBegun: starts, rules, possible: notPossible(whole) }];
  return starts.map((start) => {
    const own = { ...rules, byItself: [...rules.byItself, ...start.byItself], never: start.never ?? [] };
    return { whole, start, notBegun: undefined, rules: own, possible: possibleIn(whole, own) };
  });
}

interface Planned {
  readonly walkable: Walkable;
  readonly input: string;
  readonly edges: readonly Edge[];
}

/** What the paths of a flow have shown so far. */
class Progress {
  readonly taken = new Set<Transition>();
  /** Taken, as the model has it, but not seen: with the reason. */
  readonly unseen = new Map<Transition, string>();
  readonly cuts = new Map<Transition, string>();
  readonly edges: Edge[] = [];
  /** `start`: what was cut off there alone; a fault is met from everywhere. */
  private readonly failed: { readonly step: Edge; readonly start: Start | undefined }[] = [];
  private readonly starts = new Map<Start | undefined, string>();

  constructor(private readonly stage: PathStage) {}

  /** Paths over what is still open. */
  plan(walkables: readonly Walkable[]): Planned[] {
    const covered = new Set<unknown>([...this.taken, ...this.unseen.keys()]);
    return this.known(walkables)
      .filter((each) => each.notBegun === undefined)
      .flatMap((walkable) => {
        const { whole, possible, start } = walkable;
        const edges = [...possible.graph.edges].map(
          ([vertex, leaving]) => [vertex, leaving.filter((edge) => !this.hasFailed(edge, start))] as const,
        );
        const atStart = startOf(whole).filter((each) => !covered.has(each));
        for (const each of atStart) covered.add(each);
        const paths = coveringPaths({ ...possible.graph, edges: new Map(edges) }, ofTransitions, covered);
        const all = paths.length === 0 && atStart.length > 0 ? [{ input: whole.input, edges: [] }] : paths;
        return all.map((path) => ({ ...path, walkable }));
      });
  }

  known(walkables: readonly Walkable[]): Walkable[] {
    return walkables.map((each) => ({ ...each, notBegun: each.notBegun ?? this.starts.get(each.start) }));
  }

  /** The path up to a step that has failed before; `undefined` where nothing is left of it. */
  before({ start }: Walkable, edges: readonly Edge[]): readonly Edge[] | undefined {
    if (this.starts.has(start)) return undefined;
    const at = edges.findIndex((edge) => this.hasFailed(edge, start));
    return at === -1 ? edges : at === 0 ? undefined : edges.slice(0, at);
  }

  add({ whole: graph, start }: Walkable, { taken, end }: Awaited<ReturnType<typeof walk>>): void {
    const hasBegun = taken.length > 0 || end?.step !== undefined || end === undefined;
    if (hasBegun) for (const each of startOf(graph)) this.taken.add(each);
    for (const { edge, isSeen } of taken) {
      this.edges.push(edge);
      const why = isSeen ? this.alike(graph, edge) : UNSEEN;
      for (const transition of edge.transitions) {
        if (why === undefined) this.taken.add(transition);
        else if (!this.unseen.has(transition)) this.unseen.set(transition, why);
      }
    }
    for (const each of this.taken) this.unseen.delete(each);
    if (end === undefined) return;
    if (end.step === undefined) this.starts.set(start, end.kind === 'cut' ? end.why : 'a fault keeps everybody from its start');
    else {
      this.failed.push({ step: end.step, start: end.kind === 'cut' ? start : undefined });
      for (const each of end.step.transitions) this.cuts.set(each, end.kind === 'cut' ? end.why : 'A fault was found on the way to it.');
    }
  }

  private hasFailed(edge: Edge, start: Start | undefined): boolean {
    return this.failed.some(
      ({ step: { event, transitions }, start: only }) =>
        (only === undefined || only === start) &&
        event.type === edge.event.type &&
        transitions.length === edge.transitions.length &&
        transitions.every((each) => edge.transitions.includes(each)),
    );
  }

  /** Two outcomes of an actor that nothing tells apart: which one it was is not known. */
  private alike(graph: Graph, edge: Edge): string | undefined {
    if (edge.source !== 'actor') return undefined;
    const { rules, says } = this.stage;
    const lookOf = ({ after }: Edge) => JSON.stringify([after.status, wantedAt(this.stage, after), rules.flow.kindOf?.(edge)]);
    const other = graph.edges
      .get(edge.from)
      ?.find(
        (each) =>
          each.event.type === edge.event.type &&
          each.transitions.some((transition) => !edge.transitions.includes(transition)) &&
          rules.flow.kindOf?.(each) === rules.flow.kindOf?.(edge) &&
          lookOf(each) === lookOf(edge),
      );
    return other && `The screen shows the same after “${says(other)}”.`;
  }
}

const startOf = (graph: Graph): Transition[] => {
  const stepped = new Set(allEdges(graph).flatMap(({ transitions }) => transitions));
  return [...graph.transitions].filter((each) => !stepped.has(each));
};
