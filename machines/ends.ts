import type { Expectations, Outcome } from '#statewalk/explore/model.ts';
import { defect } from './samples.ts';

/** For outcomes: an actor ends in one of these ways, or by a defect. */
export const ends = (...outputs: readonly unknown[]): Outcome<never>[] => [...outputs.map((done) => ({ done })), { error: defect }];

/** For a parent's outcomes: a child flow ends as its own model says. An output that depends on what was before has to be named by the parent. */
export function endsOf({ outputs = {} }: Pick<Expectations, 'outputs'>): Outcome<never>[] {
  const all = Object.entries(outputs);
  const depends = all.find(([, output]) => typeof output === 'function');
  if (depends !== undefined) throw new Error(`the output of "${depends[0]}" depends on what was before: name it`);
  return ends(...all.map(([, output]) => output));
}
