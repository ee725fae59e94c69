import { catalogue } from '../../../machines/catalogue.ts';
import type { Model } from '../../../machines/explore/model.ts';
import { killerOf } from './kill.ts';
import { mutantsOf } from './mutants.ts';
import { Original } from './original.ts';

const models: Readonly<Record<string, Model>> = catalogue;
const names = process.argv.slice(2);
for (const [id, model] of Object.entries(models)) {
  if (names.length > 0 && !names.includes(id)) continue;
  const from = performance.now();
  const original = new Original(model);
  const mutants = mutantsOf(model.machine);
  const survived = mutants.filter((mutant) => killerOf(original, mutant) === undefined);
  console.info(`${id}: ${mutants.length} mutants, ${survived.length} survive, ${Math.round(performance.now() - from)} ms`);
  for (const { name } of survived) console.info(`  ${name}`);
}
