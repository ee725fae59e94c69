import type { StateNode } from 'xstate';
import { textOf } from './canonical.ts';
import { Causes } from './causes.ts';
import { eventName, pathOf, transitionName } from './chart.ts';
import { coverage } from './coverage.ts';
import { Unanswered } from './dry-run.ts';
import { deadEnds, innermost, waitsIn } from './escape.ts';
import { unexpectedPlaces } from './expectations.ts';
import { eachOnce, type Finding, Findings, RECOMMENDED, type Rule, type Rules, type Said } from './finding.ts';
import type { Failure, Graph } from './graph.ts';
import { brokenSentences, firstViolation, story } from './invariants.ts';
import { type Judged, usable } from './judged.ts';
import { lint } from './lint.ts';
import type { FailureReader, Model } from './model.ts';
import { isGuess, isGuessed } from './model-of.ts';
import { shortestPath } from './routes.ts';
import { silentEvents } from './totality.ts';
import { firstUnreached } from './unreached.ts';
import { readsGuesses, unsureOf } from './unsure.ts';

export interface Checking {
  /** Which rules count, and how much. */
  readonly rules?: Rules;
  /** How the failure that a state shows is read. */
  readonly reading?: FailureReader | undefined;
  /** What was noted while the graphs were walked, by the same reading. */
  readonly judged?: Judged | undefined;
}

/** Everything that can be said of a machine by its chart, its graphs and its model. */
export function check(model: Model, graphs: readonly Graph[], { rules = RECOMMENDED, reading, judged: noted }: Checking = {}): Finding[] {
  const judged = usable(model, noted);
  const causes = judged && new Causes(graphs, judged);
  const findings = new Findings(model.machine.id, rules);
  for (const graph of graphs) checkSteps(model, graph, findings);
  const unreached = checkReach(model, graphs, findings);
  const say = (rule: Rule, all: readonly Said[]) => {
    // A state that nothing leads to does nothing that it should: that it is not reached says so.
    for (const { message, state, on, isMaybe } of all)
      if (state === undefined || !unreached.has(state)) findings.add(rule, message, placed(state, on), isMaybe !== true);
  };
  say('unanswered-event', silentEvents(model, graphs));
  for (const graph of graphs) say('no-way-out', deadEnds(model, graph));
  say('endless-wait', waitsIn(model, graphs));
  const unexpected = unexpectedPlaces(model, graphs, reading, judged);
  say('expectation', eachOnce(unexpected.filter(({ message }) => causes?.isCause(message) ?? true)));
  for (const invariant of brokenSentences(model.invariants, graphs, judged?.broken)) {
    const broken = firstViolation(invariant, graphs, causes && ((graph) => causes.breaking(invariant, graph)));
    if (broken === undefined) continue;
    const { graph, edge } = broken;
    const message = `"${invariant.title}" is broken`;
    if (edge === undefined) findings.add('invariant', `${message}: ${graph.input}: at first`);
    else
      findings.add('invariant', `${message} from input "${graph.input}"`, {
        ...placed(innermost(edge.before), edge.event.type),
        path: [...wayTo(graph, edge.from), `${eventName(edge.event.type)} -> ${JSON.stringify(edge.after.value)}`],
      });
  }
  return [...lint(model, rules), ...findings.all];
}

const placed = (state: string | undefined, on: string | undefined): Pick<Finding, 'state' | 'on'> => ({
  ...(state === undefined ? {} : { state }),
  ...(on === undefined ? {} : { on }),
});

const isEndless = (error: unknown): boolean => said(error).includes('goes round for ever');
const said = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

function checkSteps(model: Model, graph: Graph, findings: Findings): void {
  const { input, failsAtFirst, failures, inPlace, merged, isCut, vertices } = graph;
  if (failsAtFirst !== undefined)
    findings.add(
      isEndless(failsAtFirst.error) ? 'endless-loop' : 'throws-at-start',
      `from input "${input}" it does not begin: ${said(failsAtFirst.error)}`,
      {},
      !readsGuesses(model),
    );
  for (const [failure, others] of eachFailure(failures)) {
    const [rule, message] = ofFailure(model, graph, failure);
    if (rule === undefined) continue;
    const at = graph.vertices.get(failure.from)?.snapshot;
    const place = {
      ...placed(at && innermost(at), failure.event.type),
      path: [...wayTo(graph, failure.from), eventName(failure.event.type)],
    };
    findings.add(rule, others === 0 ? message : `${message} (and in ${others} more situations)`, place, !readsGuesses(model));
  }
  for (const edge of inPlace) {
    const message = `${eventName(edge.event.type)} in ${JSON.stringify(edge.before.value)} changes the context in place, so that what was before changes too`;
    findings.add('changed-in-place', message, { ...placed(innermost(edge.before), edge.event.type), path: [story(graph, edge)] });
  }
  for (const { at, what } of merged)
    findings.add(
      'not-told-apart',
      `${at} holds a ${what}, which shows nothing of itself: two that differ are taken for one`,
      {},
      !isGuess(model),
    );
  if (isCut)
    findings.add(
      'too-many-vertices',
      `from input "${input}" there are more than ${vertices.size} situations${growing(graph)}: a model says by \`distinguish\` what matters`,
    );
}

