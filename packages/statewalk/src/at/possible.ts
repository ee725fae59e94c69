import type { AnyStateMachine } from 'xstate';
import type { Bindings } from '../browser/bindings.ts';
import { isClicked, isPreceded, lacksControl } from '../browser/offered.ts';
import { transitionName } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { ErrorFacts } from '../failures.ts';
import { holdsFor, patternOf, type StepName, stepNameOf, timerOf } from '../plans/step-name.ts';
import { dotted } from '../state-name.ts';
import type { FlowAt, How } from './started.ts';

/** What of a flow can be done on a started server, and why the rest cannot. */
export interface Possible {
  /** With the steps that can be done alone. */
  readonly graph: Graph;
  /** Why a step cannot be done; `undefined` where it can. */
  readonly reasons: ReadonlyMap<Edge, string>;
}

export interface Rules {
  readonly machine: AnyStateMachine;
  readonly bindings: Bindings;
  readonly flow: FlowAt;
  readonly facts: ErrorFacts;
  /** Transitions that no path takes, by their names, with the reason. */
  readonly left: ReadonlyMap<string, string>;
  /** Steps that happen at once wherever they can, after this start. */
  readonly byItself: readonly string[];
  /** Steps that cannot happen after this start. */
  readonly never: readonly string[];
}

const UNKNOWN = 'How a started server is brought to it is not written down.';
const BROKEN = 'A part of the application would have to break off.';

/** ms; `undefined` for one that is reckoned from what the machine knows. */
export function delayOf(machine: AnyStateMachine, { event }: Edge): number | undefined {
  const name = timerOf(event.type);
  const delay: unknown = name === undefined ? undefined : (machine.implementations.delays[name] ?? Number(name));
  return typeof delay === 'number' && Number.isFinite(delay) ? delay : undefined;
}

/** Samples are few, and steps many. */
const steps = new WeakMap<object, StepName>();

/** Is this one of the steps that are listed? `recognising: VIEWER_CHANGED`: only in that state. */
function isListed({ event, before }: Edge, listed: readonly string[], facts: ErrorFacts): boolean {
  if (listed.length === 0) return false;
  const step = steps.get(event) ?? stepNameOf(event, facts);
  steps.set(event, step);
  return listed.some((text) => {
    const [, state, rest = text] = /^(\S+): (.+)$/.exec(text) ?? [];
    const pattern = patternOf(rest);
    const isThere = state === undefined || dotted(before.value).split(' ').includes(state);
    return isThere && pattern.name === step.name && holdsFor(pattern, step);
  });
}

/** Does this step happen at once, wherever it can? */
export const isByItself = (edge: Edge, { byItself, facts }: Pick<Rules, 'byItself' | 'facts'>): boolean => isListed(edge, byItself, facts);

/** For a start to which no path comes: its steps are not looked at. */
export const notPossible = (graph: Graph): Possible => ({ graph: { ...graph, edges: new Map() }, reasons: new Map() });

export function possibleIn(graph: Graph, rules: Rules): Possible {
  const reasons = new Map<Edge, string>();
  const edges = new Map<string, readonly Edge[]>();
  for (const [vertex, leaving] of graph.edges) {
    const forced = leaving.find((edge) => edge.to !== vertex && isByItself(edge, rules));
    const isHasty = leaving.some((edge) => edge.source === 'actor' && howOf(edge, graph.input, rules)?.isAtOnce === true);
    for (const edge of leaving) {
      const reason =
        forced !== undefined && forced !== edge
          ? 'The application does something else there, at once and by itself.'
          : isHasty && isClicked(edge, rules.bindings)
            ? 'No press is as quick: the application goes on in the same moment.'
            : reasonOf(edge, leaving, graph.input, rules);
      if (reason !== undefined) reasons.set(edge, reason);
    }
    edges.set(
      vertex,
      leaving.filter((edge) => !reasons.has(edge)),
    );
  }
  return { graph: { ...graph, edges }, reasons };
}

function reasonOf(edge: Edge, leaving: readonly Edge[], input: string, rules: Rules): string | undefined {
  const { bindings, flow, left } = rules;
  const listed = edge.transitions.map((each) => left.get(transitionName(each))).find((reason) => reason !== undefined);
  if (listed !== undefined) return listed;
  if (isListed(edge, rules.never, rules.facts)) return 'Who comes to this start is never answered so.';
  if (isByItself(edge, rules)) return undefined;
  if (isClicked(edge, bindings)) {
    if (bindings.events[edge.event.type] === undefined) return 'No control of the screen sends it.';
    if (lacksControl(edge, bindings)) return 'The screen has no control for it there.';
    if (isPreceded(edge, bindings)) return 'The use of its control sends another event first.';
    return flow.notPressed?.(edge, input);
  }
  const how = flow.how(edge, input);
  if (typeof how === 'string') return how;
  if (how !== undefined) return undefined;
  if (edge.source === 'timer') return isShadowed(edge, leaving, rules) ? 'An earlier timer goes off before it.' : undefined;
  if (edge.source !== 'actor') return 'Another part of the application sends it.';
  return edge.event.type.startsWith('xstate.error.') ? BROKEN : UNKNOWN;
}

/** A clock that is moved over a later time has all that is due before happen. */
function isShadowed(edge: Edge, leaving: readonly Edge[], { machine }: Rules): boolean {
  const delay = delayOf(machine, edge);
  return delay !== undefined && leaving.some((each) => each.source === 'timer' && (delayOf(machine, each) ?? delay) < delay);
}

/** How a step comes about, where it is no press and no timer. What happens by itself may have one, to see what has come of it. */
export function howOf(edge: Edge, input: string, rules: Rules): How | undefined {
  const how = rules.flow.how(edge, input);
  return typeof how === 'string' ? undefined : how;
}

/** What the application does from here at once; `undefined` where it rests. */
export const nextAtOnce = (vertex: string, graph: Graph, rules: Rules): Edge | undefined =>
  graph.edges
    .get(vertex)
    ?.find((edge) => edge.to !== vertex && (isByItself(edge, rules) || howOf(edge, graph.input, rules)?.isAtOnce === true));

/** These steps, and what the application then does by itself until it rests. */
export function untilRest(edges: readonly Edge[], graph: Graph, rules: Rules): Edge[] {
  const all = [...edges];
  const passed = new Set<string>();
  for (let at = all.at(-1)?.to ?? graph.initial; !passed.has(at); ) {
    passed.add(at);
    const next = nextAtOnce(at, graph, rules);
    if (next === undefined) break;
    all.push(next);
    at = next.to;
  }
  return all;
}
