import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { PRESETS, type Preset, RULES, type Rules, rulesOf, type Severity } from '../explore/finding.ts';
import { exploreAll } from '../explore/graph.ts';
import { Judged } from '../explore/judged.ts';
import { failureReaderOf } from '../failures.ts';
import { type Explored, exploredOf, faultsIn } from '../findings/explored.ts';
import { FINDING_FORMATS, type FindingFormat } from '../findings/formats.ts';
import { knownName, UsageError } from '../plans/names.ts';
import { explorerOf, otherFilesOf } from './explorer.ts';
import { commandOf, type Run } from './options.ts';
import { subjectsOf } from './subjects.ts';

interface Options {
  readonly notes: boolean;
  readonly preset: Preset | undefined;
  readonly rule: Partial<Rules>;
  readonly format: FindingFormat;
  readonly out: string | undefined;
}

const SEVERITIES: readonly (Severity | 'off')[] = ['error', 'warning', 'note', 'off'];

/** `no-on-error=off`, added to those before. */
function ruleOf(text: string, before: Partial<Rules>): Partial<Rules> {
  const [rule = '', severity] = text.split('=');
  knownName('rule', rule, RULES);
  const known = SEVERITIES.find((each) => each === severity);
  if (known === undefined) throw new InvalidArgumentError(`As in ${rule}=off, or one of ${SEVERITIES.join(', ')}.`);
  return { ...before, [rule]: known };
}

const EXAMPLES = `  {call} 'src/**/*.machine.ts'
      every machine that these files export; no configuration is needed
  {call} NAME --format sarif --out findings.sarif
      a machine of the configuration, for the review of a change
  {call} --preset specification --rule invoke-id=off
      rules of a preset, one of them switched off`;

export const explore: Run = async (config, args, project) => {
  const command = commandOf(
    config,
    'explore',
    'Walks through machines and says what is never reached, never taken, or a dead end.',
    EXAMPLES,
  )
    .argument('[machines or files...]', `of ${Object.keys(config.machines).join(', ')}; without, all; or files by patterns`)
    .option('--notes', 'shows notes, too: what is worth a look, and may be meant', false)
    .addOption(new Option('--preset <name>', 'which rules count').choices(Object.keys(PRESETS)))
    .option('--rule <rule=severity>', 'another severity, or off; more than once', ruleOf, {})
    .addOption(new Option('--format <name>', 'how it is written').choices(Object.keys(FINDING_FORMATS)).default('text'))
    .option('--out <file>', 'writes it to a file')
    .parse([...args], { from: 'user' });
  const { notes, preset, rule, format, out } = command.opts<Options>();
  const rules = { ...rulesOf(preset ?? config.rules), ...rule };
  const { subjects, files, types, unread } = await subjectsOf(config, project, command.args, rules);
  if (subjects.length === 0 && unread.length === 0) throw new UsageError('These files make no machine.');
  const reading = failureReaderOf(config.failures);
  const explored: Explored[] = unread.map((finding) => ({ ...OF_FILE, name: finding.machine, findings: [finding] }));
  const explorer = await explorerOf(config, { ...project, types }, files);
  const others = otherFilesOf(project.file, files);
  for (const { name, model, file } of subjects) {
    const make = () => {
      const judged = new Judged(model, reading);
      const graphs = exploreAll(model, undefined, judged.see);
      explorer.keepGraphs(name, model, graphs);
      return exploredOf(name, model, graphs, { rules, reading, judged }, file);
    };
    explored.push(explorer.kept('findings', name, { rules, others, folder: process.cwd() }, make));
  }
  const written = FINDING_FORMATS[format](explored, { notes });
  if (out === undefined) process.stdout.write(written);
  else {
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, written);
  }
  return explored.flatMap(faultsIn).length === 0;
};

const OF_FILE = { states: 0, transitions: 0, situations: 0, steps: 0, isFile: true } as const;
