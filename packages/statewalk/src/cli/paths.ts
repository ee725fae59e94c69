import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Option } from 'commander';
import type { Explorer } from '../cache/project-cache.ts';
import { defaultLanguage, languagesOf, type StatewalkConfig } from '../config.ts';
import { counted } from '../counted.ts';
import type { Graph } from '../explore/graph.ts';
import { modelsOf } from '../models.ts';
import { durationOf } from '../plans/budget/duration.ts';
import { withinBudget } from '../plans/budget/within-budget.ts';
import { withControls } from '../plans/controls.ts';
import { forPeople } from '../plans/for-people.ts';
import { budgetSentence } from '../plans/formats/budget-part.ts';
import { FORMAT_NAMES, FORMATS } from '../plans/formats/formats.ts';
import { playwright } from '../plans/formats/playwright.ts';
import { xray } from '../plans/formats/xray.ts';
import { leftLines } from '../plans/left-lines.ts';
import { UsageError } from '../plans/names.ts';
import { named, readRegistry, said, updated } from '../plans/path-registry.ts';
import { type KeptBy, PeoplePaths } from '../plans/people-paths.ts';
import type { FoundIn, Plan } from '../plans/plan.ts';
import { COVERS, type Request, STRATEGIES } from '../plans/request.ts';
import { machinesFor, makePlan } from '../plans/run.ts';
import { type Speaker, speakerOf } from '../plans/speaker.ts';
import { explorerOf, toldFilesOf } from './explorer.ts';
import { commandOf, type Project, type Run, wholeNumber } from './options.ts';
import { readGiven } from './read-given.ts';
import { writtenSince } from './since.ts';

interface Options extends Omit<Request, 'inputs'> {
  readonly input: readonly string[];
  readonly language: string;
  readonly format: (typeof FORMAT_NAMES)[number];
  readonly out: string | undefined;
  readonly registry: string | undefined;
  readonly since: string | undefined;
  readonly until: string | undefined;
  /** Seconds. */
  readonly budget: number | undefined;
  readonly tests: readonly string[];
  readonly for: 'people' | undefined;
}

const several = (value: string, before: readonly string[]): string[] => [...before, ...value.split(',').map((each) => each.trim())];

/** Where to write a sentence that is missing. */
const notesWith = (notes: readonly string[], { words }: StatewalkConfig): readonly string[] =>
  words?.files === undefined ? notes : notes.map((note) => note.replace(/^\d+ steps have no sentence in \w+/, `$& (${words.files})`));

const DESCRIPTION = 'Test plans from the machines that ship: what to do, step by step, and what must be seen.';

const EXAMPLES = `  {call} all
      a small set of paths of each machine that together take every transition
  {call} NAME --strategy shortest --to STATE --format markdown --out plan.md
      a test plan
  {call} NAME --strategy simple --to STATE --max-steps 4 --avoid EVENT
      every path to a state that passes nothing twice
  {call} all --format csv --out paths.csv
  {call} all --budget 20m --format markdown --out plan.md
      the paths that cover the most in twenty minutes, and what stays open
  {call} --since main --out comment.md
      which machines and paths differ from those of a revision, why, and which tests to run`;

const commandIn = (config: StatewalkConfig, names: readonly string[]) =>
  commandOf(config, 'paths', DESCRIPTION, EXAMPLES)
    .argument('[machines...]', `one, several, or "all" of ${names.join(', ')}`)
    .addOption(new Option('--strategy <name>', 'which paths').choices(STRATEGIES).default('transitions'))
    .addOption(
      new Option(
        '--cover <goal>',
        'what these paths take: also every two that follow each other, every guard both ways, every message, every step',
      ).choices(COVERS),
    )
    .option('--budget <duration>', 'the best of these paths for this time (90s, 20m, 1h), and what stays open', durationOf)
    .option('--input <names>', 'what the flow starts with, by its name in the model', several, [])
    .option('--from <state>', 'the strategy begins at this state; the shortest way to it comes first')
    .option('--to <state>', 'every path ends at this state')
    .option('--through <states>', 'every path passes these states, in this order', several, [])
    .option('--avoid <states or steps>', 'no path has these states or steps', several, [])
    .option('--requirement <id>', 'only what has to do with the states that name it')
    .option('--max-steps <n>', 'no path is longer', wholeNumber(1, 'It is a whole number from 1 on.'), Number.MAX_SAFE_INTEGER)
    .option('--events <steps>', 'for --strategy events: the steps, one after another', several, [])
    .addOption(new Option('--language <code>', 'of the steps').choices(languagesOf(config)).default(defaultLanguage(config)))
    .addOption(new Option('--format <name>', 'how it is written').choices(FORMAT_NAMES).default('table'))
    .addOption(
      new Option('--for <whom>', 'people: answers come with the row before, and paths that only a script can take are left out').choices([
        'people',
      ]),
    )
    .option('--registry <file>', 'keeps IDs and names of paths in this file, and says which moved, were split, or are gone')
    .option('--since <revision>', 'compares with the machines of this revision of git: as Markdown, or with --format json')
    .option('--until <revision>', 'with --since: compares that with this revision, not with the files as they are')
    .option('--tests <patterns>', 'with --since: names those of these test files that the change concerns', several, [])
    .option('--out <file>', 'writes it to a file; for Xray, to a folder');

