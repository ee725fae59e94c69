import { relative, sep } from 'node:path';
import type { StatewalkConfig } from '../config.ts';
import type { Finding, Rules } from '../explore/finding.ts';
import type { Model } from '../explore/model.ts';
import { modelOf } from '../explore/model-of.ts';
import { standInsGiven } from '../loading/stand-ins.ts';
import { isMachine, isModel } from '../models.ts';
import { knownName } from '../plans/names.ts';
import { filesOf, type ModelFiles } from '../sources/exported.ts';
import { type Found, readFiles, type Unmade } from './files-of-machines.ts';
import { isPattern, type Project } from './options.ts';
import { hashOfShapes } from './typed-machines.ts';

/** A machine that is to be explored. */
export interface Subject {
  readonly name: string;
  readonly model: Model;
  /** The absolute path of the file that has the machine. */
  readonly file: string | undefined;
  /** Where it is made there, if that is known. */
  readonly line?: number | undefined;
}

export interface Subjects {
  readonly subjects: readonly Subject[];
  /** The files of all machines of the configuration, and of those that are explored. */
  readonly files: Readonly<Record<string, ModelFiles>>;
  /** What samples come from besides the machines' own files: hashes of their types. */
  readonly types: Readonly<Record<string, string>>;
  /** Findings about files that cannot be loaded, and about machines in them that nothing makes. */
  readonly unread: readonly Finding[];
}

/** Machines of the configuration by their names, all without one; with patterns, those that the files export. */
export async function subjectsOf(
  config: StatewalkConfig,
  { file: configFile, types = {}, typeError }: Pick<Project, 'file' | 'types' | 'typeError'>,
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
  const said = typeError === undefined ? [] : [withoutTypes(typeError, configFile)];
  return { subjects, files, types, unread: findingsOf(said, rules) };
}

/** The machines that files make, each once; with their models, where the files or the configuration have them. */
async function subjectsIn(config: StatewalkConfig, patterns: readonly string[], rules: Rules): Promise<Subjects> {
  const { found, exported, unread, unmade, typeError } = await readFiles(patterns);
  const models = [...Object.values(config.machines), ...exported].filter(isModel);
  const known = new Map(models.toReversed().map((model) => [model.machine, model] as const));
  const subjects: Subject[] = [];
  const types: Record<string, string> = {};
  for (const each of found) {
    const model = known.get(each.machine) ?? modelOf(each.machine, {}, each.shapes);
    const name = nameOf(each, subjects);
    if (each.shapes !== undefined) types[name] = hashOfShapes(each.shapes);
    subjects.push({ name, model, file: each.file, line: each.line });
  }
  const said = [
    ...[...unread].map(([file, error]) => notLoaded(file, error)),
    ...unmade.map(notMade),
    ...[...standInsGiven()].map(([name, file]) => stoodFor(name, file)),
    ...(typeError === undefined ? [] : [withoutTypes(typeError, found[0]?.file)]),
  ];
  return {
    subjects,
    files: Object.fromEntries(subjects.map(({ name, file }) => [name, { machine: file, model: file }])),
    types,
    unread: findingsOf(said, rules),
  };
}

const findingsOf = (said: readonly SaidOfFile[], rules: Rules): readonly Finding[] =>
  said.flatMap(([rule, isSure, message, file, line]) => {
    const severity = rules[rule];
    if (severity === 'off') return [];
    return [{ rule, severity: isSure ? severity : 'note', message, machine: pathOf(file), file: pathOf(file), line } satisfies Finding];
  });

/** A machine without an id is called as the file calls it, or as the file is called. Two machines may have one name. */
function nameOf({ machine: { id }, name = 'default', file }: Found, before: readonly Subject[]): string {
  const taken = new Set(before.map((each) => each.name));
  const parts = pathOf(file).split('/');
  const [stem = '', inFolder, path] = [parts.slice(-1), parts.slice(-2), parts].map((each) =>
    each.join('/').replace(/\.[cm]?[jt]sx?$/, ''),
  );
  const own = id !== NO_ID ? id : SAYS_NOTHING.has(name) ? (SAYS_NOTHING.has(stem) ? inFolder : stem) : name;
  const names = [own, ...[name, inFolder, path].map((each) => `${own} (${each})`), `${own} (${name} of ${path})`];
  return names.find((each): each is string => each !== undefined && !taken.has(each)) ?? `${own} (${path}, ${taken.size})`;
}

/** Names that many files have, and names that they give their machines. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['default', 'machine', 'index', 'main']);

/** The id that XState gives to a machine that has none. */
const NO_ID = '(machine)';

type SaidOfFile = readonly [rule: 'not-loaded' | 'not-explored', isSure: boolean, message: string, file: string, line: number];

export const pathOf = (file: string): string => relative(process.cwd(), file).split(sep).join('/');

const MESSAGE_MAX = 300;

function notLoaded(file: string, error: unknown): SaidOfFile {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim().slice(0, MESSAGE_MAX);
  return ['not-loaded', true, `the file throws as it is loaded: ${message}`, file, 1];
}

function notMade({ name, maker, file, line, isCut }: Unmade): SaidOfFile {
  const machine = name === undefined ? 'a machine' : `the machine "${name}"`;
  if (isCut)
    return [
      'not-explored',
      false,
      `${machine} stands behind something that the file waits for in vain, as an answer of a server`,
      file,
      line,
    ];
  const by = maker === undefined || maker === '' ? 'a function' : maker;
  return [
    'not-explored',
    false,
    `${machine} is made by ${by}, which was not called: a statewalk.config.ts can name what it gives`,
    file,
    line,
  ];
}

const withoutTypes = (error: string, file = ''): SaidOfFile => [
  'not-loaded',
  false,
  `types could not be read, so all data are guessed: ${error}`,
  file,
  1,
];

const stoodFor = (name: string, file = ''): SaidOfFile => [
  'not-loaded',
  false,
  `"${name}" cannot be loaded here: something stands in its place`,
  file,
  1,
];
