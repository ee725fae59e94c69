/** Paths from the machines' graphs, run on the real screens in Chromium. Run with `npm run paths:browser -- --help`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { Bindings } from '#tests/paths/browser/bindings.ts';
import { ALL_BINDINGS, UNBOUND } from '#tests/paths/browser/bound.ts';
import { type CoverResult, coverInBrowser } from '#tests/paths/browser/cover.ts';
import { faultsOf } from '#tests/paths/browser/faults.ts';
import { type FlowPage, openFlowPage } from '#tests/paths/browser/flow-page.ts';
import { launchChromium, launchWithWindow } from '#tests/support/chromium.ts';
import { knownName, UsageError } from '../names.ts';
import { formOf } from './form.ts';
import { junit } from './junit.ts';
import { report } from './report.ts';
import { runTo } from './run-to.ts';
import { leftOf, scriptedOf, tableOf, wireLine } from './table.ts';

const FOLDER = 'test-results/paths';
/** Between two actions where a person looks on, ms. */
const SLOW = 700;

interface Options {
  readonly language: Language;
  readonly headed: boolean;
  readonly slow: number | true | undefined;
  readonly to: string | undefined;
  readonly input: string | undefined;
  readonly stopBefore: boolean;
  readonly pictures: boolean;
}

function milliseconds(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError('It is a whole number of milliseconds.');
  return number;
}

const EXAMPLES = `
Examples:
  npm run -s paths:browser
      every machine; the table here, JUnit and the report with pictures in ${FOLDER}
  npm run -s paths:browser -- emailVerification logout
      two machines
  npm run -s paths:browser -- emailVerification --to offeringLogin --input reset --headed --slow
      one way to a state, in a window, slowly
  npm run -s paths:browser -- emailVerification --to settingPassword --stop-before --headed
      the same, stopped before its last step; then it is your turn, and the server's answers are chosen in the terminal`;

const command = new Command('paths:browser')
  .description(
    'Runs paths that together take every transition, on the real screens in Chromium. Calls are answered at the wire, other ports by script, as the models say.',
  )
  .argument('[machines...]', `of ${ALL_BINDINGS.map(({ flow }) => flow).join(', ')}; without, all`)
  .addOption(new Option('--language <code>', 'of the screens').choices(LANGUAGES).default('en'))
  .option('--to <state>', 'only the shortest way to this state (dotted)')
  .option('--input <name>', 'with --to: what the flow starts with, by its name in the model')
  .option('--stop-before', 'with --to: stops before the last step, and goes on by hand', false)
  .option('--headed', 'in a window of an installed browser', false)
  .option('--slow [ms]', `a pause before each action; without a number ${SLOW} ms`, milliseconds)
  .option('--no-pictures', 'no picture of each step')
  .addHelpText('after', EXAMPLES)
  .showSuggestionAfterError();

function chosenBindings(names: readonly string[]): readonly Bindings[] {
  const known = ALL_BINDINGS.map(({ flow }) => flow);
  for (const name of names) knownName('machine with paths in the browser', name, known);
  return names.length === 0 ? ALL_BINDINGS : ALL_BINDINGS.filter(({ flow }) => names.includes(flow));
}

async function cover(page: FlowPage, all: readonly Bindings[], pictures: boolean): Promise<boolean> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(`${FOLDER}/pictures`, { recursive: true });
  const keep = async (path: string, step: number): Promise<string> => {
    const file = `pictures/${path.replaceAll(' ', '-')}-${step}.jpeg`;
    await page.screen.page.screenshot({ path: `${FOLDER}/${file}`, type: 'jpeg', quality: 60 });
    return file;
  };
  const results: CoverResult[] = [];
  for (const bindings of all) {
    const result = await coverInBrowser(page, bindings, pictures ? keep : undefined);
    results.push(result);
    console.error(`${result.flow}: ${result.taken} of ${result.transitions} transitions, ${Math.round(result.seconds)} s`);
    for (const fault of faultsOf(result)) console.log(fault);
  }
  await writeFile(`${FOLDER}/paths.json`, `${JSON.stringify(formOf(results, page.language), null, 2)}\n`);
  await writeFile(`${FOLDER}/junit.xml`, junit(results));
  await writeFile(`${FOLDER}/index.html`, report(results));
  console.log(tableOf(results));
  for (const line of [...leftOf(results), ...scriptedOf(results), wireLine(results)]) console.log(line);
  if (all.length === ALL_BINDINGS.length)
    for (const { machine, reason } of UNBOUND) console.log(`left: ${machine}, all transitions: ${reason}`);
  const faults = results.flatMap(faultsOf);
  console.log(`${faults.length} faults. ${FOLDER}/index.html, ${FOLDER}/junit.xml, ${FOLDER}/paths.json`);
  return faults.length === 0;
}

async function main(): Promise<boolean> {
  command.parse();
  const { language, headed, slow, to, input, stopBefore, pictures } = command.opts<Options>();
  const all = chosenBindings(command.args);
  const [only] = all;
  if ((stopBefore || input !== undefined) && to === undefined) throw new UsageError('--stop-before and --input need --to.');
  if (to !== undefined && (only === undefined || all.length !== 1)) throw new UsageError('--to needs one machine.');
  if (slow !== undefined && !headed) throw new UsageError('--slow needs --headed.');
  const browser = headed ? await launchWithWindow(slow === true ? SLOW : (slow ?? 0)) : await launchChromium();
  try {
    const page = await openFlowPage(browser, language);
    if (to === undefined || only === undefined) return await cover(page, all, pictures);
    return await runTo(page, only, { to, input, stopBefore, stays: headed });
  } finally {
    await browser.close();
  }
}

try {
  // The builder's workers may keep the process alive.
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}
