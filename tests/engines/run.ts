import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { noFirefoxBecause } from '../support/firefox.ts';
import { NOT_ON_FIREFOX } from './not-by-driver.ts';
import { noWebKitBecause } from './webdriver.ts';

/** `npm run engines`: the journeys on Firefox, a smaller set on WebKitGTK. It prints that it skips a missing engine. Ends with 1 if a test failed. */
const ENGINES = [
  { engine: 'firefox', missing: noFirefoxBecause(), without: NOT_ON_FIREFOX },
  { engine: 'webkit', missing: noWebKitBecause(), without: {} },
] as const;

type Without = Readonly<Record<string, string>>;

/** A part of Vitest's JSON. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Titles without any of these parts. */
const othersThan = (parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : ['-t', `^(?!.*(?:${parts.map(escaped).join('|')}))`];

async function runTests(engine: string, without: Without, outputFile: string): Promise<{ code: number; report: Report }> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const vitest = spawn('npx', ['vitest', 'run', '--project', engine, ...othersThan(Object.keys(without)), ...reporters], {
    stdio: 'inherit',
  });
  const code = await new Promise<number>((resolve) => vitest.once('exit', (ended) => resolve(ended ?? 1)));
  return { code, report: JSON.parse(await readFile(outputFile, 'utf8')) };
}

/** A row a file: how many tests passed, failed, and were not gone through. */
function rowsOf(engine: string, { testResults }: Report): string[][] {
  return testResults.map(({ name, assertionResults }) => {
    const count = (status: string) => assertionResults.filter((result) => result.status === status).length;
    const [passed, failed] = [count('passed'), count('failed')];
    return [engine, path.basename(name, '.test.ts'), `${passed}`, `${failed}`, `${assertionResults.length - passed - failed}`];
  });
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'madang-engines-'));
const rows: string[][] = [];
const skipped: string[] = [];
try {
  for (const { engine, missing, without } of ENGINES) {
    if (missing !== undefined) {
      skipped.push(`SKIPPED ${engine}, and nothing is shown by it: ${missing}.`);
      continue;
    }
    const { code, report } = await runTests(engine, without, path.join(folder, `${engine}.json`));
    rows.push(...rowsOf(engine, report));
    skipped.push(...Object.entries(without).map(([title, reason]) => `SKIPPED on ${engine}: “${title}” ${reason}.`));
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (rows.length > 0) console.info(`\n${markdownTable([['engine', 'journeys', 'passed', 'failed', 'skipped'], ...rows])}`);
for (const line of skipped) console.warn(line);
