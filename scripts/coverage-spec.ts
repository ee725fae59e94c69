import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverageOf, report } from '../tests/spec/coverage.ts';

/** Prints each requirement with the tests that name it; fails for an ID that a test names but the ledger lacks. */
const root = fileURLToPath(new URL('..', import.meta.url));
const ledger: Record<string, string> = JSON.parse(readFileSync(`${root}/tests/spec/ledger.json`, 'utf8'));
// `list` collects every test, the generated ones too, and runs none.
const listed = execFileSync('npx', ['vitest', 'list', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const titles: { name: string; file: string }[] = JSON.parse(listed.slice(listed.indexOf('[')));
const coverage = coverageOf(
  ledger,
  titles.map(({ name }) => name),
);
console.log(report(ledger, coverage));
if (coverage.unknown.length > 0) process.exitCode = 1;
