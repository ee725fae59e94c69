import { type AnyStateMachine, StateMachine, type StateNode } from 'xstate';
import { eventName, isResting, pathOf, statesOf, type Transition, transitionName, transitionsOf } from './chart.ts';
import { type Finding, Findings, RECOMMENDED, type Rule, type Rules } from './finding.ts';
import { lintImplementations } from './lint-implementations.ts';
import type { Model, Outcome } from './model.ts';
import { covers, isCallbackLogic, isMadeUpId, isUnnamedSource } from './xstate-internals.ts';

const SCREAMING_SNAKE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const REQUIREMENT_ID = /\b[A-Z]{2,}-\d+\b/;

/** What the chart says wrongly or leaves unsaid: one sentence each, empty when all is well. Nothing is run. */
export function lint(model: Model, rules: Rules = RECOMMENDED): Finding[] {
  const { machine } = model;
  const isGuess = model.guessed !== undefined && model.guessed.size > 0;
  const findings = new Findings(machine.id, rules);
  lintDescriptions(machine, findings);
  lintInvokes(model, findings, isGuess);
  lintEvents(model, findings);
  lintRegions(machine, findings);
  lintEnds(machine, findings);
  lintImplementations(machine, findings, model.missing);
  return findings.all;
}

function lintDescriptions(machine: AnyStateMachine, findings: Findings): void {
  for (const node of statesOf(machine))
    if ((isResting(node) || node === machine.root) && !node.description)
      findings.add('description', `${pathOf(node)} has no description`, { state: pathOf(node) });
  const words = statesOf(machine).flatMap(({ description, meta }) => [description ?? '', JSON.stringify(meta ?? '')]);
  if (!words.some((text) => REQUIREMENT_ID.test(text))) findings.add('requirement', `${machine.id} names no requirement`);
}

/** Every invoke is named, fails somewhere, ends somewhere if it can end, and has sample outcomes; no outcome is for an actor that is not there. */
function lintInvokes({ machine, outcomes, endsByItself: waits = [] }: Model, findings: Findings, isGuess: boolean): void {
  const known = new Set<string>();
  for (const node of statesOf(machine)) {
    for (const invoke of node.invoke) {
      const src = String(invoke.src);
      known.add(invoke.id);
      if (outcomes[invoke.id] === undefined) known.add(src);
      const samples = outcomes[invoke.id] ?? outcomes[src] ?? [];
      const name = isMadeUpId(invoke.id) && !isUnnamedSource(src) ? src : invoke.id;
      const says = (rule: Rule, what: string, isSure = true) =>
        findings.add(
          rule,
          `${pathOf(node)}: the invoke "${name}" ${what}`,
          { state: pathOf(node), on: `xstate.error.actor.${invoke.id}` },
          isSure,
        );
      const logic: unknown = machine.implementations.actors[src];
      const ends = canEnd(logic, samples);
      const isCallback = isCallbackLogic(logic);
      if (isMadeUpId(invoke.id)) says('invoke-id', 'has no id of its own');
      if (invoke.onError === undefined) {
        // A machine that is invoked may have nothing that fails, a callback fails only as it begins, and what cannot end is seldom heard.
        const mayFail = !isGuess || (ends && !isCallback && !(logic instanceof StateMachine));
        says('no-on-error', 'has no onError: a failure would stop the machine', mayFail);
      }
      if (invoke.onDone === undefined && ends && !isCallback) says('no-on-done', 'has no onDone');
      if (samples.length === 0) {
        says('no-outcomes', 'has no sample outcomes in the model');
        continue;
      }
      if (invoke.onError !== undefined && !samples.some((each) => 'error' in each))
        says('no-outcomes', 'has no sample of a failure in the model');
      if (invoke.onDone !== undefined && !samples.some((each) => 'done' in each))
        says('no-outcomes', 'has no sample of a good end in the model');
      if (invoke.onSnapshot !== undefined && !samples.some((each) => 'snapshot' in each))
        says('no-outcomes', 'has no sample snapshot in the model');
    }
  }
  // What is spawned is not seen in the chart; its logic has a name, as a rule.
  const spawned = (id: string) => id in machine.implementations.actors;
  for (const id of Object.keys(outcomes))
    if (!known.has(id) && !spawned(id)) findings.add('unknown-invoke', `the model has outcomes for "${id}", which is not invoked`);
  for (const id of waits) if (!known.has(id)) findings.add('unknown-invoke', `the model lets "${id}" wait, which is not invoked`);
}

