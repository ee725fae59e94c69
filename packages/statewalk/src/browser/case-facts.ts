import type { PathResult } from './results.ts';

/** What reports of every format say of a path that was run. */
export interface CaseFacts {
  readonly name: string;
  readonly id: string | undefined;
  readonly seconds: number;
  /** What went wrong, then the steps as sentences; none where all was well. */
  readonly lines: readonly string[];
  readonly properties: Readonly<Record<string, readonly string[]>>;
  /** Where what went wrong is written. */
  readonly place: { readonly file: string; readonly line: number } | undefined;
  readonly requirements: readonly string[];
}

export function caseFactsOf({ plan, name, input, steps, fault, cause, seconds }: PathResult): CaseFacts {
  const [, file, line] = /^(.+):(\d+)$/.exec(cause?.place ?? '') ?? [];
  const sights = plan === undefined ? [] : [plan.start, ...plan.steps.map(({ sees }) => sees)];
  const requirements = [...new Set(sights.flatMap((each) => each.requirements))];
  return {
    name: plan === undefined ? name : `${name} · ${plan.id}`,
    id: plan?.id,
    seconds,
    lines: fault === undefined ? [] : [fault, ...steps.map(({ text, state }, at) => `${at}. ${text} [${state}]`)],
    properties: { ...(plan !== undefined && { path: [plan.id] }), input: [input], requirement: requirements },
    place: file === undefined ? undefined : { file, line: Number(line) },
    requirements,
  };
}
