import type { FailureCode } from '#machines/failures.ts';
import { allEdges, type Edge, type Graph } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { exploredOnce } from './models.ts';

/** Codes that no machine raises: a screen does, where the flow has nothing to decide. */
export const RAISED_BY_SCREENS: Readonly<Partial<Record<FailureCode, string>>> = {
  emailInvalid: 'src/popups/field-issues.ts',
  codeInvalid: 'src/popups/field-issues.ts',
  passwordInvalid: 'src/popups/field-issues.ts',
  passwordsDiffer: 'src/popups/field-issues.ts',
  dataInvalid: 'src/popups/link-account/link-account.tsx',
  noAuthInfo: 'src/popups/link-account/link-account.tsx',
  chunkFailed: 'src/app/routes/chunk-boundary.tsx',
};

/** Every failure code that a value has: a `Failure` in a context, or the `failure` of an output. The reason of a refusal is none. */
const codesIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/"(?:code|failure)":"(\w+)"/g)].flatMap(([, code]) => code ?? []);

/** What a step itself added: a code that came with the event was raised by another machine. */
function raisedBy({ before, event, after }: Pick<Edge, 'before' | 'event' | 'after'>): string[] {
  // Most steps leave the context as it is.
  if (before.context === after.context && after.output === undefined) return [];
  const given = new Set(codesIn([before.context, event]));
  return codesIn([after.context, after.output]).filter((code) => !given.has(code));
}

const known = new Map<Model, ReadonlySet<string>>();

/** The failure codes that a machine raises by itself. */
export function raisedIn(model: Model): ReadonlySet<string> {
  const raised = known.get(model) ?? new Set(exploredOnce(model).graphs.flatMap((graph) => raisedInGraph(model, graph)));
  known.set(model, raised);
  return raised;
}

function raisedInGraph(model: Model, graph: Graph): string[] {
  const first = graph.vertices.get(graph.initial)?.snapshot;
  const atTheStart = first === undefined ? [] : codesIn([first.context, first.output]);
  const given = new Set(codesIn(model.inputs[graph.input]));
  return [...atTheStart.filter((code) => !given.has(code)), ...allEdges(graph).flatMap(raisedBy)];
}