/** What of the options asks for paths: what is kept of them depends on no other. */
const requestOf = ({ strategy, cover, inputs, from, to, through, avoid, requirement, maxSteps, events }: Request): Request => ({
  strategy,
  cover,
  inputs,
  from,
  to,
  through,
  avoid,
  requirement,
  maxSteps,
  events,
});

/** A line that counts machines, where standard error is a terminal. */
function progressOf(all: number) {
  let count = 0;
  const write = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
  };
  return {
    next: (name: string) => {
      count += 1;
      write(`${count}/${all} ${name}`);
    },
    end: () => write(''),
  };
}

const isNarrowed = ({ strategy, cover = 'transitions', inputs, from, to, through, avoid, requirement, maxSteps }: Request): boolean =>
  strategy !== 'transitions' ||
  cover !== 'transitions' ||
  [from, to, requirement].some((each) => each !== undefined) ||
  [inputs, through, avoid].some(({ length }) => length > 0) ||
  maxSteps < Number.MAX_SAFE_INTEGER;

/** Brings the file up to date; gives the plan with the names that stand there. */
function register(file: string, plan: Plan, found: readonly FoundIn[]): { readonly plan: Plan; readonly changes: readonly string[] } {
  const before = existsSync(file) ? readGiven('--registry', file, readRegistry) : {};
  const { registry, changes } = updated(before, plan, found);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(registry, null, 2)}\n`);
  return { plan: named(plan, registry), changes: changes.map(said) };
}

async function keptBy(config: StatewalkConfig, project: Project, explorer: Explorer): Promise<KeptBy | undefined> {
  const files = await toldFilesOf(config, project);
  return files === undefined ? undefined : { explorer, files };
}

const write = (text: string, out: string | undefined): void => {
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
};

/** A file of Gherkin has one feature. */
function writeFeatures(plan: Plan, speaker: Speaker, out: string | undefined): void {
  if (out === undefined) throw new UsageError('--format xray writes a file a machine: --out names their folder.');
  for (const [name, text] of xray(plan, speaker)) write(text, join(out, name));
}

export const paths: Run = async (config, args, project) => {
  const models = modelsOf(config.machines);
  const command = commandIn(config, Object.keys(models)).parse([...args], { from: 'user' });
  const { input, language, format, out, registry, since, until, tests, budget, for: whom, ...options } = command.opts<Options>();
  if (since === undefined && (until !== undefined || tests.length > 0)) throw new UsageError('--until and --tests need --since.');
  if (since !== undefined) {
    if (budget !== undefined) throw new UsageError('--budget chooses paths to take: leave out --since.');
    const isAll = command.args.length === 0 || command.args.includes('all');
    const asked = { names: isAll ? [] : command.args, request: requestOf({ ...options, inputs: input }) };
    const as = command.getOptionValueSource('format') === 'default' ? 'markdown' : format;
    write(await writtenSince(config, project, asked, { since, until, tests, format: as, language }), out);
    return true;
  }
  if (registry !== undefined && isNarrowed({ ...options, inputs: input }))
    throw new UsageError('--registry keeps the paths that take every transition: leave out what asks for others.');
  const names = machinesFor(models, command.args, options.requirement, config.requirement);
  const speaker = speakerOf(config, language);
  const progress = progressOf(names.length);
  if (options.cover !== undefined && options.strategy !== 'transitions') throw new UsageError('--cover is for the strategy transitions.');
  try {
    const explorer = await explorerOf(config, project);
    const request = requestOf({ ...options, inputs: input });
    const people = whom === undefined ? undefined : new PeoplePaths(config, request, speaker, await keptBy(config, project, explorer));
    const search = people && ((name: string, graphs: readonly Graph[]) => people.find(name, graphs));
    const made = makePlan(models, names, request, speaker, progress.next, explorer, search);
    const registered = registry === undefined ? undefined : register(registry, made.plan, made.found);
    const all = { plan: registered?.plan ?? made.plan, found: made.found };
    const asked = { effort: config.effort, request, reading: speaker, machines: models };
    const { plan: chosen, found } = budget === undefined ? all : withinBudget(all, { ...asked, seconds: budget });
    const whole = await withControls(config, chosen, found, speaker);
    const plan = people === undefined ? whole : forPeople(config, whole, found, speaker, language === defaultLanguage(config));
    progress.end();
    if (format === 'xray') writeFeatures(plan, speaker, out);
    else write(format === 'playwright' ? await playwright(config, found, speaker, out) : FORMATS[format](plan, speaker), out);
    const written = plan.machines.flatMap((each) => each.paths);
    const count = written.reduce((sum, path) => sum + path.steps.length, 0);
    console.error(
      [
        ...notesWith(made.notes, config),
        ...(registered?.changes ?? []),
        ...(plan.budget === undefined ? [] : [budgetSentence(plan.budget, speaker)]),
        ...(people === undefined ? [] : leftLines(people, names.length === 1)),
        ...(whom === undefined || config.at?.account === undefined ? [] : [`An account to follow them with: ${config.at.account}`]),
        `${counted(names.length, 'machine')}, ${counted(written.length, 'path')}, ${counted(count, 'step')}${out === undefined ? '' : `, in ${out}`}.`,
      ].join('\n'),
    );
    return written.length > 0;
  } finally {
    progress.end();
  }
};
