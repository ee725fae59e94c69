import { statesOf, transitionsOf } from '../explore/chart.ts';
import { check } from '../explore/check.ts';
import { RECOMMENDED } from '../explore/finding.ts';
import { allEdges, exploreAll } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import { failureReaderOf } from '../failures.ts';
import { modelsOf } from '../models.ts';
import { knownName } from '../plans/names.ts';
import { commandOf, type Run } from './options.ts';

export const explore: Run = async (config, args) => {
  const models = modelsOf(config.machines);
  const command = commandOf(config, 'explore', 'Walks through machines and says what is never reached, never taken, or a dead end.')
    .argument('[machines...]', `of ${Object.keys(models).join(', ')}; without, all`)
    .option('--notes', 'shows notes, too: what is worth a look, and may be meant')
    .parse([...args], { from: 'user' });
  const names = command.args.length === 0 ? Object.keys(models) : command.args;
  for (const name of names) knownName('machine', name, Object.keys(models));
  const { notes = false } = command.opts<{ notes?: boolean }>();
  let count = 0;
  let noted = 0;
  for (const name of names) {
    const model = models[name] as Model;
    const graphs = exploreAll(model);
    const findings = check(model, graphs, { rules: config.rules ?? RECOMMENDED, reading: failureReaderOf(config.failures) });
    const transitions = statesOf(model.machine).flatMap(transitionsOf).length;
    const situations = graphs.reduce((sum, { vertices }) => sum + vertices.size, 0);
    const steps = graphs.flatMap(allEdges).length;
    console.log(
      `${name}: ${statesOf(model.machine).length - 1} states, ${transitions} transitions, ${situations} situations, ${steps} steps`,
    );
    for (const { rule, severity, message, path = [] } of findings) {
      if (severity === 'note') noted += 1;
      else count += 1;
      if (severity === 'note' && !notes) continue;
      console.log(`  ${severity} ${rule}: ${message}`);
      for (const step of path) console.log(`    ${step}`);
    }
  }
  const hidden = noted > 0 && !notes ? `; --notes shows ${noted} more` : '';
  console.log(`${names.length} machines, ${count} findings${hidden}.`);
  return count === 0;
};
