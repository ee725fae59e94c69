import { byWayIn, type Covers, ofGuards, ofMessages, ofPairs } from '../explore/goals.ts';
import type { Edge, Graph } from '../explore/graph.ts';
import { outermost } from '../explore/outermost.ts';
import type { Goal } from '../explore/paths.ts';
import type { ProjectReading } from '../project-reading.ts';
import type { Request } from './request.ts';

/** The goal of a request. */
export function goalOf({ cover = 'transitions' }: Request, reading: ProjectReading): Goal {
  const goals: Readonly<Record<NonNullable<Request['cover']>, Goal>> = {
    transitions: 'transitions',
    edges: 'edges',
    guards: ofGuards,
    pairs: ofPairs,
    messages: messagesOf(reading),
  };
  return goals[cover];
}

/** The graph in which a goal can be told. */
export const graphFor = (graph: Graph, { cover }: Request): Graph => (cover === 'pairs' ? byWayIn(graph) : graph);

const messagesOf = ({ messageIn }: ProjectReading): Covers =>
  ofMessages(({ after }: Edge) => {
    const message = messageIn?.(after);
    return message === undefined ? [] : [`${outermost(after)}: ${message}`];
  });
