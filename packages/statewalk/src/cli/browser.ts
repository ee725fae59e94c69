import { mkdir, rm } from 'node:fs/promises';
import { InvalidArgumentError, Option } from 'commander';
import { readShard, type Shard } from '../at/shards.ts';
import { ENGINES, type Engine } from '../at/started.ts';
import type { Bindings } from '../browser/bindings.ts';
import { coverInBrowser } from '../browser/cover.ts';
import { faultsOf } from '../browser/faults.ts';
import type { FlowPage } from '../browser/flow-page.ts';
import type { CoverResult } from '../browser/results.ts';
import { runTo } from '../browser/run-to.ts';
import { launch } from '../browser/screens.ts';
import { leftOf, scriptedOf, tableOf, wireLine } from '../browser/table.ts';
import { writeReports } from '../browser/write-reports.ts';
import { defaultLanguage, languagesOf, type StatewalkConfig } from '../config.ts';
import { knownName, UsageError } from '../plans/names.ts';
import { filesOf } from '../sources/exported.ts';
import { browserAt } from './browser-at.ts';
import { commandOf, type Run, wholeNumber } from './options.ts';

/** Between two actions where a person looks on, ms. */
const SLOW = 700;

interface Options {
  readonly language: string;
  readonly headed: boolean;
  readonly slow: number | true | undefined;
  readonly to: string | undefined;
  readonly input: string | undefined;
  readonly stopBefore: boolean;
  readonly pictures: boolean;
  readonly cover: 'transitions' | 'messages';
  readonly at: string | undefined;
  readonly engine: Engine;
  readonly inbox: string | undefined;
  readonly imap: string | undefined;
  readonly shard: Shard | undefined;
  readonly fresh: boolean;
}

const EXAMPLES = `  {call}
      every machine; the table here; the report with pictures, JUnit, CTRF and Allure in a folder
  {call} NAME --to STATE --headed --slow
      one way to a state, in a window, slowly
  {call} NAME --to STATE --stop-before --headed
      the same, stopped before its last step; then it is your turn, and what actors answer is chosen in the terminal
  {call} NAME --at http://localhost:4000
      on the real application of a started server; what cannot be arranged there is skipped, each with its reason`;

function chosenBindings({ bindings: all = [] }: StatewalkConfig, names: readonly string[]): readonly Bindings[] {
  const known = all.map(({ flow }) => flow);
  for (const name of names) knownName('machine with paths in the browser', name, known);
  return names.length === 0 ? all : all.filter(({ flow }) => names.includes(flow));
}

