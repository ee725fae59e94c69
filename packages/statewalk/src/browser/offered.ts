import { statesOf, type Transition, transitionName, transitionsOf } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import type { Bindings } from './bindings.ts';

/** Is this done at a control of the screen? */
export const isClicked = (edge: Edge, { fromOutside }: Bindings): boolean =>
  edge.source === 'person' && !fromOutside.includes(edge.event.type);

/** Do the bindings say that the screen has no control for this there? */
export const lacksControl = (edge: Edge, bindings: Bindings): boolean =>
  isClicked(edge, bindings) && bindings.notOffered[edge.event.type]?.(edge.before, edge.event) === true;

/** Does the use of its control send another event first there? */
export const isPreceded = ({ event, before }: Edge, { preceded }: Bindings): boolean => preceded[event.type]?.(before) === true;

/** Can this step be done in the browser, as the bindings have it? */
const isOffered = (edge: Edge, bindings: Bindings): boolean =>
  !isClicked(edge, bindings) ||
  (bindings.events[edge.event.type] !== undefined && !lacksControl(edge, bindings) && !isPreceded(edge, bindings));

/** The graph with only the steps that the bindings can do, and none over a transition of `left`. */
export function offeredGraph(graph: Graph, bindings: Bindings, left: ReadonlySet<string> = new Set()): Graph {
  const isLeft = ({ transitions }: Edge) => left.size > 0 && transitions.some((each) => left.has(transitionName(each)));
  const edges = [...graph.edges].map(
    ([vertex, leaving]) => [vertex, leaving.filter((edge) => isOffered(edge, bindings) && !isLeft(edge))] as const,
  );
  return { ...graph, edges: new Map(edges) };
}

/** What is chosen before the first event of an input. */
export function transitionsAtStart(graph: Graph): Set<Transition> {
  const stepped = new Set(allEdges(graph).flatMap(({ transitions }) => transitions));
  return new Set([...graph.transitions].filter((transition) => !stepped.has(transition)));
}

export const allTransitions = ({ machine }: Model): Transition[] => statesOf(machine).flatMap(transitionsOf);
