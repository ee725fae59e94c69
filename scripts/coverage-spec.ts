import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverageOf, report } from '../tests/spec/coverage.ts';

/**
 * Prints each requirement with the tests that name it; fails for an ID that a test names but the ledger lacks. The tests are those of the
 * results that are named as arguments (Vitest's JSON reporter), else all that there are.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const ledger: Record<string, string> = JSON.parse(readFileSync(`${root}/tests/spec/ledger.json`, 'utf8'));

interface Results {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly fullName: string }[] }[];
}

const titlesIn = ({ testResults }: Results) =>
  testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName));

function allTitles(): string[] {
  // `list` collects every test, the generated ones too, and runs none. The sweep's are those of the browser's.
  const listed = execFileSync('npx', ['vitest', 'list', '--json', '--project', '!sweep'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const titles: { name: string }[] = JSON.parse(listed.slice(listed.indexOf('[')));
  return titles.map(({ name }) => name);
}

const results = process.argv.slice(2);
const titles = results.length === 0 ? allTitles() : results.flatMap((file) => titlesIn(JSON.parse(readFileSync(file, 'utf8'))));
const coverage = coverageOf(ledger, titles);
console.log(report(ledger, coverage));
if (coverage.unknown.length > 0) process.exitCode = 1;
