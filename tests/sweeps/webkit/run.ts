import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { OLDEST_ENGINES } from '#contract/supported-engines.ts';
import { noFirefoxBecause } from '#tests/support/firefox.ts';
import { NOT_ON_FIREFOX, NOT_ON_OLDEST_CHROMIUM } from './not-by-driver.ts';
import { type OlderChromium, olderChromium } from './older-chromium.ts';
import { noWebKitBecause } from './webdriver.ts';

type Without = Readonly<Record<string, string>>;

/**
 * `npm run tools -- engines`: the journeys on Firefox and on the oldest Chromium that is supported, a smaller set on WebKitGTK. `-- webkit`: that one alone. An
 * engine that is missing is said to be skipped. Ends with 1 if a test failed.
 */
const named = process.argv.slice(2);
const isNamed = (engine: string) => named.length === 0 || named.includes(engine);

/** The package's first version of the oldest supported major. */
const OLDEST_CHROMIUM = `${OLDEST_ENGINES.chrome}.0.0`;
const oldest: OlderChromium = isNamed('oldest-chromium') ? await olderChromium(OLDEST_CHROMIUM) : { missing: 'not asked for' };

const ENGINES: readonly { engine: string; missing: string | undefined; without: Without; env?: NodeJS.ProcessEnv }[] = [
  { engine: 'firefox', missing: noFirefoxBecause(), without: NOT_ON_FIREFOX },
  {
    engine: 'oldest-chromium',
    missing: 'missing' in oldest ? oldest.missing : undefined,
    without: NOT_ON_OLDEST_CHROMIUM,
    env: 'path' in oldest ? { CHROME_PATH: oldest.path } : {},
  },
  { engine: 'webkit', missing: noWebKitBecause(), without: {} },
];

/** The part of Vitest's JSON report that is read here. */
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

async function runTests(
  engine: string,
  without: Without,
  outputFile: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; report: Report }> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const vitest = spawn('npx', ['vitest', 'run', '--project', engine, ...othersThan(Object.keys(without)), ...reporters], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
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
  for (const { engine, missing, without, env } of ENGINES.filter((one) => isNamed(one.engine))) {
    if (missing !== undefined) {
      skipped.push(`SKIPPED ${engine}, and nothing is shown by it: ${missing}.`);
      continue;
    }
    const { code, report } = await runTests(engine, without, path.join(folder, `${engine}.json`), env);
    rows.push(...rowsOf(engine, report));
    skipped.push(...Object.entries(without).map(([title, reason]) => `SKIPPED on ${engine}: “${title}” ${reason}.`));
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (rows.length > 0) console.info(`\n${markdownTable([['engine', 'journeys', 'passed', 'failed', 'skipped'], ...rows])}`);
for (const line of skipped) console.warn(line);
