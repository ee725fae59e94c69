import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '#contract/languages.ts';
import { ANSWERED_BY, type Cluster } from './cluster.ts';
import { entryOf, type Release } from './two-builds.ts';

const LOG_IN = 'header [data-leads=login]';
const EMAIL_WAY = 'dialog[open] [data-leads=emailLogin]';
const EMAIL = 'dialog[open] input[type=email]';
/** What says that something did not come. */
const ERRORS = '#app-not-loaded, #too-old, [data-state=chunkFailed], [data-state=crashed]';
/** How long anything may take to show, ms. */
const PATIENCE = 15_000;

/** What was seen at one load. */
export interface Load {
  readonly path: string;
  readonly page: Release['name'] | 'unknown';
  /** Files that a process of the other build answered. */
  readonly crossed: number;
  readonly fault: string | null;
}

export interface Visits {
  readonly browser: Browser;
  readonly cluster: Cluster;
  readonly releases: readonly Release[];
  /** The ports of the processes of each release. */
  readonly portsOf: (release: Release['name']) => readonly number[];
}

/** A person in front of a page of their own; what the page throws, and what was not answered well, is kept. */
export async function newVisit({ browser, cluster }: Pick<Visits, 'browser' | 'cluster'>, index = 1) {
  const context = await browser.newContext({ baseURL: cluster.siteUrl, locale: LANGUAGES[index % LANGUAGES.length] ?? 'en' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return { context, page, thrown };
}

/** Loads the page that has this number's turn in a browser without a cache, and opens the form for email and password. */
export async function load(visits: Visits, index: number): Promise<Load> {
  const paths = ['/', visits.cluster.gatewayPath, '/service'];
  const path = paths[index % paths.length] ?? '/';
  const { context, page, thrown } = await newVisit(visits, Math.floor(index / paths.length));
  const files = watchFiles(page);
  try {
    await page.goto(path, { waitUntil: 'commit' });
    const shown = await openEmailForm(page, path.startsWith('/sso')).catch((error: unknown) => String(error).split('\n')[0] ?? '');
    const fault = shown || (await errorShown(page)) || thrown[0] || null;
    return { path: path.split('?')[0] ?? path, ...files(visits), fault };
  } finally {
    await context.close();
  }
}

/** Until the form is there and the application has the whole page; empty, or what is wrong. */
export async function openEmailForm(page: Page, isGateway = false): Promise<string> {
  if (!isGateway) await page.locator(LOG_IN).click();
  await page.locator(EMAIL_WAY).click();
  await page.locator(EMAIL).fill('minji@madang.kr');
  await page.locator('[data-status-slot=page]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => window.earlyInput === undefined && window.drawnPopups === undefined);
  // The popups that the application loads by itself.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes('/popup-host.') && (entry as PerformanceResourceTiming).responseStatus === 200),
  );
  const typed = await page.locator(EMAIL).inputValue();
  return typed === 'minji@madang.kr' ? '' : `the email is “${typed}”`;
}

/** The first message that something did not come; empty where none is seen. */
export async function errorShown(page: Page): Promise<string> {
  for (const place of await page.locator(ERRORS).all()) if (await place.isVisible()) return (await place.innerText()).replaceAll('\n', ' ');
  return '';
}

/** Which build a page is of, by the first file of the application that it names. */
export const buildOf = async (page: Page, releases: readonly Release[]): Promise<Release['name'] | 'unknown'> => {
  const html = await page.content();
  return releases.find((release) => html.includes(entryOf(release)))?.name ?? 'unknown';
};

function watchFiles(page: Page) {
  const answers: { readonly file: string; readonly port: number; readonly status: number }[] = [];
  page.on('response', (response) => {
    const file = /\/static\/js\/([^/?]+)$/.exec(new URL(response.url()).pathname)?.[1];
    const port = Number(response.headers()[ANSWERED_BY]?.split(':').at(-1));
    if (file !== undefined) answers.push({ file, port, status: response.status() });
  });
  return ({ releases, portsOf }: Visits) => {
    const index = answers.find(({ file }) => file.startsWith('index.'))?.file;
    const release = releases.find((one) => entryOf(one) === index);
    const others = releases.filter((one) => one !== release).flatMap(({ name }) => portsOf(name));
    return { page: release?.name ?? ('unknown' as const), crossed: answers.filter(({ port }) => others.includes(port)).length };
  };
}
