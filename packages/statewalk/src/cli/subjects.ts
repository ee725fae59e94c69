import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import type { AnyStateMachine } from 'xstate';
import type { StatewalkConfig } from '../config.ts';
import type { Finding, Rules } from '../explore/finding.ts';
import type { Model } from '../explore/model.ts';
import { modelOf } from '../explore/model-of.ts';
import { isMachine, isModel } from '../models.ts';
import { knownName, UsageError } from '../plans/names.ts';
import { exportsOf, filesOf, type ModelFiles, mayMake } from '../sources/exported.ts';
import { isPattern } from './options.ts';

/** A machine that is to be explored. */
export interface Subject {
  readonly name: string;
  readonly model: Model;
  /** The absolute path of the file that has the machine. */
  readonly file: string | undefined;
}

export interface Subjects {
  readonly subjects: readonly Subject[];
  /** The files of all machines of the configuration, and of those that are explored. */
  readonly files: Readonly<Record<string, ModelFiles>>;
  /** What is said of files that cannot be loaded. */
  readonly unread: readonly Finding[];
}

/** Machines of the configuration by their names, all without one; with patterns, those that the files export. */
export async function subjectsOf(
  config: StatewalkConfig,
  configFile: string | undefined,
  args: readonly string[],
  rules: Rules,
): Promise<Subjects> {
  const patterns = args.filter(isPattern);
  if (patterns.length > 0) return subjectsIn(config, patterns, rules);
  const all = Object.keys(config.machines);
  for (const name of args) knownName('machine', name, all);
  const names = args.length === 0 ? all : args;
  const files = configFile === undefined ? {} : await filesOf(configFile, config.machines);
  const chosen = Object.fromEntries(names.flatMap((name) => (config.machines[name] === undefined ? [] : [[name, config.machines[name]]])));
  const subjects = Object.entries(chosen).map(
    ([name, each]): Subject => ({ name, model: isMachine(each) ? modelOf(each) : each, file: files[name]?.machine }),
  );
  return { subjects, files, unread: [] };
}

/** The machines that files export, each once; with their models, where the files or the configuration have them. */
async function subjectsIn(config: StatewalkConfig, patterns: readonly string[], rules: Rules): Promise<Subjects> {
  const files = globSync(
    patterns.map((each) => each.replaceAll('\\', '/')),
    { absolute: true, ignore: ['**/node_modules/**'] },
  ).sort();
  if (files.length === 0) throw new UsageError(`No file matches ${patterns.join(' ')}.`);
  const known = new Map(Object.values(config.machines).flatMap((each) => (isMachine(each) ? [] : [[each.machine, each] as const])));
  const found = new Map<AnyStateMachine, Subject>();
  const unread: Finding[] = [];
  const named = new Set(patterns.map((each) => resolve(each)));
  for (const file of files) {
    if (!named.has(resolve(file)) && !mayMake(file)) continue;
    const exported = await exportsOf(file).catch((error: unknown) => {
      if (rules['not-loaded'] !== 'off') unread.push(notLoaded(file, error, rules['not-loaded']));
      return {};
    });
    for (const model of Object.values(exported).filter(isModel)) if (!known.has(model.machine)) known.set(model.machine, model);
    for (const [exportName, machine] of Object.entries(exported)) {
      if (!isMachine(machine)) continue;
      const model = known.get(machine) ?? modelOf(machine);
      if (!found.has(machine)) found.set(machine, { name: nameOf(machine, file, exportName, found), model, file });
    }
  }
  const subjects = [...found.values()];
  return { subjects, files: Object.fromEntries(subjects.map(({ name, file }) => [name, { machine: file, model: file }])), unread };
}

/** Two machines may have one id. */
function nameOf({ id }: AnyStateMachine, file: string, exportName: string, found: ReadonlyMap<unknown, Subject>): string {
  const taken = new Set([...found.values()].map(({ name }) => name));
  const inFile = file.split(/[\\/]/).at(-1);
  return [id, `${id} (${exportName})`, `${id} (${inFile})`].find((name) => !taken.has(name)) ?? `${id} (${exportName} of ${inFile})`;
}

const MESSAGE_MAX = 300;

const notLoaded = (file: string, error: unknown, severity: Finding['severity']): Finding => {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim().slice(0, MESSAGE_MAX);
  const path = resolve(file)
    .slice(process.cwd().length + 1)
    .replaceAll('\\', '/');
  return { rule: 'not-loaded', severity, message: `the file throws as it is loaded: ${message}`, machine: path, file: path, line: 1 };
};