/** The part of the context that is most often another: it counts, or a list grows in it. */
function growing({ vertices }: Graph): string {
  const seen = new Map<string, Set<string>>();
  for (const { snapshot } of vertices.values())
    for (const [key, value] of Object.entries<unknown>(snapshot.context ?? {}))
      seen.set(key, (seen.get(key) ?? new Set()).add(textOf(value)));
  const [most] = [...seen].sort(([, one], [, other]) => other.size - one.size);
  return most === undefined ? '' : `, with ${most[1].size} values of context.${most[0]}`;
}

/** The first of those that throw the same for the same event, and how many others there are. */
function eachFailure(failures: readonly Failure[]): (readonly [Failure, others: number])[] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const name = `${failure.event.type} ${said(failure.error)}`;
    groups.set(name, [...(groups.get(name) ?? []), failure]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [[first, others.length] as const]));
}

type RuleAndMessage = readonly [rule: Rule | undefined, message: string];

function ofFailure(model: Model, graph: Graph, { from, event, error }: Failure): RuleAndMessage {
  const place = `${eventName(event.type)} in ${stateOf(graph, from)}`;
  if (error instanceof Unanswered) return ['error-stops-machine', `${place} stops the machine: no state answers the error`];
  if (isEndless(error)) return ['endless-loop', `${place}: ${said(error)}`];
  if (!isGuessed(model, event)) return ['throws', `${place} throws: ${said(error)}`];
  const [, missing] = /\b(\w+) is not defined$/.exec(said(error)) ?? [];
  if (missing !== undefined) return ['sample-needed', `${place} needs ${missing}, which Node ${process.versions.node} does not have`];
  // Another guess may do; if none does, the data has to be told.
  const samples = model.events.filter(({ type }) => type === event.type).length;
  const thrown = graph.failures.filter((each) => each.from === from && each.event.type === event.type).length;
  if (samples > thrown || (samples === 0 && graph.edges.get(from)?.some((edge) => edge.event.type === event.type))) return [undefined, ''];
  return ['sample-needed', `${place} throws: ${said(error)}. Which data does it bring?`];
}

const stateOf = ({ vertices }: Graph, key: string): string => JSON.stringify(vertices.get(key)?.snapshot.value);

const wayTo = (graph: Graph, vertex: string): string[] =>
  shortestPath(graph, vertex).map(({ event, after }) => `${eventName(event.type)} -> ${JSON.stringify(after.value)}`);

/** Gives the states that nothing leads to. */
function checkReach(model: Model, graphs: readonly Graph[], findings: Findings): ReadonlySet<string> {
  const { unreachedStates, untaken } = coverage(model, graphs);
  if (graphs.every(({ vertices }) => vertices.size === 0)) return new Set();
  const unsure = unsureOf(model, graphs);
  const why = graphs.some(({ isCut }) => isCut) ? ', as far as was explored' : ', with guessed samples';
  const maybe = new Set([...unsure.states].map(pathOf));
  for (const isSure of [true, false])
    for (const { state, behind } of firstUnreached(
      model.machine,
      unreachedStates.filter((path) => maybe.has(path) !== isSure),
    )) {
      const more = behind === 0 ? '' : ` (and to ${behind} more behind it)`;
      findings.add('unreached-state', `nothing leads to ${state}${more}${isSure ? '' : why}`, { state }, isSure);
    }
  const unreached = new Set(unreachedStates);
  for (const transition of untaken) {
    const state = pathOf(transition.source as StateNode);
    // What leaves such a state says nothing more.
    if (unreached.has(state)) continue;
    const isSure = !unsure.transitions.has(transition);
    const message = `never taken${isSure ? '' : why}: ${transitionName(transition)}`;
    findings.add('unreached-transition', message, { state, on: transition.eventType }, isSure);
  }
  return findings.isOn('unreached-state') ? unreached : new Set();
}
