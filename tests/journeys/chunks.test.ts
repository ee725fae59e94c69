import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { inHeader, loginByEmail, openLogin, openProfile } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const SCRIPTS = fileURLToPath(new URL('../../dist/static/js/', import.meta.url));

/** Lets these chunks fail at every address, or at the first alone; the list returned has what came from the second. */
async function fail(page: Page, names: readonly string[], { everywhere = false } = {}): Promise<readonly string[]> {
  const came: string[] = [];
  await page.route(new RegExp(`/static/(js|media)/(${names.join('|')})\\.[^/]+$`), async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (everywhere || search === '') return route.abort();
    came.push(`${/([^/]+?)\.[^/]*?\.?(\w+)$/.exec(pathname)?.slice(1).join('.')}${search}`);
    return route.continue();
  });
  return came;
}

const importsOf = async (file: string) =>
  [...(await readFile(SCRIPTS + file, 'utf8')).matchAll(/\bfrom\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name);

const notLoaded = ({ page, say }: Person) => page.getByRole('alert').filter({ hasText: say(($) => $.common.appNotLoaded) });

/** To the page of the campus, whose pictures the application shows there: not in a page that was drawn with them. */
const goToCampus = ({ page, say }: Person) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say(($) => $.common.brand) })
    .click();

test('[SHELL-7] every chunk is built to static/js/{chunk}.{hash}.chunk.js, and one that is loaded later imports nothing that is loaded later', async () => {
  const files = (await readdir(SCRIPTS)).filter((file) => file.endsWith('.js'));
  const entries = files.filter((file) => !/^[\w-]+\.[\w-]{8}\.chunk\.js$/.test(file));
  expect(entries).toEqual([expect.stringMatching(/^index\.[\w-]{8}\.js$/)]);
  const [entry = ''] = entries;
  const atStart = new Set([entry, ...(await importsOf(entry))]);
  // A chunk that comes from another address finds what it imports there where it was found before.
  for (const file of files) for (const imported of await importsOf(file)) expect(atStart, file).toContain(imported);
});

test('React and the libraries have chunks of their own', async () => {
  const [entry = ''] = (await readdir(SCRIPTS)).filter((file) => /^index\..*\.js$/.test(file));
  const files = [entry, ...(await importsOf(entry))];
  for (const name of ['libraries', 'react']) expect(files).toContainEqual(expect.stringMatching(`^${name}\\.`));
  // A text of React: it stands in React's chunk alone.
  const errorsOfReact = 'react.dev/errors';
  for (const file of files) expect((await readFile(SCRIPTS + file, 'utf8')).includes(errorsOfReact), file).toBe(file.startsWith('react.'));
});

test('[SHELL-7] the application, its texts and popups come from a second try when the first fails', async () => {
  const person = await app.person({ pictures: true, language: 'ko' });
  const { page } = person;
  const came = await fail(page, ['ko', 'popup-host']);
  let asked = 0;
  await page.route(/\/static\/js\/index\.[^/]+\.js$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/service');
  await openLogin(person);
  await page.keyboard.press('Escape');
  await expect.poll(() => came).toEqual(expect.arrayContaining(['ko.js?retry=1', 'popup-host.js?retry=1', 'popup-host.css?retry=1']));
});

test('[SHELL-7] popups of a person’s own account, and their words, come from a second try when the first fails', async () => {
  const [member, person] = await Promise.all([newMember(app), app.person({ language: 'ko' })]);
  const came = await fail(person.page, ['ko', 'account-popups']);
  await person.page.goto('/');
  await loginByEmail(person, member);
  await openProfile(person);
  await person.page
    .locator('[data-flow=profile]')
    .getByRole('button', { name: person.say(($) => $.myProfile.copyId) })
    .waitFor();
  await expect.poll(() => came).toEqual(expect.arrayContaining(['account-popups.js?retry=1', 'account-popups.css?retry=1']));
  // Those of the start, and of the account.
  expect(came.filter((file) => file === 'ko.js?retry=1')).toHaveLength(2);
});

test('[SHELL-7] a page that is loaded later comes from a second try, with its style', async () => {
  const { page } = await app.person({ language: 'ja' });
  const came = await fail(page, ['document-pages']);
  await page.goto('/no/such/page');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([...came].sort()).toEqual(['document-pages.css?retry=1', 'document-pages.js?retry=1']);
});

test('[SHELL-7] [SHELL-8] a page that does not come offers a reload, which helps', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await fail(page, ['gateway'], { everywhere: true });
  await page.goto('/sso?clientId=unknown&returnUrl=https%3A%2F%2Fpartner.example%2F');
  await seeState(page, 'shell', 'chunkFailed');
  await page.unrouteAll();
  await page.getByRole('button', { name: say(($) => $.common.reload) }).click();
  await page.locator('[data-flow=ssoGateway]').first().waitFor();
});

