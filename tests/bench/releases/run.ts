import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { markdownTable } from 'markdown-table';
import { noPostgresBecause } from '#server/tests/support/postgres.ts';
import { endAll } from '#server/tests/support/process.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { noNginxBecause } from '../api/nginx.ts';
import { rollingRelease } from './release.ts';

/** `npm run bench -- releases`: a rolling release of two real builds behind nginx, and loads in a browser meanwhile. Ends with 1 if one did not start. */
const { loads } = new Command('npm run bench -- releases')
  .description('Loads pages in a browser while one build takes the place of another (DOOR-8); needs PostgreSQL 15 and nginx')
  .option('--loads <count>', 'how many', Number, 200)
  .parse()
  .opts<{ loads: number }>();

const missing = noPostgresBecause ?? noNginxBecause;
if (missing !== undefined) {
  console.error(`Not run: ${missing}.`);
  process.exit(1);
}
const folder = await mkdtemp(path.join(os.tmpdir(), 'madang-releases-'));
const browser = await launchChromium();
try {
  const { differing, loads: seen, tabs } = await rollingRelease({ browser, folder, loads });
  console.info(`Other files in the new build: ${differing.join(', ')}.\n`);
  const kinds = [...new Set(seen.map((one) => `${one.path} ${one.page}`))].sort();
  const rows = kinds.map((kind) => {
    const of = seen.filter((one) => `${one.path} ${one.page}` === kind);
    const crossed = of.filter((one) => one.crossed > 0).length;
    return [...kind.split(' '), `${of.length}`, `${crossed}`, `${of.filter(({ fault }) => fault === null).length}`];
  });
  console.info(markdownTable([['page', 'build', 'loads', 'with files from the other process', 'started, form open'], ...rows]));
  for (const [index, { path, page, fault }] of seen.entries())
    if (fault !== null) console.error(`load ${index}, ${path} of the ${page} build: ${fault}`);
  console.info(
    `\n${markdownTable([['a tab of the old build, after the release', 'outcome'], ...tabs.map(({ tab, fault }) => [tab, fault ?? 'goes on'])])}`,
  );
  const failed = [...seen, ...tabs].filter(({ fault }) => fault !== null).length;
  console.info(`\n${seen.filter(({ fault }) => fault === null).length} of ${seen.length} loads started.`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  endAll();
  await rm(folder, { recursive: true, force: true });
}
