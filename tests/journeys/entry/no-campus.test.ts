import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAMPUS_CHECK_PATIENCE } from '#contract/limits.ts';
import { hold } from '../support/hold.ts';
import { type App, openApp, seeState } from '../support/open-app.ts';
import { seeSignedOut } from '../support/steps.ts';
import { CAMPUS_LIST, listen } from './campus-steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const home = () => `${app.server.siteUrl}/`;

test('[CAMPUS-4] the way back follows no unknown place and no other address: the page stays and says so', async () => {
  const person = await app.person();
  const { page, say } = person;
  const asked = listen(person);
  await page.goto('/?enter=/space/hogwarts');
  await page.getByText(say(($) => $.campusCheck.unknownAddress)).waitFor();
  await page.goto('/?enter=https://evil.example/space/yonsei');
  await seeSignedOut(person);
  await expect.poll(() => page.url()).toBe(home());
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(asked.filter((url) => url.includes('evil.example') && !url.startsWith(home()))).toEqual([]);
});

test('[ROUTE-3] [CAMPUS-1] no campus, and a list that does not come, lead home, and Back does not lead there again', async () => {
  const person = await app.person();
  const { page } = person;
  const leadsHome = async (path: string) => {
    await page.goto('/privacy');
    await page.goto(path);
    await page.waitForURL(home());
    await seeSignedOut(person);
    await page.goBack();
    await page.waitForURL('**/privacy');
  };
  await leadsHome('/hogwarts');
  // To the letter.
  await leadsHome('/YONSEI');
  for (const answer of [
    { status: 500, json: { code: 500001 } },
    { status: 200, json: { code: 7, data: { campusList: [{ cmps_code: 'yonsei' }] } } },
    { status: 200, body: '<h1>Welcome to the hotel</h1>' },
  ]) {
    await page.route(CAMPUS_LIST, (route) => route.fulfill(answer));
    await leadsHome('/yonsei');
    await page.unroute(CAMPUS_LIST);
  }
});

test('[CAMPUS-1] a list that takes long offers the way home, and what comes afterwards leads nowhere', async () => {
  const person = await app.person();
  const { page, say } = person;
  await page.clock.install();
  const list = await hold(page, CAMPUS_LIST);
  await page.goto('/yonsei');
  await list.asked;
  await seeState(page, 'campusCheck', 'loading.patient');
  expect(await page.getByRole('button').count()).toBe(0);
  await page.clock.fastForward(CAMPUS_CHECK_PATIENCE);
  await seeState(page, 'campusCheck', 'loading.slow');
  await page.getByRole('button', { name: say(($) => $.common.home) }).click();
  await page.waitForURL(home());

  const answered = page.waitForResponse(CAMPUS_LIST);
  list.letGo();
  await (await answered).finished();
  await seeSignedOut(person);
  expect(page.url()).toBe(home());
});

/** Paths that are no campus, whatever they try to be; none of them may leave the site, run, or be asked about. */
const HOSTILE = [
  '/%2e%2e/',
  '/%2e%2e%2fmyroom',
  '//evil.test%2fcampus',
  '//evil/campus',
  '/%2F%2Fevil/campus',
  '/\\evil',
  '/%0d%0aLocation:evil',
  '/yonsei%2f..%2fmyroom',
  '/yonsei%00',
  '/%79onsei',
  '/%E0%A4%A',
  '/<script>alert(1)<%2fscript>',
  `/${'yonsei'.repeat(1000)}`,
];

/**
 * As a link does it: what is typed, the browser would tidy up first. And not by `goto`: over BiDi it takes a frame of the page before, which
 * the navigation ends, for the navigation itself.
 */
async function followLink(page: Page, url: string): Promise<Response> {
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest() && response.frame() === page.mainFrame());
  await page.evaluate((address) => window.location.assign(address), url);
  return answer;
}

test('[ROUTE-3] [ROUTE-7] [CAMPUS-1] a path that tries to be more than a word leads home or nowhere, and never off the site', async () => {
  const person = await app.person();
  const { page } = person;
  page.on('dialog', (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`);
  });
  const asked = listen(person);
  for (const path of HOSTILE) {
    const answer = await followLink(page, `${app.server.siteUrl}${path}`);
    if (answer.status() === 404) continue;
    await page.waitForFunction((url) => performance.getEntriesByType('navigation')[0]?.name === url, answer.url());
    await page.waitForURL(home());
    await seeSignedOut(person);
  }
  const elsewhere = asked.map((url) => new URL(url)).filter(({ origin }) => ![app.server.siteUrl, app.server.worldUrl].includes(origin));
  expect(elsewhere).toEqual([]);
  expect(asked.filter((url) => /\/campus\/list|\/space\//.test(url))).toEqual([]);
});

test('[GATE-4] where no maintenance is configured nothing is asked, and the page does not wait', async () => {
  const person = await app.person();
  const { page } = person;
  const api = await hold(page, '**/api/**');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  await seeSignedOut(person);
  // A sign of a person: an untouched page lets the application wait for twelve seconds.
  await page.mouse.move(200, 300, { steps: 2 });
  await api.asked;
  expect(asked.filter((each) => each.startsWith('HEAD') || /allow|list|maintenance/.test(each))).toEqual([]);
  api.letGo();
});
