import type { StateNode } from 'xstate';
import { textOf } from './canonical.ts';
import type { Transition } from './chart.ts';
import type { Position } from './position.ts';
import { nodesOf } from './xstate-internals.ts';

/** A vertex whose steps were all taken. */
export interface Walked<Edge> {
  readonly leaving: readonly Edge[];
  readonly transitions: readonly Transition[];
  readonly states: readonly StateNode[];
}

/** All that a step of a vertex can depend on, the whole context and not only what the model projects of it: two that agree in it lead to the same. */
export const wholeTextOf = (key: string, { snapshot, timers }: Position, context = textOf(snapshot.context)): string =>
  `${key} ${nodesOf(snapshot)
    .map(({ order }) => order)
    .join(' ')} ${[...timers].map(([id, event]) => `${id} ${textOf(event)}`).join(' ')} ${context}`;

/** Vertices that the graph of one input has, and that of another comes to, by their texts: their steps are taken once. */
export type SharedVertices<Edge> = Map<string, Walked<Edge>>;
