import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWhollyRest, restOf, TEST_PROJECTS } from '#tests/rest.ts';
import { announcedTitles } from '#tests/spec/announced.ts';
import { COMMANDS, type Command, coverageOf, isComplete, report, type TestCase } from '#tests/spec/coverage.ts';
import { type Location, type TitlesAt, writtenTitles } from '#tests/spec/written-titles.ts';

/**
 * Prints each requirement with the tests that count for it and the command that runs them; fails for one without any, and for an ID that a
 * test names but the ledger lacks. Named results (`tests.json` of `npm test`, `rest.json` of `npm run test:rest`) are counted by what passed.
 * The first alone: what no test of it shows has to be named by a title in a file of the rest, which is printed as left to the rest.
 * None: all tests that there are, as if each had passed.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const ledger: Record<string, string> = JSON.parse(readFileSync(`${root}/tests/spec/ledger.json`, 'utf8'));

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly location?: Location }[];
  }[];
}

const sources = new Map<string, TitlesAt>();
function titlesAt(file: string, location: Location | undefined): readonly string[] {
  // A test that a helper makes has no place in the test file, and so no title there.
  if (location === undefined) return [];
  const titles = sources.get(file) ?? writtenTitles(file, readFileSync(file, 'utf8'));
  sources.set(file, titles);
  return titles(location);
}

const STATUS: Readonly<Record<string, TestCase['status']>> = { passed: 'passed', failed: 'failed' };

const testsIn = ({ testResults }: Results, command: Command): TestCase[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, location }) => ({
      title: fullName,
      // Vitest calls a test skipped, pending or disabled when it did not run.
      status: STATUS[status] ?? 'skipped',
      written: titlesAt(name, location),
      command,
    })),
  );

/** What the files of the rest say that they will show. Nothing of it has run. */
const announced = (): TestCase[] =>
  TEST_PROJECTS.flatMap(restOf).flatMap((file) => {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    return announcedTitles(file, source, isWhollyRest(file) ? undefined : 'describeRest').map(
      (title): TestCase => ({ title, written: [title], status: 'announced', command: 'rest' }),
    );
  });

function listed(command: Command): TestCase[] {
  const projects = TEST_PROJECTS.flatMap((project) => ['--project', command === 'rest' ? `${project}-rest` : project]);
  // `list` collects every test, the generated ones too, and runs none.
  const out = execFileSync('npx', ['vitest', 'list', '--json', ...projects], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tests: { name: string; file: string; location?: Location }[] = JSON.parse(out.slice(out.indexOf('[\n')));
  return tests.map(({ name, file, location }) => ({ title: name, status: 'listed', written: titlesAt(file, location), command }));
}

const commandOf = (file: string): Command => (path.basename(file) === 'rest.json' ? 'rest' : 'first');

function resultsOf(file: string): TestCase[] {
  if (!existsSync(file)) throw new Error(`${file} is missing: run ${COMMANDS[commandOf(file)]} first, which writes it.`);
  return testsIn(JSON.parse(readFileSync(file, 'utf8')), commandOf(file));
}

const results = process.argv.slice(2);
const isFirstAlone = results.length > 0 && !results.some((file) => commandOf(file) === 'rest');
const tests = results.length === 0 ? [...listed('first'), ...listed('rest')] : results.flatMap(resultsOf);
if (!tests.some(({ written }) => written.length > 0)) throw new Error('No test says where it stands: includeTaskLocation has to be on.');
const coverage = coverageOf(ledger, isFirstAlone ? [...tests, ...announced()] : tests);
console.log(report(ledger, coverage));
if (results.length === 0) console.log('None of the tests was run: the titles alone were read.');
if (!isComplete(coverage)) process.exitCode = 1;
