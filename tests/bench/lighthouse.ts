/**
 * Lighthouse on the production build, mobile, every page in each language: `npm run lighthouse` after `npm run build`. Fetches Lighthouse
 * itself, which is no dependency: it is large, and only this needs it. Ends with 1 where a category is below 100.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '../../contract/languages.ts';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { startProduct } from './product.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/', '/school', '/service', '/privacy'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

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

const rows: Record<string, Record<string, string | number>> = {};
let isPerfect = true;
try {
  for (const path of PAGES) {
    for (const language of LANGUAGES) {
      const { categories, audits } = await measure(path, language);
      const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
      isPerfect &&= scores.every(([, score]) => score === 100);
      const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
      rows[`${path} ${language}`] = {
        ...Object.fromEntries(scores),
        ...Object.fromEntries(times.map((name) => [name, audits[name]?.displayValue ?? ''])),
      };
    }
  }
} finally {
  await stop();
}
console.table(rows);
process.exit(isPerfect ? 0 : 1);
