/**
 * Lighthouse on the production build, mobile, every page in each language: `npm run bench -- lighthouse` after `npm run build`. Fetches Lighthouse
 * itself, which is no dependency: it is large, and only this needs it. `-- --runs 5` measures each page as often, the pages in turn. Ends with 1 where a
 * category is below 100 in any run.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { LANGUAGES } from '#contract/languages.ts';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { median } from './median.ts';
import { startProduct } from './product.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/', '/school', '/service', '/privacy'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  /** How fast the machine was in this run: Lighthouse slows its processor four times, as if it were one of 1500 to 2000. */
  readonly environment: { readonly benchmarkIndex: number };
}

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });
const runs = Number(options.runs);

const { server, stop, folder } = await startProduct();
const { executablePath, env } = await findChromium();

async function measure(path: string, language: string): Promise<Report> {
  const output = join(folder, 'report.json');
  const headers = JSON.stringify({ 'Accept-Language': language });
  // Both, or the page that came in this language is changed to the browser's.
  const flags = [...CHROMIUM_ARGS, `--lang=${language}`, `--accept-lang=${language}`].join(' ');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `${server.siteUrl}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--extra-headers=${headers}`,
    ].concat(`--chrome-flags=${flags}`, `--only-categories=${CATEGORIES.join()}`),
    { env: { ...process.env, ...env, CHROME_PATH: executablePath } },
  );
  return JSON.parse(await readFile(output, 'utf8'));
}

const scoreOf = (name: string) => (report: Report) => Math.round((report.categories[name]?.score ?? 0) * 100);

/** ms; the shift has no unit. */
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const pages = PAGES.flatMap((path) => LANGUAGES.map((language) => ({ path, language, reports: [] as Report[] })));
try {
  // Not counted: the server answers for the first time, beside the browser.
  await measure(PAGES[0], LANGUAGES[0]);
  for (let run = 1; run <= runs; run += 1)
    for (const { path, language, reports } of pages) {
      const report = await measure(path, language);
      reports.push(report);
      const blocked = Math.round(report.audits['total-blocking-time']?.numericValue ?? Number.NaN);
      console.info(`run ${run} of ${runs}: ${path} ${language}: performance ${scoreOf('performance')(report)}, blocked ${blocked} ms`);
    }
} finally {
  await stop();
}
const rows = pages.map(({ path, language, reports }) => {
  const inRunOrder = (numberOf: (report: Report) => number) => reports.map(numberOf).join(' ');
  const scores = CATEGORIES.map((name) => [name, inRunOrder(scoreOf(name))]);
  const speed = ['benchmark', inRunOrder(({ environment }) => Math.round(environment.benchmarkIndex))];
  const times = TIMES.map((name) => [name, median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)).toFixed(3)]);
  return [`${path} ${language}`, Object.fromEntries([...scores, speed, ...times])];
});
console.table(Object.fromEntries(rows));
const isPerfect = pages.every(({ reports }) => reports.every((report) => CATEGORIES.every((name) => scoreOf(name)(report) === 100)));
process.exit(isPerfect ? 0 : 1);
