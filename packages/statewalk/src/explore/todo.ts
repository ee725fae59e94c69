import type { Edge } from './edge.ts';
import type { Covers } from './goals.ts';
import type { Graph } from './graph.ts';

/** How many vertices are looked at for something that is left to do, before a new path is begun: keeps the whole near linear. */
const SIGHT = 256;

/** An edge between numbered vertices. */
interface Arc {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
  covered: boolean;
  /** What of it is to be covered, where that is not the edge itself. */
  readonly items: readonly unknown[];
}

/** Arcs by their distance from the start; what is before the cursor is covered. */
interface Queue {
  readonly arcs: Arc[];
  cursor: number;
}

/** What is left to cover, and where one stands. Vertices are numbered in the order of their distance from the start, which is 0. */
export class Todo {
  private readonly leaving: Arc[][] = [];
  /** Each vertex's distance from the start; below, the arc that reaches it first. */
  private readonly depth: number[] = [0];
  private readonly arriving: (Arc | undefined)[] = [undefined];
  private readonly going: Queue = { arcs: [], cursor: 0 };
  private readonly ending: Queue = { arcs: [], cursor: 0 };
  private at = 0;

  /** Scratch of `search`: the round in which a vertex was seen, by which arc, how far away. */
  private round = 0;
  private readonly seenIn: Int32Array;
  private readonly seenFar: Int32Array;
  private readonly seenBy: (Arc | undefined)[] = [];

  /** With a goal, what it names is to be covered, less what is in its set; without, every edge is. */
  constructor(
    graph: Graph,
    private readonly goal: { readonly covered: Set<unknown>; readonly covers: Covers } | undefined,
  ) {
    this.number(graph);
    for (const arcs of this.leaving) for (const arc of arcs) (this.isEnd(arc.to) ? this.ending : this.going).arcs.push(arc);
    this.seenIn = new Int32Array(this.leaving.length);
    this.seenFar = new Int32Array(this.leaving.length);
  }

  /** The way from the start over what is left and nearest to it; what ends a path comes last. Nothing, when all is covered. */
  begin(): readonly Edge[] | undefined {
    const first = this.front(this.going) ?? this.front(this.ending);
    return first && this.walk([...wayTo(this.arriving, first.from), first]);
  }

  /** The way from here to what is best done next, or nothing: then a new path is as good. */
  goOn(): readonly Edge[] | undefined {
    const open = this.leavingOf(this.at).filter((arc) => this.isOpen(arc));
    const here = open.find(({ to }) => to === this.at) ?? open.find(({ to }) => !this.isEnd(to));
    if (here !== undefined) return this.walk([here]);
    const [end] = open;
    const anew = this.front(this.going) ?? (end === undefined ? this.front(this.ending) : undefined);
    if (anew === undefined) return end && this.walk([end]);
    // To leave an open end behind is to come back for it later.
    const most = this.depthOf(anew.from) + 1 - (end === undefined ? 0 : this.depthOf(this.at) + 1);
    const way = this.search(most, this.front(this.going) === undefined);
    return this.walk(way ?? (end === undefined ? [] : [end]));
  }

  private number({ initial, edges }: Graph): void {
    const numbers = new Map([[initial, 0]]);
    for (const [vertex, from] of numbers) {
      const arcs: Arc[] = [];
      for (const edge of edges.get(vertex) ?? []) {
        const known = numbers.get(edge.to);
        const arc: Arc = { edge, from, to: known ?? numbers.size, covered: false, items: this.goal?.covers(edge) ?? [] };
        arcs.push(arc);
        if (known !== undefined) continue;
        numbers.set(edge.to, arc.to);
        this.arriving[arc.to] = arc;
        this.depth[arc.to] = this.depthOf(from) + 1;
      }
      this.leaving[from] = arcs;
    }
  }

  private walk(way: readonly Arc[]): readonly Edge[] | undefined {
    for (const arc of way) {
      arc.covered = true;
      for (const item of arc.items) this.goal?.covered.add(item);
      this.at = arc.to;
    }
    return way.length === 0 ? undefined : way.map(({ edge }) => edge);
  }

  /** Breadth first within sight, and not farther than `most` steps. */
  private search(most: number, endsToo: boolean): Arc[] | undefined {
    this.round += 1;
    const queue = [this.at];
    this.see(this.at, undefined, 0);
    for (const vertex of queue) {
      const far = this.seenFar[vertex] ?? 0;
      if (far >= most || queue.length > SIGHT) return undefined;
      for (const arc of this.leavingOf(vertex)) {
        if ((endsToo || !this.isEnd(arc.to)) && this.isOpen(arc)) return [...wayTo(this.seenBy, vertex), arc];
        if (this.seenIn[arc.to] === this.round) continue;
        this.see(arc.to, arc, far + 1);
        queue.push(arc.to);
      }
    }
    return undefined;
  }

  private see(vertex: number, by: Arc | undefined, far: number): void {
    this.seenIn[vertex] = this.round;
    this.seenBy[vertex] = by;
    this.seenFar[vertex] = far;
  }

  private front(queue: Queue): Arc | undefined {
    let arc = queue.arcs[queue.cursor];
    while (arc !== undefined && !this.isOpen(arc)) arc = queue.arcs[++queue.cursor];
    return arc;
  }

  private isOpen(arc: Arc): boolean {
    const { goal } = this;
    return goal === undefined ? !arc.covered : arc.items.some((item) => !goal.covered.has(item));
  }

  private leavingOf(vertex: number): readonly Arc[] {
    return this.leaving[vertex] ?? [];
  }

  private depthOf(vertex: number): number {
    return this.depth[vertex] ?? 0;
  }

  private isEnd(vertex: number): boolean {
    return this.leavingOf(vertex).length === 0;
  }
}

function wayTo(by: readonly (Arc | undefined)[], vertex: number): Arc[] {
  const way: Arc[] = [];
  for (let arc = by[vertex]; arc !== undefined; arc = by[arc.from]) way.push(arc);
  return way.reverse();
}
