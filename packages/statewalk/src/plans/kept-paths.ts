import { isNumbered, type NumberedEdge, type NumberedGraph } from '../cache/lazy-graph.ts';
import type { Explorer } from '../cache/project-cache.ts';
import { originalOf } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { ProjectReading } from '../project-reading.ts';
import { type Found, findPaths } from './find-paths.ts';
import type { Request } from './request.ts';

/** Found paths as numbers of edges. */
export interface KeptFound {
  readonly paths: readonly { readonly input: string; readonly edges: readonly number[] }[];
  readonly leftOut: number;
}

export const areNumbered = (graphs: readonly Graph[]): graphs is readonly NumberedGraph[] => graphs.every(isNumbered);

/** @param found in graphs that are numbered */
export const inNumbers = ({ paths, leftOut }: Found): KeptFound => ({
  paths: paths.map(({ input, edges }) => ({ input, edges: edges.map((edge) => (originalOf(edge) as NumberedEdge).number) })),
  leftOut,
});

export const inEdges = ({ paths, leftOut }: KeptFound, graphs: readonly NumberedGraph[]): Found => ({
  paths: paths.map(({ input, edges }) => ({ input, edges: graphs.find((graph) => graph.input === input)?.edgesAt(edges) ?? [] })),
  leftOut,
});

/** What a project says of errors decides which steps are avoided, or are meant, and which messages there are: such paths are found anew. */
const isKeepable = ({ avoid, events, cover }: Request, graphs: readonly Graph[]): graphs is readonly NumberedGraph[] =>
  avoid.length === 0 && events.length === 0 && cover !== 'messages' && areNumbered(graphs);

/** The paths that a request asks for, found again where they were found before. */
export function keptPaths(explorer: Explorer, name: string, graphs: readonly Graph[], request: Request, reading: ProjectReading): Found {
  if (!isKeepable(request, graphs)) return findPaths(graphs, request, reading);
  const of = { request, requirement: String(reading.requirement) };
  return inEdges(
    explorer.kept('paths', name, of, () => inNumbers(findPaths(graphs, request, reading))),
    graphs,
  );
}
