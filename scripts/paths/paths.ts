/** Test plans from the machines that ship. Run with `npm run paths -- --help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError, Option } from 'commander';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { catalogue } from '#machines/catalogue.ts';
import { withControls } from './controls.ts';
import { FORMAT_NAMES, FORMATS } from './formats/formats.ts';
import { playwright } from './formats/playwright.ts';
import { UsageError } from './names.ts';
import { type Request, STRATEGIES } from './request.ts';
import { machinesFor, makePlan } from './run.ts';
import { speakerOf } from './speaker.ts';

interface Options extends Omit<Request, 'inputs'> {
  readonly input: readonly string[];
  readonly language: Language;
  readonly format: (typeof FORMAT_NAMES)[number];
  readonly out: string | undefined;
}

const several = (value: string, before: readonly string[]): string[] => [...before, ...value.split(',').map((each) => each.trim())];

function steps(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It is a whole number from 1 on.');
  return count;
}

const EXAMPLES = `
Examples:
  npm run -s paths -- emailVerification
      a small set of paths that together take every transition
  npm run -s paths -- emailVerification --strategy shortest --input reset --to signedIn --format markdown --language ko --out plan.md
      a test plan for the password reset, in Korean
  npm run -s paths -- login --strategy simple --to closed --max-steps 4 --avoid BACK
      every path to "closed" that passes nothing twice
  npm run -s paths -- --requirement EMAIL-7 --format gherkin --language ja
      every machine whose states name a requirement
  npm run -s paths -- emailVerification --strategy events --input link --events "EMAIL_SUBMITTED, checkEmail.done registered=false"
      the path over these steps
  npm run -s paths -- all --format csv --out paths.csv
  npm run -s paths -- emailVerification --strategy shortest --input reset --to signedIn --format playwright --out test-results/reset.test.ts
      a Playwright file; npx tsx --test test-results/reset.test.ts runs it`;

const command = new Command('paths')
  .description('Test plans from the machines that ship: what to do, step by step, and what must be seen.')
  .argument('[machines...]', `one, several, or "all" of ${Object.keys(catalogue).join(', ')}`)
  .addOption(new Option('--strategy <name>', 'which paths').choices(STRATEGIES).default('transitions'))
  .option('--input <names>', 'what the flow starts with, by its name in the model', several, [])
  .option('--from <state>', 'the strategy begins at this state; the shortest way to it comes first')
  .option('--to <state>', 'every path ends at this state')
  .option('--through <states>', 'every path passes these states, in this order', several, [])
  .option('--avoid <states or steps>', 'no path has these states or steps', several, [])
  .option('--requirement <id>', 'only what has to do with the states that name it')
  .option('--max-steps <n>', 'no path is longer', steps, Number.MAX_SAFE_INTEGER)
  .option('--events <steps>', 'for --strategy events: the steps, one after another', several, [])
  .addOption(new Option('--language <code>', 'of the steps').choices(LANGUAGES).default('en'))
  .addOption(new Option('--format <name>', 'how it is written').choices(FORMAT_NAMES).default('table'))
  .option('--out <file>', 'write it to a file')
  .addHelpText('after', EXAMPLES)
  .showSuggestionAfterError();

async function main(): Promise<void> {
  command.parse();
  const { input, language, format, out, ...options } = command.opts<Options>();
  const names = machinesFor(catalogue, command.args, options.requirement);
  const speaker = speakerOf(language);
  // Draws nothing where standard error is no terminal.
  const bar = new SingleBar({ format: '{bar} {value}/{total} {name}', clearOnComplete: true, stream: process.stderr });
  bar.start(names.length, 0, { name: '' });
  try {
    const made = makePlan(catalogue, names, { ...options, inputs: input }, speaker, (name) => bar.increment(1, { name }));
    const { found, notes } = made;
    const plan = await withControls(made.plan, found, speaker);
    bar.stop();
    const text = format === 'playwright' ? await playwright(found, speaker, out) : FORMATS[format](plan, speaker);
    if (out === undefined) process.stdout.write(text);
    else {
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, text);
    }
    const paths = plan.machines.flatMap((each) => each.paths);
    const count = paths.reduce((sum, path) => sum + path.steps.length, 0);
    console.error(
      [...notes, `${names.length} machines, ${paths.length} paths, ${count} steps${out === undefined ? '' : `, in ${out}`}.`].join('\n'),
    );
    if (paths.length === 0) process.exitCode = 1;
  } finally {
    bar.stop();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
