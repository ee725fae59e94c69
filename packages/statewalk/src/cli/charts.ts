import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chartsDocument } from '../charts/document.ts';
import { mermaid } from '../explore/mermaid.ts';
import { modelsOf } from '../models.ts';
import { UsageError } from '../plans/names.ts';
import { commandOf, type Run } from './options.ts';

export const charts: Run = async (config, args) => {
  const models = modelsOf(config.machines);
  const { document = 'docs/charts.md', introduction, fileOf } = config.charts ?? {};
  const command = commandOf(config, 'charts', `With the name of a machine, prints its chart as Mermaid; without, writes ${document}.`);
  command.argument('[machine]').parse([...args], { from: 'user' });
  const [name] = command.args;
  if (name === undefined) {
    mkdirSync(dirname(document), { recursive: true });
    writeFileSync(document, chartsDocument(models, { introduction, fileOf }, config.requirement));
    console.log(`${document} is current.`);
    return true;
  }
  const model = models[name];
  if (model === undefined) throw new UsageError(`No machine is called "${name}". These are: ${Object.keys(models).join(', ')}.`);
  process.stdout.write(mermaid(model.machine));
  return true;
};
