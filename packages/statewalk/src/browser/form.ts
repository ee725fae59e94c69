import type { PathForm, PlanForm } from '../plans/path-form.ts';
import type { CoverResult, PathResult } from './results.ts';

/** The paths that were run, in the form of `paths --format json`, with what was found. */
export const formOf = (results: readonly CoverResult[], language: string): PlanForm => ({
  language,
  machines: results.map(({ flow, description, paths }) => ({ machine: flow, description, paths: paths.flatMap(pathOf) })),
  unnamed: [],
});

function pathOf({ plan, steps, seconds }: PathResult): PathForm[] {
  if (plan === undefined) return [];
  const path = structuredClone(plan) as PathForm;
  return [{ ...path, run: { seconds, findings: steps.map(({ fault, picture }) => ({ fault, picture })) } }];
}
