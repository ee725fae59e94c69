import type { Edge } from './edge.ts';
import type { Graph } from './graph.ts';
import type { Judged } from './judged.ts';
import type { Invariant } from './model.ts';

/**
 * What lies behind a step that leads elsewhere than the model says is wrong by that step: it is not said again. A part of the graphs can be
 * reached by steps alone that are as they should be; faults there are causes.
 */
export class Causes {
  /** What is said of steps that begin in that part. */
  private readonly messages = new Set<string>();
  private readonly sound = new Map<Graph, readonly Edge[]>();
  private readonly ofSteps: ReadonlySet<string>;

  constructor(
    graphs: readonly Graph[],
    private readonly judged: Judged,
  ) {
    this.ofSteps = judged.messages;
    for (const graph of graphs) {
      const edges = this.soundEdges(graph);
      this.sound.set(graph, edges);
      if (this.ofSteps.size > 0) for (const edge of edges) for (const { message } of judged.unexpectedAt(edge)) this.messages.add(message);
    }
  }

  /** Is the message of a cause, or of no step at all? */
  isCause(message: string): boolean {
    return this.messages.has(message) || !this.ofSteps.has(message);
  }

  /** The first step that breaks a sentence by itself. */
  breaking(invariant: Invariant, graph: Graph): Edge | undefined {
    return this.sound.get(graph)?.find((edge) => this.judged.breaks(invariant, edge));
  }

  /** In the order in which they were walked. */
  private soundEdges({ initial, edges, vertices }: Graph): readonly Edge[] {
    const found = new Set([initial]);
    if (this.ofSteps.size === 0) return [...edges.values()].flat();
    for (const vertex of found)
      for (const edge of edges.get(vertex) ?? []) if (this.judged.unexpectedAt(edge).length === 0) found.add(edge.to);
    return [...vertices.keys()].filter((vertex) => found.has(vertex)).flatMap((vertex) => edges.get(vertex) ?? []);
  }
}
