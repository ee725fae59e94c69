import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { startPostgres } from '#server/tests/support/postgres.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { buildReleases, chunkOf, differing, type Release } from './two-builds.ts';
import { buildOf, errorShown, type Load, load, newVisit, openEmailForm, type Visits } from './visits.ts';

/** What a rolling release was like for those who were on the pages (DOOR-8). */
export interface Outcome {
  /** Chunks that are other files in the new build. */
  readonly differing: readonly string[];
  readonly loads: readonly Load[];
  /** What tabs of the old build, opened before the release, said and did after it; no fault: `null`. */
  readonly tabs: readonly { readonly tab: string; readonly fault: string | null }[];
}

interface Options {
  readonly browser: Browser;
  /** For builds, database and web server; goes with the run. */
  readonly folder: string;
  readonly loads: number;
}

/**
 * A real rolling release: two builds by Vite, a process of each on one PostgreSQL, nginx that asks them in turn. `loads` loads meanwhile, in whose
 * last quarter the old process ends. Tabs that were opened before it go on after it, and once more when no process has files of the old build.
 */
export async function rollingRelease({ browser, folder, loads }: Options): Promise<Outcome> {
  const releases = await buildReleases(folder);
  const [old, next] = releases;
  const postgres = await startPostgres();
  const own = path.join(folder, 'cluster');
  await mkdir(own);
  const cluster = await startCluster(own, postgres.url);
  try {
    const before = await cluster.start(old);
    await cluster.sendTo([before]);
    const tabs = await openTabs({ browser, cluster });
    const forgotten = await openTabs({ browser, cluster });
    const after = await cluster.start(next);
    await cluster.sendTo([before, after]);
    const ports = { old: [before.port], new: [after.port] };
    const visits: Visits = { browser, cluster, releases, portsOf: (release) => ports[release] };
    const seen: Load[] = [];
    let ended: Promise<unknown> | undefined;
    for (let index = 0; index < loads; index += 1) {
      if (index === Math.floor(loads * 0.75)) ended = cluster.sendTo([after]).then(() => before.end('SIGTERM'));
      seen.push(await load(visits, index));
    }
    await ended;
    const goneOn = await goOn(tabs, releases, 'old');
    await forgetFiles(postgres.url, old, next);
    return {
      differing: [...new Set(differing(old, next).map(chunkOf))],
      loads: seen,
      tabs: [...goneOn, ...(await goOn(forgotten, releases, 'new'))],
    };
  } finally {
    await cluster.stop();
    await postgres.stop();
  }
}

const LOADED_LATER = '**/static/js/privacy-policy.*';

interface Tabs {
  /** Drawn, and its application has not come yet. */
  readonly waiting: Page;
  letIn(): Promise<void>;
  /** Reads a legal page with the application. */
  readonly reading: Page;
  /** Has an email typed in. */
  readonly typing: Page;
}

async function openTabs(where: { browser: Browser; cluster: Cluster }): Promise<Tabs> {
  const [waiting, reading, typing] = await Promise.all([newVisit(where), newVisit(where), newVisit(where)]);
  const held: (() => void)[] = [];
  let isHeld = true;
  await waiting.page.route('**/static/js/**', (route) => {
    if (!isHeld) return route.continue();
    held.push(() => void route.continue());
  });
  await waiting.page.goto('/', { waitUntil: 'commit' });
  await waiting.page.locator('header [data-leads=login]').waitFor();
  // It would be there before a person asks for it.
  await reading.page.route(LOADED_LATER, (route) => route.abort());
  await reading.page.goto('/service');
  await reading.page.mouse.move(200, 300, { steps: 2 });
  await reading.page.locator('[data-status-slot=page]').waitFor({ state: 'attached' });
  await typing.page.goto('/');
  const fault = await openEmailForm(typing.page);
  if (fault !== '') throw new Error(`the old build itself: ${fault}`);
  return {
    waiting: waiting.page,
    letIn: async () => {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
    reading: reading.page,
    typing: typing.page,
  };
}

/** @param build that each tab has at the end */
async function goOn(tabs: Tabs, releases: readonly Release[], build: Release['name']): Promise<Outcome['tabs']> {
  const files = build === 'old' ? 'kept' : 'gone';
  const check = async (tab: string, page: Page, act: () => Promise<unknown>, wanted: Release['name']) => {
    const failed = await act().then(
      () => null,
      (error: unknown) => String(error).split('\n')[0] ?? '',
    );
    const said = (await errorShown(page)) || failed;
    const is = await buildOf(page, releases);
    await page.context().close();
    return { tab: `${tab}; files of the old build ${files}`, fault: said || (is === wanted ? null : `it is of the ${is} build`) };
  };
  const { waiting, reading, typing } = tabs;
  return [
    await check(
      'a page whose application had not come',
      waiting,
      async () => {
        await tabs.letIn();
        // The new page comes by itself where the files of this one are gone.
        // A hand at the mouse: now the application has to come. The new page comes by itself where the files of this one are gone.
        await waiting.mouse.move(200, 300, { steps: 2 });
        if (build === 'new') await untilBuild(waiting, releases, 'new');
        const fault = await openEmailForm(waiting);
        if (fault !== '') throw new Error(fault);
      },
      build,
    ),
    await check(
      'a chunk that is loaded later',
      reading,
      async () => {
        await reading.unroute(LOADED_LATER);
        await reading.locator('footer a[href="/privacy"]').first().click();
        if (build === 'new') await untilBuild(reading, releases, 'new');
        await reading.waitForURL('**/privacy');
        await reading.locator('main h2').nth(2).waitFor();
      },
      build,
    ),
    await check(
      'a call, with an email typed in before the release',
      typing,
      async () => {
        await typing.locator('dialog[open] input[type=password]').fill('spring-2026!');
        await typing.locator('dialog[open] button[type=submit]').click();
        await typing.locator('[data-flow=emailLogin] [role=alert]').first().waitFor();
        const email = await typing.locator('dialog[open] input[type=email]').inputValue();
        if (email !== 'minji@madang.kr') throw new Error(`the email is “${email}”`);
      },
      // All that it needs had come.
      'old',
    ),
  ];
}

async function untilBuild(page: Page, releases: readonly Release[], build: Release['name']): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
    if ((await buildOf(page, releases).catch(() => 'unknown')) === build) return;
  throw new Error(`no page of the ${build} build came: ${(await page.locator('main').innerText()).slice(0, 200).replaceAll('\n', ' ')}`);
}

/** As when no process has served the old build for two weeks. */
async function forgetFiles(databaseUrl: string, old: Release, next: Release): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const files = differing(old, next).map((file) => `%/${file}`);
  await client.query('delete from build_files where path like any($1)', [files]);
  await client.end();
}
