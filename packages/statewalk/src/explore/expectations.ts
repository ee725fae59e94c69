import type { AnyEventObject, AnyMachineSnapshot, StateNode } from 'xstate';
import { eventName, pathOf } from './chart.ts';
import { distinctEdgesOfAll } from './distinct-edges.ts';
import type { Edge } from './edge.ts';
import type { Said } from './finding.ts';
import type { Graph } from './graph.ts';
import { type Destination, type FailureReader, type Model, SAME_FAILURE, SAME_STATE } from './model.ts';
import { nodesOf } from './xstate-internals.ts';

interface Step {
  readonly before: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly after: AnyMachineSnapshot;
}

/** A machine that shows no failures. */
const NO_FAILURES: FailureReader = { failureOf: () => null };

/** What was said of steps while they were walked. */
export interface Noted {
  /** Rows that are about a step. */
  readonly used: ReadonlySet<string>;
  unexpectedFrom(input: string): readonly Said[];
}

/** What one state says of one event. */
interface Row {
  readonly at: StateNode;
  readonly on: string;
}

/**
 * The steps that lead elsewhere than the model says (`expectations`, `startsIn`, `outputs`), or show another failure; the steps that it does not
 * mention; and the states and events that it mentions and the machine lacks. A model without `expectations` finds nothing.
 */
export const unexpectedSteps = (model: Model, graphs: readonly Graph[], reading = NO_FAILURES, noted?: Noted): string[] =>
  unexpectedPlaces(model, graphs, reading, noted).map(({ message }) => message);

/** The same, with their places. */
export function unexpectedPlaces(model: Model, graphs: readonly Graph[], reading = NO_FAILURES, noted?: Noted): Said[] {
  if (model.expectations === undefined) return [];
  const findings = new Map<string, Said>();
  const note = (said: Said): void => void (findings.has(said.message) || findings.set(said.message, said));
  const used = new Set(noted?.used);
  const look = (step: Step): void => {
    for (const finding of unexpectedAt(model, step, reading, used)) note(finding);
  };
  const leavingSeen = new Set<readonly Edge[]>();
  for (const [graph, edges] of noted === undefined ? distinctEdgesOfAll(graphs) : graphs.map((graph) => [graph, []] as const)) {
    const first = graph.vertices.get(graph.initial)?.snapshot;
    if (first !== undefined) for (const message of unexpectedAtFirst(model, graph.input, first, reading)) note({ message });
    for (const edge of edges) look(edge);
    for (const said of noted?.unexpectedFrom(graph.input) ?? []) note(said);
    const seen = new Set<AnyMachineSnapshot>();
    for (const [key, { snapshot }] of graph.vertices) {
      const leaving = graph.edges.get(key) ?? [];
      // Graphs share the edges of vertices that they share.
      if (seen.has(snapshot) || leavingSeen.has(leaving)) continue;
      seen.add(snapshot);
      leavingSeen.add(leaving);
      for (const event of unanswered(model, snapshot, leaving)) look({ before: snapshot, event, after: snapshot });
    }
  }
  const rows = Object.entries(model.expectations).flatMap(([path, byEvent]) =>
    Object.keys(byEvent).map((on) => ({ path, name: `${path}: ${on}` })),
  );
  const unused = rows
    .filter(({ name }) => !used.has(name))
    .map(({ path, name }) => ({ message: `no step is one of ${name}`, state: path }));
  return [...findings.values(), ...unused];
}

/** What the model says otherwise of the snapshot that the machine begins with, which may be its last. */
export function unexpectedAtFirst(model: Model, input: string, first: AnyMachineSnapshot, reading = NO_FAILURES): string[] {
  if (model.startsIn === undefined) return [];
  const at = model.startsIn[input];
  if (at === undefined) return [`nothing says where ${input} begins`];
  const wrong = isAt(reading, first, at, first) ? [] : [`${input} begins in ${said(first)}, not in ${shown(at)}`];
  return [...wrong, ...wrongEnd(model, { event: { type: 'xstate.init' }, after: first })];
}

/** What the model says otherwise of one step; one without effect leaves the very same snapshot. */
export const unexpectedIn = (model: Model, step: Step, reading = NO_FAILURES): string[] =>
  unexpectedAt(model, step, reading).map(({ message }) => message);

/** The same, with their places. @param used gets the names of the rows that are about the step */
export function unexpectedAt(model: Model, step: Step, reading = NO_FAILURES, used?: Set<string>): Said[] {
  if (model.expectations === undefined) return [];
  const rows = rowsFor(model, step);
  for (const { at, on } of rows) used?.add(`${pathOf(at)}: ${on}`);
  const moved = step.after !== step.before;
  const [name, on] = [leavesOf(step.before).map(pathOf).join(' + '), eventName(step.event.type)];
  const wrong = rows.flatMap((row): Said[] => {
    const wrong = wrongBy(model, reading, row, step);
    return wrong === undefined ? [] : [{ ...wrong, state: pathOf(row.at), on: step.event.type }];
  });
  const here = { state: leavesOf(step.before).map(pathOf).at(-1), on: step.event.type };
  const others = [
    ...(moved && rows.length === 0 ? [`nothing says where ${on} leads in ${name}`] : []),
    ...(moved ? wrongEnd(model, step) : []),
    ...(moved || rows.length > 0 ? wrongContext(model, step) : []),
  ];
  return [...wrong, ...others.map((message) => ({ message, ...here }))];
}

