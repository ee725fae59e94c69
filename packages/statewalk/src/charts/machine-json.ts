import type { AnyStateMachine, StateNode } from 'xstate';
import { nameOf, type Transition } from '../explore/chart.ts';
import { actionsOf, delayOf, initialOf, targetsOf } from './names.ts';

/** A state as XState and Stately's editor read it from JSON, implementations by their names. */
export interface StateJson {
  readonly [field: string]: unknown;
}

/** The composed machine: what functions and other files have put together stands in one chart. */
export const machineJson = ({ root, id }: AnyStateMachine): StateJson => ({ id, ...stateJson(root) });

function stateJson(node: StateNode): StateJson {
  const entries = [...node.transitions];
  const [initial] = initialOf(node);
  const done = entries.find(([type]) => type.startsWith('xstate.done.state.'))?.[1];
  const after = entries.filter(([type]) => delayOf(type) !== undefined);
  const on = entries.filter(([type]) => !type.startsWith('xstate.'));
  return given({
    description: node.description,
    type: node.type === 'atomic' || node.type === 'compound' ? undefined : node.type,
    history: node.history === false ? undefined : node.history,
    initial: initial?.key,
    entry: listed(actionsOf(node.entry)),
    exit: listed(actionsOf(node.exit)),
    invoke: listed(
      node.invoke.map(({ id, src }) =>
        given({
          id,
          src: nameOf(src),
          onDone: ways(entries, `xstate.done.actor.${id}`),
          onError: ways(entries, `xstate.error.actor.${id}`),
          onSnapshot: ways(entries, `xstate.snapshot.${id}`),
        }),
      ),
    ),
    on: named(on.map(([type, all]) => [type, all.map(transitionJson)])),
    after: named(after.map(([type, all]) => [delayOf(type) ?? '', all.map(transitionJson)])),
    always: listed((node.always ?? []).map(transitionJson)),
    onDone: done?.map(transitionJson),
    states: named(Object.entries(node.states).map(([key, each]) => [key, stateJson(each)])),
  });
}

const ways = (entries: readonly (readonly [string, readonly Transition[]])[], type: string): readonly StateJson[] | undefined =>
  entries.find(([each]) => each === type)?.[1].map(transitionJson);

/** States are named by their IDs, which stand for the same place from everywhere. */
const transitionJson = (transition: Transition): StateJson =>
  given({
    target: listed(targetsOf(transition).map(({ id }) => `#${id}`)),
    guard: transition.guard === undefined ? undefined : nameOf(transition.guard),
    actions: listed(actionsOf(transition.actions)),
    reenter: transition.reenter ? true : undefined,
    description: transition.description,
  });

const listed = <T>(all: readonly T[]): readonly T[] | undefined => (all.length === 0 ? undefined : all);
const named = (all: readonly (readonly [string, unknown])[]): StateJson | undefined =>
  all.length === 0 ? undefined : Object.fromEntries(all);
const given = (fields: StateJson): StateJson => Object.fromEntries(Object.entries(fields).filter(([, each]) => each !== undefined));
