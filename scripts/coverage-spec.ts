import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverageOf, isComplete, report, type TestCase } from '#tests/spec/coverage.ts';
import { type Location, type TitlesAt, writtenTitles } from '#tests/spec/written-titles.ts';

/**
 * Prints each requirement with the tests that count for it; fails for one without any, and for an ID that a test names but the ledger lacks.
 * The tests are those of the results that are named as arguments (Vitest's JSON reporter), else all that there are, as if each had passed.
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

const testsIn = ({ testResults }: Results): TestCase[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, location }) => ({
      title: fullName,
      // Vitest calls a test skipped, pending or disabled when it did not run.
      status: STATUS[status] ?? 'skipped',
      written: titlesAt(name, location),
    })),
  );

function allTests(): TestCase[] {
  // `list` collects every test, the generated ones too, and runs none. The sweep's are those of the browser's.
  const listed = execFileSync('npx', ['vitest', 'list', '--json', '--project', '!sweep'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tests: { name: string; file: string; location?: Location }[] = JSON.parse(listed.slice(listed.indexOf('[\n')));
  return tests.map(({ name, file, location }) => ({ title: name, status: 'listed', written: titlesAt(file, location) }));
}

const results = process.argv.slice(2);
const tests = results.length === 0 ? allTests() : results.flatMap((file) => testsIn(JSON.parse(readFileSync(file, 'utf8'))));
if (!tests.some(({ written }) => written.length > 0)) throw new Error('No test says where it stands: includeTaskLocation has to be on.');
const coverage = coverageOf(ledger, tests);
console.log(report(ledger, coverage));
if (results.length === 0) console.log('None of the tests was run: the titles alone were read.');
if (!isComplete(coverage)) process.exitCode = 1;
