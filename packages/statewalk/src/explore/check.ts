import { eventName, pathOf, statesOf } from './chart.ts';
import { coverage } from './coverage.ts';
import { Unanswered } from './dry-run.ts';
import { endlessWaits, withoutWayOut } from './escape.ts';
import { unexpectedSteps } from './expectations.ts';
import { type Finding, Findings, RECOMMENDED, type Rules } from './finding.ts';
import type { Failure, Graph } from './graph.ts';
import { brokenSentences, story, violations } from './invariants.ts';
import { lint } from './lint.ts';
import type { FailureReader, Model } from './model.ts';
import { isGuessed } from './model-of.ts';
import { shortestPath } from './routes.ts';
import { totality } from './totality.ts';

export interface Checking {
  /** Which rules count, and how much. */
  readonly rules?: Rules;
  /** How the failure that a state shows is read. */
  readonly reading?: FailureReader | undefined;
}

/** Everything that can be said of a machine by its chart, its graphs and its model. */
export function check(model: Model, graphs: readonly Graph[], { rules = RECOMMENDED, reading }: Checking = {}): Finding[] {
  const findings = new Findings(model.machine.id, rules);
  for (const graph of graphs) checkSteps(model, graph, findings);
  checkReach(model, graphs, findings);
  for (const message of totality(model, graphs)) findings.add('unanswered-event', message);
  for (const message of new Set(graphs.flatMap((graph) => withoutWayOut(model, graph)))) findings.add('no-way-out', message);
  for (const message of endlessWaits(model, graphs)) findings.add('endless-wait', message);
  for (const message of unexpectedSteps(model, graphs, reading)) findings.add('expectation', message);
  for (const invariant of brokenSentences(model.invariants, graphs)) {
    const [message] = violations(invariant, graphs);
    if (message !== undefined) findings.add('invariant', message);
  }
  return [...lint(model, rules), ...findings.all];
}

const isEndless = (error: unknown): boolean => said(error).includes('goes round for ever');
const said = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

function checkSteps(model: Model, graph: Graph, findings: Findings): void {
  const { input, failsAtFirst, failures, inPlace, merged, isCut, vertices } = graph;
  if (failsAtFirst !== undefined)
    findings.add(
      isEndless(failsAtFirst.error) ? 'endless-loop' : 'throws-at-start',
      `from input "${input}" it does not begin: ${said(failsAtFirst.error)}`,
    );
  const told = new Set<string>();
  for (const failure of failures) {
    const [rule, message] = ofFailure(model, graph, failure);
    if (rule === undefined || told.has(`${rule} ${message}`)) continue;
    told.add(`${rule} ${message}`);
    findings.add(rule, message, {
      state: stateOf(graph, failure.from),
      path: [...wayTo(graph, failure.from), eventName(failure.event.type)],
    });
  }
  for (const edge of inPlace) {
    const message = `${eventName(edge.event.type)} in ${JSON.stringify(edge.before.value)} changes the context in place, so that what was before changes too`;
    if (!told.has(message)) findings.add('changed-in-place', message, { path: [story(graph, edge)] });
    told.add(message);
  }
  for (const { at, what } of merged)
    findings.add('not-told-apart', `${at} holds a ${what}, which shows nothing of itself: two that differ are taken for one`);
  if (isCut)
    findings.add(
      'too-many-vertices',
      `from input "${input}" there are more than ${vertices.size} vertices: something counts, or a list grows`,
    );
}

type Said = readonly [rule: Parameters<Findings['add']>[0] | undefined, message: string];

function ofFailure(model: Model, graph: Graph, { from, event, error }: Failure): Said {
  const place = `${eventName(event.type)} in ${stateOf(graph, from)}`;
  if (error instanceof Unanswered) return ['error-stops-machine', `${place} stops the machine: no state answers the error`];
  if (isEndless(error)) return ['endless-loop', `${place}: ${said(error)}`];
  if (!isGuessed(model, event)) return ['throws', `${place} throws: ${said(error)}`];
  // Another guess may do; if none does, the data has to be told.
  const samples = model.events.filter(({ type }) => type === event.type).length;
  const thrown = graph.failures.filter((each) => each.from === from && each.event.type === event.type).length;
  if (samples > thrown || (samples === 0 && graph.edges.get(from)?.some((edge) => edge.event.type === event.type))) return [undefined, ''];
  return ['sample-needed', `${place} throws: ${said(error)}. Which data does it bring?`];
}

const stateOf = ({ vertices }: Graph, key: string): string => JSON.stringify(vertices.get(key)?.snapshot.value);

const wayTo = (graph: Graph, vertex: string): string[] =>
  shortestPath(graph, vertex).map(({ event, after }) => `${eventName(event.type)} -> ${JSON.stringify(after.value)}`);

function checkReach(model: Model, graphs: readonly Graph[], findings: Findings): void {
  const { unreachedStates, unreachedTransitions } = coverage(model, graphs);
  if (graphs.every(({ vertices }) => vertices.size === 0)) return;
  const isUnsure = graphs.some(({ isCut }) => isCut) ? ', as far as was explored' : '';
  const hint = model.guessed !== undefined && model.guessed.size > 0 ? ', with guessed samples' : '';
  for (const state of unreachedStates) findings.add('unreached-state', `nothing leads to ${state}${isUnsure}`, { state });
  const unreached = new Set(unreachedStates);
  // What leaves such a state says nothing more.
  const within = statesOf(model.machine)
    .map(pathOf)
    .filter((path) => unreached.has(path));
  for (const transition of unreachedTransitions)
    if (!within.some((path) => transition.startsWith(`${path}:`)))
      findings.add('unreached-transition', `never taken${hint}${isUnsure}: ${transition}`);
}
