import type { AnyMachineSnapshot, StateNode } from 'xstate';
import { actorName } from './chart.ts';
import { isMadeUpId, isUnnamedSource, nodesOf } from './xstate-internals.ts';

/** An actor by its id or, where XState made that up, by the name of its logic. */
export function nameOfActor(snapshot: AnyMachineSnapshot, id: string): string {
  return nameInvokedBy(nodesOf(snapshot), id);
}

/** The same, of an actor that one of these states invokes. */
export function nameInvokedBy(nodes: readonly StateNode[], id: string): string {
  const [invoke] = isMadeUpId(id) ? nodes.flatMap((node) => node.invoke.filter((each) => each.id === id)) : [];
  return invoke === undefined || isUnnamedSource(invoke.src) ? actorName(id) : String(invoke.src);
}
