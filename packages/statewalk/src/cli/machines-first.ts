import type { StatewalkConfig } from '../config.ts';
import { rulesOf } from '../explore/finding.ts';
import { UsageError } from '../plans/names.ts';
import { isPattern } from './options.ts';
import { pathOf, subjectsOf } from './subjects.ts';

export interface WithMachines {
  readonly config: StatewalkConfig;
  /** What stands behind the files. */
  readonly args: readonly string[];
  /** The file of each machine, from the working folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** Patterns of files that stand before all other arguments: one may be the value of an option, too. */
const filesFirst = (args: readonly string[]): readonly string[] => {
  const end = args.findIndex((each) => !isPattern(each) || each.startsWith('-'));
  return end === -1 ? args : args.slice(0, end);
};

export const namesFiles = (args: readonly string[]): boolean => filesFirst(args).length > 0;

/** The machines that files make, in the place of those of the configuration. */
export async function withMachinesFirst(
  config: StatewalkConfig,
  args: readonly string[],
  configFile: string | undefined,
): Promise<WithMachines> {
  const patterns = filesFirst(args);
  const { subjects, unread } = await subjectsOf(config, { file: configFile }, patterns, rulesOf(config.rules));
  const missing = unread.filter(({ severity }) => severity !== 'note').map(({ file, message }) => `${file}: ${message}`);
  if (subjects.length === 0) throw new UsageError(['These files make no machine.', ...missing].join('\n'));
  for (const each of missing) console.error(each);
  return {
    config: { ...config, machines: Object.fromEntries(subjects.map(({ name, model }) => [name, model])) },
    args: args.slice(patterns.length),
    files: Object.fromEntries(subjects.map(({ name, file = '' }) => [name, pathOf(file)])),
  };
}
