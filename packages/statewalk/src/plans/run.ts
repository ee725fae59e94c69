import { type Explorer, LIVE } from '../cache/project-cache.ts';
import { statesOf } from '../explore/chart.ts';
import { originalOf } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import { requirementsIn } from '../requirements.ts';
import type { Found } from './find-paths.ts';
import { whyImpossible } from './impossible.ts';
import { keptPaths } from './kept-paths.ts';
import { knownName, UsageError } from './names.ts';
import { stateNames } from './places.ts';
import { type FoundIn, type Plan, planOf } from './plan.ts';
import type { Request } from './request.ts';
import type { Speaker } from './speaker.ts';
import { patternOf, stepName } from './step-name.ts';

type Models = Readonly<Record<string, Model>>;

/** The requested machines: those named, `all`, or those whose states name the requirement. */
export function machinesFor(models: Models, names: readonly string[], requirement: string | undefined, pattern?: RegExp): string[] {
  const all = Object.keys(models);
  if (names.includes('all')) return all;
  for (const name of names) knownName('machine', name, all);
  const of = (id: string) =>
    requirementsIn(
      statesOf((models[id] as Model).machine)
        .map(({ description }) => description ?? '')
        .join(' '),
      pattern,
    );
  if (requirement !== undefined) knownName('requirement that a state names', requirement, all.flatMap(of));
  if (names.length > 0) return [...names];
  if (requirement !== undefined) return all.filter((id) => of(id).includes(requirement));
  throw new UsageError('Name one or more machines, or "all". See --help.');
}

export interface Result {
  readonly plan: Plan;
  /** The paths that the plan tells. */
  readonly found: readonly FoundIn[];
  /** What a person has to know about the result. */
  readonly notes: readonly string[];
}

export function makePlan(
  models: Models,
  names: readonly string[],
  request: Request,
  speaker: Speaker,
  onMachine: (name: string) => void,
  explorer: Explorer = LIVE,
  /** Finds other paths than those that are kept. */
  search?: (name: string, graphs: readonly Graph[]) => Found,
): Result {
  const notes: string[] = [];
  const found = names.map((name): FoundIn => {
    onMachine(name);
    const model = models[name] as Model;
    const { machine } = model;
    check(model, request);
    const graphs = explorer.graphsOf(name, model, request.inputs);
    const { paths, leftOut } = search?.(name, graphs) ?? keptPaths(explorer, name, graphs, request, speaker);
    if (paths.length === 0 && search === undefined) {
      const targets = [request.from, ...request.through, request.to].filter((state) => state !== undefined);
      const reasons = targets.flatMap((target) =>
        graphs.map((graph) => whyImpossible(machine, graph, target, request.avoid, speaker.facts)),
      );
      notes.push(`${name}: no path.`, ...reasons.map((reason) => `  ${reason}`));
    }
    if (leftOut > 0) notes.push(`${name}: ${leftOut} transitions need more than ${request.maxSteps} steps and are left out.`);
    // A search for paths may call vertices otherwise; controls and answers are looked up by the names of the graph.
    const original = paths.map(({ input, edges }) => ({ input, edges: edges.map(originalOf) }));
    return { machine: name, description: machine.root.description ?? '', graphs, paths: original };
  });
  const plan = planOf(found, speaker);
  if (speaker.hasWords && plan.unnamed.length > 0)
    notes.push(`${plan.unnamed.length} steps have no sentence in ${plan.language}: ${plan.unnamed.join(', ')}.`);
  return { plan, found, notes };
}

/** Every name of the request is one of the machine's. */
function check(model: Model, { inputs, from, to, through, avoid, strategy, requirement, events }: Request): void {
  const states = stateNames(model.machine);
  for (const input of inputs) knownName(`input of ${model.machine.id}`, input, Object.keys(model.inputs));
  for (const state of [from, to, ...through]) if (state !== undefined) knownName(`state of ${model.machine.id}`, state, states);
  for (const each of avoid) knownName(`state or step of ${model.machine.id}`, patternOf(each).name, [...states, ...stepNames(model)]);
  for (const each of events) knownName(`step of ${model.machine.id}`, patternOf(each).name, stepNames(model));
  if (strategy === 'simple' && to === undefined && requirement === undefined)
    throw new UsageError('--strategy simple needs --to or --requirement.');
  if (strategy === 'events' && events.length === 0) throw new UsageError('--strategy events needs --events.');
}

function stepNames({ machine, events, outcomes }: Model): string[] {
  const ofActors = Object.entries(outcomes).flatMap(([id, all]) =>
    all.map((each) => ('sends' in each ? each.sends.type : `${id}.${'done' in each ? 'done' : 'error' in each ? 'error' : 'snapshot'}`)),
  );
  const timers = statesOf(machine).flatMap((node) => [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.')));
  return [...events.map(({ type }) => String(type)), ...ofActors.map(String), ...timers.map((type) => stepName({ type }))];
}
