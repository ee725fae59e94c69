import type { FailureCode } from '#machines/failures.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import type { Graph } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';

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
export function raisedBy({ before, event, after }: Pick<Edge, 'before' | 'event' | 'after'>): string[] {
  // Most steps leave the context as it is.
  if (before.context === after.context && after.output === undefined) return [];
  const given = new Set(codesIn([before.context, event]));
  return codesIn([after.context, after.output]).filter((code) => !given.has(code));
}

/** What it raises as it begins. */
export function raisedAtStart(model: Model, { input, initial, vertices }: Graph): string[] {
  const first = vertices.get(initial)?.snapshot;
  const given = new Set(codesIn(model.inputs[input]));
  return first === undefined ? [] : codesIn([first.context, first.output]).filter((code) => !given.has(code));
}