/** What a person may send here without any effect. */
function unanswered({ events }: Model, { status }: AnyMachineSnapshot, edges: readonly Edge[]): AnyEventObject[] {
  if (status !== 'active') return [];
  const answered = new Set<unknown>(edges.map(({ event }) => event));
  return events.filter((event) => !answered.has(event));
}

const isLeaf = ({ type }: StateNode): boolean => type === 'atomic' || type === 'final';
const leavesOf = (snapshot: AnyMachineSnapshot): StateNode[] => nodesOf(snapshot).filter(isLeaf);
const said = ({ value }: AnyMachineSnapshot): string => JSON.stringify(value);

/** For each active region: the row of the innermost state that expects this event. */
function rowsFor({ expectations }: Model, { before, event }: Step): Row[] {
  const on = eventName(event.type);
  const rows = new Map<StateNode, Row>();
  for (const leaf of leavesOf(before)) {
    for (let node: StateNode | undefined = leaf; node !== undefined; node = node.parent) {
      if (expectations?.[pathOf(node)]?.[on] === undefined || isTimerOfAnother(event, node)) continue;
      rows.set(node, { at: node, on });
      break;
    }
  }
  return [...rows.values()];
}

/** Timers of two states may have the same delay. */
const isTimerOfAnother = ({ type }: AnyEventObject, { id }: StateNode): boolean =>
  type.startsWith('xstate.after.') && !type.endsWith(`.${id}`);

const shown = (destination: Destination): string => (typeof destination === 'string' ? destination : JSON.stringify(destination));

/** True if the machine is at `destination` with the expected failure; if none is expected, `failure` must be null. */
function isAt(
  { failureOf }: FailureReader,
  after: AnyMachineSnapshot,
  destination: Destination,
  before: AnyMachineSnapshot,
  at?: StateNode,
): boolean {
  if (destination === SAME_STATE) {
    const within = leavesOf(before).filter((leaf) => at === undefined || isWithin(leaf, at));
    return within.every((leaf) => nodesOf(after).includes(leaf)) && failureOf(after) === failureOf(before);
  }
  const { to, failure = null } = typeof destination === 'string' ? { to: destination } : destination;
  const paths = nodesOf(after).map(pathOf);
  const there = [to].flat().every((path) => (path === SAME_STATE ? said(after) === said(before) : paths.includes(path)));
  return there && (after.status === 'done' || failureOf(after) === (failure === SAME_FAILURE ? failureOf(before) : failure));
}

const isWithin = (node: StateNode | undefined, outer: StateNode): boolean =>
  node !== undefined && (node === outer || isWithin(node.parent, outer));

function wrongBy(
  { expectations }: Model,
  reading: FailureReader,
  { at, on }: Row,
  { before, event, after }: Step,
): Pick<Said, 'message' | 'expected'> | undefined {
  const expectation = expectations?.[pathOf(at)]?.[on];
  if (expectation === undefined) return undefined;
  const destination = typeof expectation === 'function' ? expectation(event, before) : expectation;
  if (isAt(reading, after, destination, before, at)) return undefined;
  const shownFailure = reading.failureOf(after);
  const expected = shown(destination);
  const led = `${said(after)}${shownFailure === null ? '' : ` showing ${shownFailure}`}`;
  return { message: `${pathOf(at)}: ${on} leads to ${led}, not to ${expected}`, expected };
}

function wrongContext({ contextAfter }: Model, { before, event, after }: Step): string[] {
  const on = eventName(event.type);
  const kept = contextAfter?.[on]?.(event, before) ?? {};
  const context = after.context as Readonly<Record<string, unknown>>;
  return Object.entries(kept)
    .filter(([key, value]) => JSON.stringify(context[key]) !== JSON.stringify(value))
    .map(([key, value]) => `${on} leaves ${key} as ${JSON.stringify(context[key])}, not as ${JSON.stringify(value)}`);
}

function wrongEnd({ outputs }: Model, { event, after }: Pick<Step, 'event' | 'after'>): string[] {
  if (outputs === undefined || after.status !== 'done') return [];
  const state = String(after.value);
  // An output that comes from the event is for an invariant to say.
  if (!(state in outputs)) return [];
  const end = outputs[state];
  const expected = typeof end === 'function' ? end(event, after) : end;
  if (JSON.stringify(after.output) === JSON.stringify(expected)) return [];
  return [`${state} ends with ${JSON.stringify(after.output)}, not with ${JSON.stringify(expected)}`];
}