/** The server answers that it has no such file, as after a release, until the page has been loaded this often. */
async function missUntil(page: Page, name: string, loads: number): Promise<() => number> {
  let loaded = 0;
  page.on('domcontentloaded', () => {
    loaded += 1;
  });
  await page.route(new RegExp(`/static/js/${name}\\.[^/]+$`), (route) =>
    loaded < loads ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  return () => loaded;
}

test('[DOOR-8] [SHELL-7] a chunk of a build that is gone: the page is loaded anew by itself, once', async () => {
  const { page } = await app.person({ language: 'ko' });
  const loaded = await missUntil(page, 'gateway', 2);
  await page.goto('/sso?clientId=unknown&returnUrl=https%3A%2F%2Fpartner.example%2F');
  // The form has opened by itself, and no person has used it.
  await expect.poll(loaded).toBe(2);
  await page.waitForFunction(() => window.drawnPopups === undefined);
  expect(loaded()).toBe(2);
});

test('[DOOR-8] [SHELL-7] where a popup is open, a chunk of a build that is gone closes nothing: a new version is said, and the reload helps', async () => {
  const person = await app.person({ language: 'ja' });
  const { page, say } = person;
  const loaded = await missUntil(page, 'popup-host', 2);
  await page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  const alert = page.getByRole('alertdialog', { name: say(($) => $.session.updateTitle) });
  await alert.waitFor();
  expect(loaded()).toBe(1);
  await Promise.all([page.waitForEvent('domcontentloaded'), alert.getByRole('button', { name: say(($) => $.common.reload) }).click()]);
  await openLogin(person);
});

test('[SHELL-7] [API-25] without a network, popups that do not come say so; a press stays here, and reloads when the network is back', async () => {
  const person = await app.person({ language: 'ja' });
  const { context, page, say } = person;
  await fail(page, ['popup-host'], { everywhere: true });
  await page.goto('/service');
  await page.mouse.move(200, 300, { steps: 2 });
  const alert = page.getByRole('alertdialog');
  const again = alert.getByRole('button', { name: say(($) => $.common.reload) });
  await again.waitFor();
  const offline = alert.getByText(say(($) => $.common.offline));
  expect(await offline.count()).toBe(0);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.unrouteAll();
  await context.setOffline(true);
  await offline.waitFor();
  await Promise.all([page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD'), again.click()]);
  expect(loads).toBe(0);
  await context.setOffline(false);
  await offline.waitFor({ state: 'detached' });
  await Promise.all([page.waitForEvent('domcontentloaded'), again.click()]);
  await inHeader(person, ($) => $.header.login).click();
  await seeState(page, 'login', 'choosing');
});

test('[SHELL-7] [SHELL-8] popups that do not come say so above the page, a picture that does not come takes nothing’s place', async () => {
  const person = await app.person({ pictures: true, language: 'en' });
  const { page, say } = person;
  await page.route('**/art/*', (route) => route.abort());
  await fail(page, ['popup-host'], { everywhere: true });
  await page.goto('/service');
  await page.mouse.move(200, 300, { steps: 2 });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(($) => $.common.reload) })
    .waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.unrouteAll();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/art/hero.svg'));
  await page.route('**/art/*', (route) => route.abort());
  await page.reload();
  await page.mouse.move(300, 200, { steps: 2 });
  await page.locator('[data-status-slot=page]').waitFor({ state: 'attached' });
  await goToCampus(person);
  await failed;
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: say(($) => $.landing.hero.titleFirst) })
    .waitFor();
  // Their places stay, with nothing in them.
  const place = await page.locator('[data-art=hero]').boundingBox();
  expect(place?.height).toBeGreaterThan(200);
  expect(await page.locator('[data-state=chunkFailed], [data-state=crashed]').count()).toBe(0);
  await inHeader(person, ($) => $.header.login).click();
  await seeState(page, 'login', 'choosing');
});

test.each(['/', '/sso'])(
  '[SHELL-7] [SHELL-8] texts that do not come leave no blank page: it says so at %s and offers a reload, which helps',
  async (path) => {
    const person = await app.person({ language: 'ja' });
    const { page, say } = person;
    await fail(page, ['ja'], { everywhere: true });
    await page.goto(path);
    await page.mouse.move(200, 300, { steps: 2 });
    await notLoaded(person).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.unrouteAll();
    await notLoaded(person)
      .getByRole('link', { name: say(($) => $.common.reload) })
      .click();
    await page.mouse.move(300, 200, { steps: 2 });
    await page.locator('[data-status-slot=page]').waitFor({ state: 'attached' });
    expect(await notLoaded(person).isVisible()).toBe(false);
  },
);

test('[SHELL-7] [SHELL-8] an application that does not come at all says so in a page that was not drawn before', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, say } = person;
  await page.route(/\/static\/js\/index\.[^/]+\.js$/, (route) => route.abort());
  await page.goto('/no/such/page');
  await notLoaded(person).waitFor();
  await page.unrouteAll();
  await notLoaded(person)
    .getByRole('link', { name: say(($) => $.common.reload) })
    .click();
  await page.locator('[data-status-slot=page]').waitFor({ state: 'attached' });
});
