import type { Edge } from '../explore/edge.ts';
import { byWayIn, type Covers, ofGuards, ofMessages, ofPairs, ofTransitions } from '../explore/goals.ts';
import type { Graph } from '../explore/graph.ts';
import { outermost } from '../explore/outermost.ts';
import type { Goal } from '../explore/paths.ts';
import type { ProjectReading } from '../project-reading.ts';
import type { Request } from './request.ts';

/** The goal of a request. */
export function goalOf({ cover = 'transitions' }: Request, reading: ProjectReading): Goal {
  if (cover === 'transitions' || cover === 'edges') return cover;
  return cover === 'pairs' ? ofPairs : coversOf(cover, reading);
}

/** What a step covers, where the step alone tells it. */
export function coversOf(cover: 'transitions' | 'guards' | 'messages', reading: ProjectReading): Covers {
  if (cover === 'transitions') return ofTransitions;
  return cover === 'guards' ? ofGuards : messagesOf(reading);
}

/** The graph in which a goal can be told. */
export const graphFor = (graph: Graph, { cover }: Request): Graph => (cover === 'pairs' ? byWayIn(graph) : graph);

const messagesOf = ({ messageIn }: ProjectReading): Covers =>
  ofMessages(({ after }: Edge) => {
    const message = messageIn?.(after);
    return message === undefined ? [] : [`${outermost(after)}: ${message}`];
  });
