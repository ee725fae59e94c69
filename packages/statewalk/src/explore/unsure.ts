import type { StateNode } from 'xstate';
import { placeOf, wasAsked } from './anything.ts';
import { nameOf, statesOf, type Transition, transitionsOf } from './chart.ts';
import { coverage } from './coverage.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import { nodesOf } from './xstate-internals.ts';

/** What an exploration did not see, and other data than the guessed ones, or a longer walk, might show. */
export interface Unsure {
  readonly transitions: ReadonlySet<Transition>;
  readonly states: ReadonlySet<StateNode>;
}

const NOTHING: Unsure = { transitions: new Set(), states: new Set() };

/** A branch behind one without a guard is never asked. */
const isShadowed = (transition: Transition): boolean => branchesBefore(transition).some(({ guard }) => guard === undefined);

/** Has the state branches without an event, each with a guard? */
const isLeftByItself = ({ always = [] }: StateNode): boolean => always.length > 0 && always.every(({ guard }) => guard !== undefined);

function branchesBefore(transition: Transition): readonly Transition[] {
  const { transitions, always = [] } = transition.source as StateNode;
  const branches = transition.eventType === '' ? always : (transitions.get(transition.eventType) ?? []);
  return branches.slice(0, branches.indexOf(transition));
}

/** Untaken transitions whose guard looks at guesses, or whose event made the machine throw; and all that these may lead to. */
export function unsureOf(model: Model, graphs: readonly Graph[]): Unsure {
  if (model.guessed === undefined) return NOTHING;
  const { untaken } = coverage(model, graphs);
  if (graphs.some(({ isCut }) => isCut)) return { transitions: new Set(untaken), states: new Set(statesOf(model.machine)) };
  const standIns = new Set((model.missing ?? []).map(({ name }) => name));
  const isRead = readsGuesses(model) || graphs.some(holdsGuesses);
  const isReached = (node: StateNode) => graphs.some(({ states }) => states.has(node));
  const thrown = new Set(graphs.flatMap(({ failures }) => failures.map(({ event }) => String(event.type))));
  const rested = new Set(graphs.flatMap(({ vertices }) => [...vertices.values()].flatMap(({ snapshot }) => nodesOf(snapshot))));
  // With other data, a state that was always left at once may be one to stay in.
  const isPassing = (node: StateNode) => !rested.has(node) && (isRead || thrown.size > 0) && isLeftByItself(node);
  const isUnsure = (transition: Transition) =>
    isReached(transition.source as StateNode) &&
    !isShadowed(transition) &&
    (thrown.has(transition.eventType) ||
      branchesBefore(transition).some(({ guard }) => guard !== undefined && standIns.has(nameOf(guard))) ||
      (isRead && [transition, ...branchesBefore(transition)].some(({ guard }) => guard !== undefined)) ||
      isPassing(transition.source as StateNode));
  const transitions = new Set(untaken.filter(isUnsure));
  const states = new Set<StateNode>();
  // More transitions and more states come to the sets while they are looked at.
  for (const { target } of transitions) {
    for (const node of target ?? []) enter(node as StateNode, states);
    for (const node of states)
      if (!isReached(node)) for (const each of transitionsOf(node)) if (untaken.includes(each) && !isShadowed(each)) transitions.add(each);
    // Where more can be reached, more can be complete.
    if (states.size > 0) for (const each of untaken) if (each.eventType.startsWith('xstate.done.state.')) transitions.add(each);
  }
  return { transitions, states };
}

/** Has the machine looked at data that were guessed? Then a guard that never held may hold for others, and what throws may be their fault. */
export const readsGuesses = ({ inputs, events, outcomes, readsStandIns }: Model): boolean =>
  readsStandIns === true ||
  [
    ...Object.values<unknown>(inputs),
    ...events,
    ...Object.values(outcomes)
      .flat()
      .map((each) => ('done' in each ? each.done : 'snapshot' in each ? each.snapshot : undefined)),
  ].some(wasAsked);

/** Does a context have a guess in it? A comparison by `===` does not ask for anything. */
const holdsGuesses = ({ vertices }: Graph): boolean =>
  [...vertices.values()].some(({ snapshot }) =>
    Object.values<unknown>(snapshot.context ?? {}).some((value) => placeOf(value) !== undefined),
  );

/** The state, those around it, and those that begin with it. */
function enter(node: StateNode, entered: Set<StateNode>): void {
  for (let around: StateNode | undefined = node; around !== undefined; around = around.parent) entered.add(around);
  const inner = node.type === 'parallel' ? Object.values(node.states) : node.type === 'compound' ? (node.initial.target ?? []) : [];
  for (const each of inner) if (!entered.has(each as StateNode)) enter(each as StateNode, entered);
  // It may lead to any of its neighbours.
  if (node.type === 'history') for (const each of Object.values(node.parent?.states ?? {})) if (!entered.has(each)) enter(each, entered);
}
