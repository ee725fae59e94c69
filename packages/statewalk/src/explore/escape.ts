import type { AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';
import { actorName, pathOf, statesOf } from './chart.ts';
import type { Said } from './finding.ts';
import { allEdges, type Graph, isOpen } from './graph.ts';
import type { Model } from './model.ts';
import { type Position, runningActors } from './position.ts';
import { trapsIn } from './traps.ts';
import { unsureOf } from './unsure.ts';
import { nodesOf } from './xstate-internals.ts';

/** Has the machine a state in which it is done? */
const canEnd = ({ root }: AnyStateMachine): boolean => isEnding(root);

/** A region ends as a machine does. */
const isEnding = ({ type, states }: StateNode): boolean => {
  const inner = Object.values(states);
  return type === 'parallel' ? inner.every(isEnding) : inner.some((each) => each.type === 'final');
};

/** Has a region come to an end that no `onDone` hears? Where the machine itself has none, that is one. */
const isEndOfRegion = ({ type, parent }: StateNode): boolean =>
  type === 'final' && parent?.parent?.type === 'parallel' && parent.config.onDone === undefined;

const said = (graph: Graph, key: string): string => JSON.stringify(graph.vertices.get(key)?.snapshot.value);

/** The innermost state that holds; of a parallel one, in its last region. */
export const innermost = (snapshot: AnyMachineSnapshot): string | undefined => leavesIn(snapshot).at(-1);

const leavesIn = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(pathOf);

/**
 * The vertices from which nothing leads to an end, or home where the model has one. Where it has none and the chart has no end either, out is
 * back: the states that the machine began in, whatever its context has learned since.
 */
export const withoutWayOut = (model: Model, graph: Graph): string[] => deadEnds(model, graph).map(({ message }) => message);

/** The same, with their states. */
export function deadEnds(model: Model, graph: Graph): Said[] {
  if (model.guessed !== undefined && model.home === undefined) return traps(model, graph);
  const arriving = new Map<string, string[]>();
  for (const { from, to } of allEdges(graph)) {
    const known = arriving.get(to);
    if (known === undefined) arriving.set(to, [from]);
    else known.push(from);
  }
  const isBackOut = model.home === undefined && !canEnd(model.machine);
  const begun = said(graph, graph.initial);
  const unsure = new Set([...unsureOf(model, [graph]).transitions].map(({ source }) => source));
  const isOut = (key: string, { snapshot }: Position) =>
    snapshot.status === 'done' ||
    isOpen(graph, key) ||
    nodesOf(snapshot).some((node) => unsure.has(node)) ||
    (model.home?.(snapshot) ?? (isBackOut && (said(graph, key) === begun || nodesOf(snapshot).some(isEndOfRegion))));
  const free = new Set([...graph.vertices].filter(([key, position]) => isOut(key, position)).map(([key]) => key));
  for (const key of free) for (const from of arriving.get(key) ?? []) free.add(from);
  const found = new Map<string, Said>();
  const leftBy = new Set([...graph.vertices].flatMap(([key, { snapshot }]) => (free.has(key) ? leavesIn(snapshot) : [])));
  for (const [key, { snapshot }] of graph.vertices) {
    if (free.has(key)) continue;
    // A state of one region that is always a dead end says it for each of its neighbours.
    const [dead] = nodesOf(snapshot).some(({ type }) => type === 'parallel') ? leavesIn(snapshot).filter((leaf) => !leftBy.has(leaf)) : [];
    const message = dead === undefined ? `from ${said(graph, key)} there is no way out` : `from ${dead} there is no way out`;
    if (!found.has(message)) found.set(message, { message, state: dead ?? innermost(snapshot) });
  }
  return [...found.values()];
}

/** A machine of which nothing is known is told where it comes to in the end. */
function traps(model: Model, graph: Graph): Said[] {
  const ends = [...graph.vertices.values()].some(({ snapshot }) => snapshot.status === 'done');
  const unsure = new Set([...unsureOf(model, [graph]).transitions].map(({ source }) => source as StateNode));
  return trapsIn(graph, unsure, ends).flatMap(({ values, keys, isMeant }) =>
    values.map((value, at) => {
      const snapshot = graph.vertices.get(keys[at] ?? '')?.snapshot;
      return { message: `from ${value} there is no way out`, state: snapshot && innermost(snapshot), isMaybe: isMeant };
    }),
  );
}

/**
 * Waiting that neither the person nor a timer can cut short: while an actor runs that is waited for (it has an `onDone`), something that
 * they do has to stop it, unless the model says that it ends by itself.
 */
export const endlessWaits = (model: Model, graphs: readonly Graph[]): string[] => waitsIn(model, graphs).map(({ message }) => message);

/** The same, with the states that wait. */
export function waitsIn(model: Model, graphs: readonly Graph[]): Said[] {
  const awaited = new Set(
    statesOf(model.machine).flatMap(({ invoke }) => invoke.filter(({ onDone }) => onDone !== undefined).map(({ id }) => id)),
  );
  const waits = new Set(model.endsByItself ?? []);
  const endless = new Map<string, Said>();
  for (const graph of graphs) {
    for (const [key, position] of graph.vertices) {
      if (isOpen(graph, key)) continue;
      const ways = (graph.edges.get(key) ?? []).filter(({ source }) => source !== 'actor');
      for (const id of runningActors(position)) {
        const canStop = ways.some(({ keeps }) => !keeps.has(id));
        if (awaited.has(id) && !canStop)
          endless.set(id, {
            message: `in ${said(graph, key)} no event can cut "${actorName(id)}" short`,
            state: stateThatInvokes(model, id),
          });
      }
    }
  }
  return [
    ...[...endless].filter(([id]) => !waits.has(id)).map(([, waiting]) => waiting),
    ...[...waits].filter((id) => !endless.has(id)).map((id) => ({ message: `the model needlessly lets "${id}" wait` })),
  ];
}

const stateThatInvokes = ({ machine }: Model, id: string): string | undefined =>
  statesOf(machine)
    .filter(({ invoke }) => invoke.some((each) => each.id === id))
    .map(pathOf)
    .at(0);
