import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { Path } from '../explore/paths.ts';
import { dotted } from '../state-name.ts';
import { Disagreement } from './disagreement.ts';
import type { PathRunner } from './path-runner.ts';
import type { PathResult, StepResult } from './results.ts';

/** Keeps a picture of the page; gives its file name. */
export type KeepPicture = (path: string, step: number) => Promise<string>;

export const secondsSince = (began: number): number => (performance.now() - began) / 1000;
const lineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join(' ');

export const stateAt = (graph: Graph, vertex: string): string => dotted(graph.vertices.get(vertex)?.snapshot.value);

/** What may be told of a path while it runs. */
interface Watch {
  readonly keep?: KeepPicture | undefined;
  /** Called where screen and model agree, with the steps so far. */
  onAgreed?(edges: readonly Edge[]): Promise<void>;
  /** Where a step is written. */
  placeOf?(edge: Edge | undefined): string;
  /** How the last step comes about (`Screens.detoursOf`). */
  readonly detour?: string | undefined;
}

/** Runs one path; stops at the first step where the screen and the model disagree. */
export async function runInBrowser(
  runner: PathRunner,
  graph: Graph,
  { edges }: Path,
  name: string,
  { keep, onAgreed, placeOf, detour }: Watch = {},
): Promise<PathResult> {
  const began = performance.now();
  const steps: StepResult[] = [];
  let at = '(start)';
  let state = stateAt(graph, graph.initial);
  let fault: string | undefined;
  let cause: PathResult['cause'];
  let taken = 0;
  const end = async () => void steps.push({ text: at, state, fault, picture: await keep?.(name, steps.length) });
  try {
    await runner.start(graph);
    await onAgreed?.([]);
    for (const edge of edges) {
      await end();
      taken += 1;
      const by = taken === edges.length ? detour : undefined;
      at = by === undefined ? runner.says(edge) : `${runner.says(edge)} (${by})`;
      state = dotted(edge.after.value);
      await runner.take(graph, edge, by);
      await onAgreed?.(edges.slice(0, taken));
    }
  } catch (error) {
    fault = `step ${steps.length}, "${at}": ${lineOf(error)}`;
    const place = placeOf?.(edges[taken - 1]);
    const kind = error instanceof Disagreement ? error.kind : undefined;
    cause = place === undefined ? undefined : { place, step: at, fault: lineOf(error), kind };
  }
  await end();
  return { plan: undefined, name, input: graph.input, steps, fault, cause, seconds: secondsSince(began) };
}
