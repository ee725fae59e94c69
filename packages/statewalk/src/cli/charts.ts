import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { Option } from 'commander';
import type { AnyStateMachine } from 'xstate';
import { chartsDocument } from '../charts/document.ts';
import { dot } from '../charts/dot.ts';
import { changeLines, editedChange } from '../charts/edited.ts';
import { machineJson, type StateJson } from '../charts/machine-json.ts';
import { scxml } from '../charts/scxml.ts';
import { mermaid } from '../explore/mermaid.ts';
import { modelsOf } from '../models.ts';
import { UsageError } from '../plans/names.ts';
import { commandOf, type Run } from './options.ts';
import { readGiven } from './read-given.ts';

/** How a chart is written, by the name that `--format` takes. */
const CHART_FORMATS: Readonly<Record<'mermaid' | 'dot' | 'scxml' | 'json', (machine: AnyStateMachine) => string>> = {
  mermaid,
  dot,
  scxml,
  json: (machine) => `${JSON.stringify(machineJson(machine), null, 2)}\n`,
};

const linkTo = (file: string | undefined, document: string): string | undefined =>
  file === undefined ? undefined : relative(dirname(document), file).replaceAll('\\', '/');

export const charts: Run = async (config, args, { files = {} }) => {
  const models = modelsOf(config.machines);
  const { document = 'docs/charts.md', introduction, fileOf = (name: string) => linkTo(files[name], document) } = config.charts ?? {};
  const command = commandOf(config, 'charts', `With the name of a machine, prints its chart; without, writes ${document}.`);
  command
    .argument('[machine]')
    .addOption(new Option('--format <name>', 'how a chart is written').choices(Object.keys(CHART_FORMATS)).default('mermaid'))
    .option(
      '--edited <file>',
      'compares the chart with one that was edited elsewhere: JSON as --format json and the editor of Stately write it',
    )
    .parse([...args], { from: 'user' });
  const { format, edited } = command.opts<{ readonly format: keyof typeof CHART_FORMATS; readonly edited?: string }>();
  const [name] = command.args;
  if (name === undefined && edited !== undefined) throw new UsageError('--edited needs the name of a machine.');
  if (name === undefined) {
    mkdirSync(dirname(document), { recursive: true });
    const text = chartsDocument(models, { introduction, fileOf }, config.requirement);
    const isCurrent = existsSync(document) && readFileSync(document, 'utf8') === text;
    if (!isCurrent) writeFileSync(document, text);
    console.log(isCurrent ? `${document} is current.` : `${document} is written anew.`);
    return true;
  }
  const model = models[name];
  if (model === undefined) throw new UsageError(`No machine is called "${name}". These are: ${Object.keys(models).join(', ')}.`);
  if (edited === undefined) {
    process.stdout.write(CHART_FORMATS[format](model.machine));
    return true;
  }
  const lines = changeLines(readGiven('--edited', edited, (text) => editedChange(model.machine, JSON.parse(text) as StateJson)));
  console.log(lines.length === 0 ? 'The charts are the same.' : lines.join('\n'));
  return lines.length === 0;
};
