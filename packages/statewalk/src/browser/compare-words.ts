import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import { shortestPath } from '../explore/routes.ts';
import type { PathRunner } from './path-runner.ts';
import { stateAt } from './run-path.ts';
import type { KeptWords } from './screens.ts';

/** How long words may take to come, ms; once some differ, others are not waited for as long. */
const PATIENCE = { first: 5_000, later: 500 };

/** A screen that says other words than it did, and the last step of the way to it. */
export interface WordsFault {
  readonly fault: string;
  readonly graph: Graph;
  readonly last: Edge | undefined;
}

/** Compares what the screens say with what is kept of them, on the way of the paths. Each difference is said once. */
export class ComparedWords {
  private readonly differences = new Map<string, WordsFault>();
  private readonly seen = new Map<Graph, Set<string>>();

  constructor(
    private readonly runner: PathRunner,
    private readonly kept: KeptWords | undefined,
  ) {}

  /** Where screen and model agree. */
  async note(graph: Graph, edges: readonly Edge[]): Promise<void> {
    const last = edges.at(-1);
    const vertex = last?.to ?? graph.initial;
    const kept = this.kept?.at.get(graph)?.get(vertex);
    const seen = this.seen.get(graph) ?? new Set();
    this.seen.set(graph, seen);
    if (kept === undefined || seen.has(vertex)) return;
    seen.add(vertex);
    const other = await this.runner.wordsOtherThan(kept, this.differences.size === 0 ? PATIENCE.first : PATIENCE.later);
    if (other === undefined || this.differences.has(other)) return;
    this.differences.set(other, { fault: `${stateAt(graph, vertex)} ${other}`, graph, last });
  }

  /** Goes to the screens that no path has come to, and compares them too: the farthest first, as others lie on the way to it. */
  async seeRest(offered: readonly Graph[], graphs: readonly Graph[]): Promise<void> {
    for (const [graph, vertices] of this.kept?.at ?? []) {
      const way = offered[graphs.indexOf(graph)];
      if (way === undefined) continue;
      const isSeen = (vertex: string) => this.seen.get(graph)?.has(vertex) === true;
      const ways = [...vertices.keys()].filter((vertex) => !isSeen(vertex)).map((vertex) => shortestPath(way, vertex));
      for (const edges of ways.filter(({ length }) => length > 0).sort((one, other) => other.length - one.length))
        if (!isSeen(edges.at(-1)?.to ?? graph.initial)) await this.goTo(graph, edges);
    }
  }

  private async goTo(graph: Graph, edges: readonly Edge[]): Promise<void> {
    try {
      await this.runner.start(graph);
      for (const [index, edge] of edges.entries()) {
        await this.runner.take(graph, edge);
        await this.note(graph, edges.slice(0, index + 1));
      }
    } catch {
      // The paths tell why.
    }
  }

  faults(): readonly WordsFault[] {
    return [...this.differences.values()].map((each) => ({ ...each, fault: `${each.fault}; if it should, ${this.kept?.how}` }));
  }
}
