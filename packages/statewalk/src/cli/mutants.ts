import { InvalidArgumentError } from 'commander';
import { counted } from '../counted.ts';
import { rulesOf } from '../explore/finding.ts';
import { failureReaderOf } from '../failures.ts';
import { modelsOf } from '../models.ts';
import { mutateCharts, type Shard } from '../mutants/charts.ts';
import type { Tried } from '../mutants/tried.ts';
import { knownName, UsageError } from '../plans/names.ts';
import { filesOf } from '../sources/exported.ts';
import { explorerOf, otherFilesOf } from './explorer.ts';
import { commandOf, type Run } from './options.ts';

/** A share of the mutants, as 2/6. */
export function shardOf(text: string): Shard {
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (at === undefined || of === undefined || Number(at) < 1 || Number(at) > Number(of)) throw new InvalidArgumentError('As in 2/6.');
  return { at: Number(at), of: Number(of) };
}

export const mutants: Run = async (config, args, project) => {
  const models = modelsOf(config.machines);
  const command = commandOf(config, 'mutants', 'Changes charts, one thing at a time, and says which changes the models do not notice.')
    .argument('[machines...]', `of ${Object.keys(models).join(', ')}; without, all`)
    .option('--shard <at/of>', 'a share of the mutants, as 2/6', shardOf)
    .parse([...args], { from: 'user' });
  for (const name of command.args) knownName('machine', name, Object.keys(models));
  const { shard } = command.opts<{ shard?: Shard }>();
  const files = project.file === undefined ? {} : await filesOf(project.file, config.machines);
  const [explorer, others] = [await explorerOf(config, project, files), otherFilesOf(project.file, files)];
  const names = command.args.length === 0 ? Object.keys(models) : command.args;
  const rules = rulesOf(config.rules);
  const atFault: string[] = [];
  const triedOf = (name: string): readonly Tried[] => {
    try {
      return explorer.kept('mutants', name, { shard, others, rules }, () =>
        mutateCharts(models, [name], shard, failureReaderOf(config.failures), rules),
      );
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      atFault.push(error.message);
      return [];
    }
  };
  const tried = names.flatMap(triedOf);
  for (const fault of atFault) console.log(fault);
  const living = tried.filter(({ fate, name }) => fate === 'lives' && !config.explained?.some((each) => each.mutants.test(name)));
  for (const { name } of living) console.log(`lives: ${name}`);
  const isByHand = names.some((name) => models[name]?.guessed === undefined || models[name].guessed.size === 0);
  const hint = living.length === 0 || isByHand ? '' : ' Only a model (defineModel) can say where an event should lead.';
  console.log(`${counted(tried.length, 'mutant')}, ${living.length} that no model notices.${hint}`);
  return living.length === 0 && atFault.length === 0;
};
