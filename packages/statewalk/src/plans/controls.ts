import type { Bindings, Say } from '../browser/bindings.ts';
import { isClicked, isPreceded, lacksControl } from '../browser/offered.ts';
import type { StatewalkConfig } from '../config.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import { type Pressed, recordedScreen } from './formats/recorded-screen.ts';
import { onlyControl } from './only-control.ts';
import type { FoundIn, Plan, PlanPath, PlanStep, Sight } from './plan.ts';
import { inBrackets } from './punctuation.ts';
import type { Speaker } from './speaker.ts';

/** What is known of a screen without a browser: the bindings of the browser's paths, in a language. */
interface Screens {
  readonly bindings: Bindings;
  readonly say: Say;
  readonly speaker: Speaker;
  /** What was seen on the real screen. */
  readonly there: ((graph: Graph, vertex: string) => readonly string[] | undefined) | undefined;
}

/** The plan, in which each step of a person names what is pressed, or says that the screen has nothing for it, and each sight has what can be pressed there. */
export async function withControls(
  { bindings: all = [], screens }: StatewalkConfig,
  plan: Plan,
  found: readonly FoundIn[],
  speaker: Speaker,
): Promise<Plan> {
  if (screens === undefined) return plan;
  const say = screens.say(speaker.language);
  const machines = plan.machines.map(async (each) => {
    const bindings = all.find(({ flow }) => flow === each.machine);
    const foundIn = found.find(({ machine }) => machine === each.machine);
    if (bindings === undefined || foundIn === undefined) return each;
    const seen = screens.controlsThere;
    const there = seen && ((graph: Graph, vertex: string) => seen(bindings.flow, graph, vertex, speaker.language));
    return { ...each, paths: await Promise.all(each.paths.map((path) => ofPath(path, foundIn, { bindings, say, speaker, there }))) };
  });
  return { ...plan, machines: await Promise.all(machines) };
}

async function ofPath(path: PlanPath, { graphs, paths }: FoundIn, screens: Screens): Promise<PlanPath> {
  const edges = paths[path.number - 1]?.edges ?? [];
  const graph = graphs.find(({ input }) => input === path.input);
  if (graph === undefined) return path;
  const steps = path.steps.map(async (step, at): Promise<PlanStep> => {
    const edge = edges[at];
    if (edge === undefined) return step;
    return { ...step, does: await namedBy(step.does, edge, screens), sees: await seenAt(step.sees, graph, edge.to, screens) };
  });
  return { ...path, start: await seenAt(path.start, graph, graph.initial, screens), steps: await Promise.all(steps) };
}

async function seenAt(sight: Sight, graph: Graph, vertex: string, { bindings, say, there }: Screens): Promise<Sight> {
  const [offered, missing] = [new Set<string>(), new Set<string>()];
  const clicked = (graph.edges.get(vertex) ?? []).filter((edge) => isClicked(edge, bindings));
  for (const edge of clicked)
    for (const { name } of await pressedIn(edge, bindings, say)) (lacksControl(edge, bindings) ? missing : offered).add(name);
  const seen = there?.(graph, vertex);
  const controls = there === undefined ? [...offered] : seen?.filter((name) => offered.has(name) || !missing.has(name));
  // A screen that was drawn without a control of this state had other data.
  const isShort = clicked.some((edge) => {
    const only = lacksControl(edge, bindings) || isPreceded(edge, bindings) ? undefined : onlyControl(bindings, edge, say);
    return only !== undefined && seen?.some((name) => name.includes(only.name)) === false;
  });
  return controls === undefined || isShort ? sight : { ...sight, controls };
}

async function pressedIn(edge: Edge, bindings: Bindings, say: Say): Promise<readonly Pressed[]> {
  const { screen, pressed } = recordedScreen(say);
  await bindings.events[edge.event.type]?.({ ...screen, event: edge.event, snapshot: edge.before });
  return pressed;
}

const QUOTED = /[“”「」]/;

async function namedBy(does: string, edge: Edge, { bindings, say, speaker }: Screens): Promise<string> {
  const { label } = speaker;
  if (!isClicked(edge, bindings)) return does;
  if (bindings.events[edge.event.type] === undefined || lacksControl(edge, bindings))
    return `${does}${inBrackets(label('noControl'), speaker)}`;
  if (isPreceded(edge, bindings)) return `${does}${inBrackets(label('preceded'), speaker)}`;
  const only = onlyControl(bindings, edge, say);
  // A sentence for several controls of one event does not name the one that stands here.
  if (only !== undefined && !does.includes(only.name) && QUOTED.test(does)) return speaker.use(only) ?? does;
  const unnamed = (await pressedIn(edge, bindings, say)).filter(({ name }) => !does.includes(name));
  if (unnamed.length === 0) return does;
  return `${does}${inBrackets(unnamed.map(({ name }) => label('control').replace('{{name}}', name)).join(label('comma')), speaker)}`;
}
