import { counted } from '../counted.ts';
import type { Rules } from '../explore/finding.ts';
import type { FailureReader, Model } from '../explore/model.ts';
import { UsageError } from '../plans/names.ts';
import { faultOf, killerOf } from './kill.ts';
import { mutantsOf } from './mutants.ts';
import { Original } from './original.ts';
import type { Tried } from './tried.ts';

/** A share of the mutants: of `of`, every one that comes `at`-th. */
export interface Shard {
  readonly at: number;
  readonly of: number;
}

/** Changes each chart in memory, one thing at a time. `only`: ids of machines. */
export function mutateCharts(
  models: Readonly<Record<string, Model>>,
  only: readonly string[],
  { at, of }: Shard = { at: 1, of: 1 },
  reading?: FailureReader,
  rules?: Rules,
): Tried[] {
  const chosen = Object.entries(models).filter(([id]) => only.length === 0 || only.includes(id));
  return chosen.flatMap(([id, model]) => {
    const from = performance.now();
    const original = new Original(model);
    // Then every mutant would count as killed.
    const fault = faultOf(model, reading, rules);
    if (fault !== undefined) throw new UsageError(`${id} is found at fault unchanged: ${fault}`);
    const mutants = mutantsOf(model.machine).filter((_, index) => index % of === at - 1);
    const tried = mutants.map((mutant): Tried => {
      const killer = killerOf(original, mutant, reading, rules);
      return { name: `${id}: ${mutant.name}`, at: id, fate: killer === undefined ? 'lives' : 'killed' };
    });
    const living = tried.filter(({ fate }) => fate === 'lives').length;
    console.info(`${id}: ${counted(tried.length, 'mutant')}, ${living} live, ${Math.round((performance.now() - from) / 1000)} s`);
    return tried;
  });
}