/** A machine ends if it has a final state; the end of any other actor that sends or shows something is not waited for. */
function canEnd(logic: unknown, samples: readonly Outcome[]): boolean {
  if (logic instanceof StateMachine) return Object.values(logic.root.states).some(({ type }) => type === 'final');
  return !samples.some((each) => 'snapshot' in each || 'sends' in each);
}

/** What the model sends is what the chart names, and the other way round. */
function lintEvents({ machine, events, outcomes }: Model, findings: Findings): void {
  const sent = new Set<string>(
    [...events, ...Object.values(outcomes).flatMap((all) => all.flatMap((each) => ('sends' in each ? [each.sends] : [])))].map(
      ({ type }) => type,
    ),
  );
  const named = new Set(statesOf(machine).flatMap((node) => [...node.transitions.keys()].filter((type) => !type.startsWith('xstate.'))));
  const isNamed = (type: string) => [...named].some((descriptor) => covers(descriptor, type));
  const isSent = (descriptor: string) => [...sent].some((type) => covers(descriptor, type));
  for (const type of sent)
    if (!SCREAMING_SNAKE.test(type)) findings.add('event-case', `the event "${type}" is not in SCREAMING_SNAKE_CASE`);
  for (const type of sent) if (!isNamed(type)) findings.add('unnamed-event', `the model sends "${type}", which no state names`);
  for (const type of named)
    if (type !== '*' && !isSent(type)) findings.add('event-never-sent', `the chart names "${type}", which the model never sends`);
}

/**
 * A transition from a parallel state into one of its regions leaves and re-enters every region: the others start over, unnoticed. It
 * belongs into the region itself.
 */
function lintRegions(machine: AnyStateMachine, findings: Findings): void {
  for (const node of statesOf(machine)) {
    if (node.type !== 'parallel') continue;
    for (const transition of transitionsOf(node)) {
      const into = regionsEntered(node, transition);
      if (into.size === 0 || into.size === Object.keys(node.states).length) continue;
      findings.add('regions-start-over', `${transitionName(transition)} makes all regions but ${[...into].join(', ')} start over`, {
        state: pathOf(node),
        on: transition.eventType,
      });
    }
  }
}

/** The regions of a parallel state into which one of its own transitions goes. */
const regionsEntered = (node: StateNode, { target }: Transition): Set<string | undefined> =>
  new Set(
    (target ?? [])
      .filter((to) => to !== node && to.path.length > node.path.length && node.path.every((key, at) => key === to.path[at]))
      .map((to) => to.path[node.path.length]),
  );

/** No state waits for ever; what ends, ends with an output; a part that ends is noticed. */
function lintEnds(machine: AnyStateMachine, findings: Findings): void {
  for (const node of statesOf(machine)) {
    const says = (rule: Rule, message: string) => findings.add(rule, `${pathOf(node)} ${message}`, { state: pathOf(node) });
    if (isResting(node) && !isInRegion(node) && !canBeLeft(node))
      says('waits-for-ever', 'waits for ever: neither it nor a state around it has a transition out');
    if (node.type !== 'final') continue;
    const transitions = transitionsOf(node);
    if (transitions.length > 0) says('final-with-transitions', `is final, yet has ${transitions.map(transitionName).join('; ')}`);
    if (node.parent === machine.root) {
      if (machine.root.output !== undefined && node.output === undefined && needsOutput(machine.root.output))
        says('output-missing', `ends without the output that ${machine.id} promises`);
      if (machine.root.output === undefined && node.output !== undefined)
        says('output-dropped', `has an output, but ${machine.id} does not hand it on`);
    } else if (node.parent?.parent?.type !== 'parallel' && node.parent?.config.onDone === undefined) {
      says('end-unnoticed', `is final, but nothing happens ${eventName(`xstate.done.state.${node.parent?.id}`)}`);
    }
  }
}

/** A machine's output may come from the context alone. */
const needsOutput = (output: unknown): boolean =>
  typeof output === 'function' && /\bevent\b/.test(Function.prototype.toString.call(output));

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
