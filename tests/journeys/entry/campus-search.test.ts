import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAMPUS_CHECK_PATIENCE } from '#contract/limits.ts';
import { TOAST_TIME } from '#src/ui/status/status-store.ts';
import { hold, holdApplication } from '../support/hold.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { seeSignedOut } from '../support/steps.ts';
import { CAMPUS_LIST } from './campus-steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const DOCUMENTS = '**/static/js/document-pages.*.js';

/**
 * The heading of each page that stands in a frame, joined; told once for as many frames as it stays. Before a clock is installed, which has frames
 * of its own.
 */
async function watchFrames({ context, page }: Person): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellFrame', (shown: string) => seen.push(shown));
  await context.addInitScript((site) => {
    if (location.origin !== site) return;
    const nextFrame = requestAnimationFrame.bind(window);
    let last: string | undefined;
    const look = () => {
      const pages = [...document.querySelectorAll<HTMLElement>('#root main')].filter((main) => main.checkVisibility());
      const shown = pages.map((main) => main.querySelector('h1')?.textContent).join(' + ');
      if (shown !== last) (window as unknown as { tellFrame(shown: string): void }).tellFrame(shown);
      last = shown;
      nextFrame(look);
    };
    nextFrame(look);
  }, app.server.siteUrl);
  return seen;
}

const toast = (page: Page) => page.locator('[data-toast]');

test.for(['ko', 'en', 'ja'] as const)(
  '[CAMPUS-1] [ROUTE-3] [LANG-1] that the campus is looked for stands in the first frame, before the application (%s)',
  async (language) => {
    const person = await app.person({ language, theme: language === 'en' ? 'light' : 'dark' });
    const { page, say } = person;
    const frames = await watchFrames(person);
    await holdApplication(person);
    await page.goto('/yonsei');
    await expect.poll(() => frames).toEqual([say(($) => $.campusCheck.title)]);
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: say(($) => $.campusCheck.text) })
        .count(),
    ).toBe(1);
    expect(await page.title()).toBe(say(($) => $.campusCheck.pageTitle));
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  },
);

test.for(['/a/b', '/-%20x'])(
  '[ROUTE-7] an address that no campus can have, %s, says nothing of one before the application',
  async (address) => {
    const person = await app.person();
    const frames = await watchFrames(person);
    const application = await holdApplication(person);
    await person.page.goto(address);
    await application.asked;
    await expect.poll(() => frames).toEqual(['']);
  },
);

test('[CAMPUS-1] [SEEN-2] the drawn search becomes the application’s: no frame is empty or has it twice, and its words are said once', async () => {
  const person = await app.person();
  const { page, say } = person;
  const frames = await watchFrames(person);
  await page.clock.install();
  const [application, list] = [await holdApplication(person), await hold(page, CAMPUS_LIST)];
  await page.goto('/yonsei');
  const said = page.getByRole('status').filter({ hasText: say(($) => $.campusCheck.title) });
  await said.evaluate((region) => region.setAttribute('data-first', ''));
  // A word may be a pixel wider in the web font, which comes meanwhile; the words stand in the middle.
  const placeOf = async () => {
    const { x = 0, y, width = 0, height } = (await said.boundingBox()) ?? {};
    return { middle: x + width / 2, y, height };
  };
  const place = await placeOf();

  application.letGo();
  await list.asked;
  await expect.poll(() => page.evaluate(() => document.querySelector<HTMLElement>('#root')?.dataset.shape)).toBeUndefined();
  expect(await placeOf()).toEqual(place);
  // A region that comes anew would be read out again.
  expect(await page.locator('main [role=status]').count()).toBe(1);
  await page.clock.fastForward(CAMPUS_CHECK_PATIENCE);
  await seeState(page, 'campusCheck', 'loading.slow');
  expect(await page.locator('[data-first]').textContent()).toContain(say(($) => $.campusCheck.slow));

  list.letGo();
  await page.waitForURL('**/space/yonsei');
  const [search, entering] = [say(($) => $.campusCheck.title), say(($) => $.campusCheck.enteringTitle)];
  expect(frames[0]).toBe(search);
  expect(frames.filter((shown) => shown !== search && shown !== entering)).toEqual([]);
});

test('[ROUTE-3] [CAMPUS-1] the search stays until the home page is there, and what became of it is said then, for all of its time', async () => {
  const person = await app.person();
  const { page, say } = person;
  const frames = await watchFrames(person);
  await page.clock.install();
  const documents = await hold(page, DOCUMENTS);
  await page.goto('/hogwarts');
  await documents.asked;
  await page.waitForURL(`${app.server.siteUrl}/`);
  await page.clock.fastForward(TOAST_TIME * 2);
  expect(await toast(page).count()).toBe(0);
  expect(await page.locator('main h1').textContent()).toBe(say(($) => $.campusCheck.title));

  documents.letGo();
  await toast(page)
    .getByText(say(($) => $.campusCheck.unknownAddress))
    .waitFor();
  await seeSignedOut(person);
  expect(frames).toEqual([say(($) => $.campusCheck.title), await page.locator('main h1').textContent()]);
  await page.clock.fastForward(TOAST_TIME);
  await toast(page).waitFor({ state: 'detached' });
});

test('[ROUTE-7] an address without a page is told of once home is there, for all of that time', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, say } = person;
  await page.clock.install();
  const documents = await hold(page, DOCUMENTS);
  await page.goto('/a/b');
  await documents.asked;
  await page.clock.fastForward(TOAST_TIME * 2);
  documents.letGo();
  await toast(page)
    .getByText(say(($) => $.campusCheck.unknownAddress))
    .waitFor();
  expect(await page.locator('main h1').count()).toBe(1);
});

test('[CAMPUS-1] [SHELL-7] an application that does not come is said, and nothing looks for a campus any more', async () => {
  const person = await app.person({ language: 'ja' });
  const { page, say } = person;
  await page.route('**/static/js/index.*.js', (route) => route.abort());
  await page.goto('/yonsei');
  await page
    .getByRole('alert')
    .filter({ hasText: say(($) => $.common.appNotLoaded) })
    .waitFor();
  expect(await page.locator('#root').innerHTML()).toBe('');
  expect(await page.title()).toBe('Madang');
});

test('[SHELL-7] a chunk of the search that does not come is said in its place', async () => {
  const person = await app.person();
  const { page, say } = person;
  await hold(page, CAMPUS_LIST);
  await page.route('**/static/js/campus-check.*', (route) => route.abort());
  await page.goto('/yonsei');
  await seeState(page, 'shell', 'chunkFailed');
  await page.unroute('**/static/js/campus-check.*');
  await page.getByRole('button', { name: say(($) => $.common.reload) }).click();
  await seeState(page, 'campusCheck', 'loading.patient');
});

test('[DOOR-4] where an extension has put something into what was drawn, the application draws it anew at once', async () => {
  const person = await app.person({ isDrawnAnew: true });
  const { page, say } = person;
  const frames = await watchFrames(person);
  const [application, list] = [await holdApplication(person), await hold(page, CAMPUS_LIST)];
  await page.goto('/yonsei');
  await page.locator('main').evaluate((main) => main.append(document.createElement('foreign-node')));
  application.letGo();
  await list.asked;
  await page.locator('foreign-node').waitFor({ state: 'detached' });
  expect(await page.locator('main').count()).toBe(1);
  expect(frames).toEqual([say(($) => $.campusCheck.title)]);
});
