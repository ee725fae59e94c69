import type { Transition } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import type { Path } from '../explore/paths.ts';
import { notAsked, notSaid, notSent } from './disagreement.ts';

/** Steps that have failed on the screen: a path that comes to one of them again would only wait for what does not come. */
export class FailedSteps {
  private readonly starts = new Set<string>();
  private readonly kinds = new Set<string>();
  private readonly steps: { readonly transitions: readonly Transition[]; readonly messages: string }[] = [];

  constructor(private readonly messagesIn: (edge: Edge) => readonly string[]) {}

  /** @param edge the step; `undefined`: the start of this input @param kind of the disagreement */
  add(edge: Edge | undefined, input: string, kind?: string): void {
    if (kind !== undefined) this.kinds.add(kind);
    if (edge === undefined) this.starts.add(input);
    else this.steps.push({ transitions: edge.transitions, messages: this.saidAfter(edge) });
  }

  /** The path up to such a step; `undefined`, where it has none before it. */
  before(path: Path): Path | undefined {
    if (this.starts.has(path.input)) return undefined;
    const at = path.edges.findIndex((edge) => this.hasFailed(edge));
    if (at === -1) return path;
    return at === 0 ? undefined : { ...path, edges: path.edges.slice(0, at) };
  }

  private saidAfter(edge: Edge): string {
    return this.messagesIn(edge).join('\n');
  }

  private hasFailed(edge: Edge): boolean {
    if (this.kinds.has(notSent(edge)) || this.kinds.has(notAsked(edge)) || (this.saidAfter(edge) !== '' && this.kinds.has(notSaid(edge))))
      return true;
    return this.steps.some(
      ({ transitions, messages }) =>
        transitions.length === edge.transitions.length &&
        transitions.every((each) => edge.transitions.includes(each)) &&
        messages === this.saidAfter(edge),
    );
  }
}
