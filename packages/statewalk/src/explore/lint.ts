import { type AnyStateMachine, StateMachine, type StateNode } from 'xstate';
import { eventName, isResting, pathOf, statesOf, type Transition, transitionName, transitionsOf } from './chart.ts';
import { lintImplementations } from './lint-implementations.ts';
import type { Model, Outcome } from './model.ts';
import { isMadeUpId } from './xstate-internals.ts';

const SCREAMING_SNAKE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const REQUIREMENT_ID = /\b[A-Z]{2,}-\d+\b/;

/** What the chart says wrongly or leaves unsaid: one sentence each, empty when all is well. Nothing is run. */
export function lint(model: Model): string[] {
  const { machine } = model;
  return [
    ...lintDescriptions(machine),
    ...lintInvokes(model),
    ...lintEvents(model),
    ...lintRegions(machine),
    ...lintEnds(machine),
    ...lintImplementations(machine),
  ];
}

function lintDescriptions(machine: AnyStateMachine): string[] {
  const findings = statesOf(machine)
    .filter((node) => isResting(node) && !node.description)
    .map((node) => `${pathOf(node)} has no description`);
  const words = statesOf(machine).flatMap(({ description, meta }) => [description ?? '', JSON.stringify(meta ?? '')]);
  if (!machine.root.description) findings.push(`${machine.id} has no description`);
  if (!words.some((text) => REQUIREMENT_ID.test(text))) findings.push(`${machine.id} names no requirement`);
  return findings;
}

/** Every invoke is named, fails somewhere, ends somewhere if it can end, and has sample outcomes; no outcome is for an invoke that is not there. */
function lintInvokes({ machine, outcomes, waits = [] }: Model): string[] {
  const findings: string[] = [];
  const known = new Set<string>();
  for (const node of statesOf(machine)) {
    for (const invoke of node.invoke) {
      known.add(invoke.id);
      const samples = outcomes[invoke.id] ?? [];
      const says = (what: string) => findings.push(`${pathOf(node)}: the invoke "${invoke.id}" ${what}`);
      if (isMadeUpId(invoke.id)) says('has no id of its own');
      if (invoke.onError === undefined) says('has no onError: a failure would stop the machine');
      if (invoke.onDone === undefined && canEnd(machine.implementations.actors[String(invoke.src)], samples)) says('has no onDone');
      if (samples.length === 0) {
        says('has no sample outcomes in the model');
        continue;
      }
      if (invoke.onError !== undefined && !samples.some((each) => 'error' in each)) says('has no sample of a failure in the model');
      if (invoke.onDone !== undefined && !samples.some((each) => 'done' in each)) says('has no sample of a good end in the model');
      if (invoke.onSnapshot !== undefined && !samples.some((each) => 'snapshot' in each)) says('has no sample snapshot in the model');
    }
  }
  for (const id of Object.keys(outcomes)) if (!known.has(id)) findings.push(`the model has outcomes for "${id}", which is not invoked`);
  for (const id of waits) if (!known.has(id)) findings.push(`the model lets "${id}" wait, which is not invoked`);
  return findings;
}

/** A machine ends if it has a final state; the end of any other actor that sends or shows something is not waited for. */
function canEnd(logic: unknown, samples: readonly Outcome[]): boolean {
  if (logic instanceof StateMachine) return Object.values(logic.root.states).some(({ type }) => type === 'final');
  return !samples.some((each) => 'snapshot' in each || 'sends' in each);
}

/** What the model sends is what the chart names, and the other way round. */
function lintEvents({ machine, events, outcomes }: Model): string[] {
  const sent = new Set<string>(
    [...events, ...Object.values(outcomes).flatMap((all) => all.flatMap((each) => ('sends' in each ? [each.sends] : [])))].map(
      ({ type }) => type,
    ),
  );
  const named = new Set(statesOf(machine).flatMap((node) => [...node.transitions.keys()].filter((type) => !type.startsWith('xstate.'))));
  return [
    ...[...sent].filter((type) => !SCREAMING_SNAKE.test(type)).map((type) => `the event "${type}" is not in SCREAMING_SNAKE_CASE`),
    ...[...sent].filter((type) => !named.has(type) && !named.has('*')).map((type) => `the model sends "${type}", which no state names`),
    ...[...named].filter((type) => type !== '*' && !sent.has(type)).map((type) => `the chart names "${type}", which the model never sends`),
  ];
}

/**
 * A transition from a parallel state into one of its regions leaves and re-enters every region: the others start over, unnoticed. It
 * belongs into the region itself.
 */
function lintRegions(machine: AnyStateMachine): string[] {
  return statesOf(machine)
    .filter(({ type }) => type === 'parallel')
    .flatMap((node) =>
      transitionsOf(node)
        .map((transition) => ({ transition, into: regionsEntered(node, transition) }))
        .filter(({ into }) => into.size > 0 && into.size < Object.keys(node.states).length),
    )
    .map(({ transition, into }) => `${transitionName(transition)} makes all regions but ${[...into].join(', ')} start over`);
}

/** The regions of a parallel state into which one of its own transitions goes. */
const regionsEntered = (node: StateNode, { target }: Transition): Set<string | undefined> =>
  new Set(
    (target ?? [])
      .filter((to) => to !== node && to.path.length > node.path.length && node.path.every((key, at) => key === to.path[at]))
      .map((to) => to.path[node.path.length]),
  );

/** No state waits for ever; what ends, ends with an output; a part that ends is noticed. */
function lintEnds(machine: AnyStateMachine): string[] {
  const findings: string[] = [];
  for (const node of statesOf(machine)) {
    if (isResting(node) && !isInRegion(node) && !canBeLeft(node))
      findings.push(`${pathOf(node)} waits for ever: neither it nor a state around it has a transition out`);
    if (node.type !== 'final') continue;
    const transitions = transitionsOf(node);
    if (transitions.length > 0) findings.push(`${pathOf(node)} is final, yet has ${transitions.map(transitionName).join('; ')}`);
    if (node.parent === machine.root) {
      if (machine.root.output !== undefined && node.output === undefined)
        findings.push(`${pathOf(node)} ends without the output that ${machine.id} promises`);
      if (machine.root.output === undefined && node.output !== undefined)
        findings.push(`${pathOf(node)} has an output, but ${machine.id} does not hand it on`);
    } else if (node.parent?.parent?.type !== 'parallel' && node.parent?.config.onDone === undefined) {
      findings.push(`${pathOf(node)} is final, but nothing happens ${eventName(`xstate.done.state.${node.parent?.id}`)}`);
    }
  }
  return findings;
}

/** A region may come to rest for good while the others go on; that the whole can be left is for the graph to show. */
const isInRegion = (node: StateNode): boolean => node.parent !== undefined && (node.parent.type === 'parallel' || isInRegion(node.parent));

function canBeLeft(node: StateNode): boolean {
  const around = (inner: StateNode): StateNode[] => [inner, ...(inner.parent ? around(inner.parent) : [])];
  return around(node).some((each) =>
    transitionsOf(each).some(
      ({ target, actions }) => (target !== undefined && !target.every((to) => to === node)) || (each === node && actions.length > 0),
    ),
  );
}