async function cover(
  config: StatewalkConfig,
  page: FlowPage,
  all: readonly Bindings[],
  { pictures, goal, configFile }: { readonly pictures: boolean; readonly goal: Options['cover']; readonly configFile: string | undefined },
): Promise<boolean> {
  const { commands, bindings: known = [], screens } = config;
  const folder = commands?.reports ?? 'test-results/paths';
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}/pictures`, { recursive: true });
  const keep = async (path: string, step: number): Promise<string> => {
    const file = `pictures/${path.replaceAll(' ', '-')}-${step}.jpeg`;
    await page.screen.page.screenshot({ path: `${folder}/${file}`, type: 'jpeg', quality: 60 });
    return file;
  };
  const files = configFile === undefined ? {} : await filesOf(configFile, config.machines);
  const results: CoverResult[] = [];
  for (const bindings of all) {
    const result = await coverInBrowser(config, page, bindings, {
      keep: pictures ? keep : undefined,
      file: files[bindings.flow]?.machine,
      goal,
    });
    results.push(result);
    console.error(`${result.flow}: ${result.taken} of ${result.transitions} transitions, ${Math.round(result.seconds)} s`);
    for (const fault of faultsOf(result)) console.log(fault);
  }
  await writeReports(folder, results, page.language, pictures);
  console.log(tableOf(results));
  for (const line of [...leftOf(results), ...scriptedOf(results, all), wireLine(results)]) console.log(line);
  if (all.length === known.length)
    for (const { machine, reason } of screens?.unbound ?? []) console.log(`left: ${machine}, all transitions: ${reason}`);
  const faults = results.flatMap(faultsOf);
  console.log(`${faults.length} faults. ${folder}/index.html, junit.xml, ctrf.json, allure-results, paths.json`);
  return faults.length === 0;
}

function shard(text: string): Shard {
  const read = readShard(text);
  if (read === undefined) throw new InvalidArgumentError('It is a share such as 1/3.');
  return read;
}

const commandIn = (config: StatewalkConfig) =>
  commandOf(
    config,
    'browser',
    'Explores machines, then runs paths that together take every transition and see every message, on the real screens in a browser, and presses what no path has used. What answers actors answers; the rest is played by script, as the models say.',
    EXAMPLES,
  )
    .argument('[machines...]', `of ${(config.bindings ?? []).map(({ flow }) => flow).join(', ')}; without, all`)
    .addOption(new Option('--language <code>', 'of the screens').choices(languagesOf(config)).default(defaultLanguage(config)))
    .option('--to <state>', 'only the shortest way to this state (dotted)')
    .option('--input <name>', 'with --to: what the flow starts with, by its name in the model')
    .option('--stop-before', 'with --to: stops before the last step, and goes on by hand', false)
    .option('--headed', 'in a window of an installed browser', false)
    .option(
      '--slow [ms]',
      `a pause before each action; without a number ${SLOW} ms`,
      wholeNumber(0, 'It is a whole number of milliseconds.'),
    )
    .addOption(
      new Option('--cover <goal>', 'every message in each state that shows it, or transitions alone')
        .choices(['messages', 'transitions'])
        .default('messages'),
    )
    .option('--at <address>', 'on the application of a started server, in the place of the page of the tests')
    .addOption(new Option('--engine <name>', 'with --at: the browser').choices(ENGINES).default('chromium'))
    .option('--inbox <address>', 'with --at: the page that has the mails of the server')
    .option('--imap <address>', 'with --at: a box that takes its mails, imaps://user:password@host')
    .option('--shard <share>', 'with --at: one share of the machines, such as 1/3', shard)
    .option('--fresh', 'with --at: results of earlier runs into the same folder go; without, they are kept beside', false)
    .option('--no-pictures', 'no picture of each step');

export const browser: Run = async (config, args, project) => {
  const command = commandIn(config).parse([...args], { from: 'user' });
  const { language, headed, slow, to, input, stopBefore, pictures, cover: goal, at: address, ...atServer } = command.opts<Options>();
  const all = chosenBindings(config, command.args);
  const [only] = all;
  const { screens } = config;
  if (screens === undefined) throw new UsageError('The configuration has no screens.');
  if ((stopBefore || input !== undefined) && to === undefined) throw new UsageError('--stop-before and --input need --to.');
  if (to !== undefined && (only === undefined || all.length !== 1)) throw new UsageError('--to needs one machine.');
  if (slow !== undefined && !headed) throw new UsageError('--slow needs --headed.');
  const { engine, inbox, imap, shard: share, fresh } = atServer;
  if (address === undefined && (engine !== 'chromium' || inbox !== undefined || imap !== undefined || share !== undefined || fresh))
    throw new UsageError('--engine, --inbox, --imap, --shard and --fresh need --at.');
  if (address !== undefined && to !== undefined) throw new UsageError('--to is for the page of the tests, without --at.');
  if (address !== undefined) {
    const server = { address, language, engine, headed, inbox, imap };
    return browserAt(config, all, { started: server, pictures, fresh, shard: share, configFile: project.file });
  }
  const started = await launch(screens, { headed, slow: headed && slow !== undefined ? (slow === true ? SLOW : slow) : 0 });
  try {
    const page = await screens.open(started, language);
    if (to === undefined || only === undefined) return await cover(config, page, all, { pictures, goal, configFile: project.file });
    return await runTo(config, page, only, { to, input, stopBefore, stays: headed });
  } finally {
    await started.close();
  }
};
