import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULTS } from '#contract/defaults.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { enterAsGuest, inHeader, loginAsGuest, openLogin, press, seeSignedOut } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp({ PHONE: '1599-1234' });
});
afterAll(() => app.close());

/** The hotline of the configuration, in the footer. */
const phone = ({ page }: Person, number: string) => page.getByRole('contentinfo').getByRole('link', { name: number });

/** As on a host of plain files without configuration: all that is known comes from the API. */
const withoutSettings = ({ page }: Person) =>
  page.route(/\/(privacy)?$/, async (route) => {
    const fulfil = async () => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<meta name="settings"[^>]*>/, '') });
    };
    // The page may have gone meanwhile; one that gets nothing is found out by what the test waits for.
    await fulfil().catch(() => {});
  });

test('[SHELL-4] with an external site every page leaves for it, but return pages of providers and the gateway', async () => {
  const { page } = await app.person();
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  // As the server writes it (server/tests/settings.test.ts).
  await page.route(`${app.server.siteUrl}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const meta = '<meta name="external-site" content="https://elsewhere.example/">';
    await route.fulfill({ response, body: (await response.text()).replace('<head>', `<head>${meta}`) });
  });
  for (const path of ['/', '/privacy', '/campusword']) {
    await page.goto(path).catch(() => {});
    await page.waitForURL('https://elsewhere.example/');
  }
  await page.goto('/callback/google');
  await page.locator('main[data-saying]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/callback/google');
  await page.goto('/sso?clientId=unknown');
  await page.locator('[data-flow=ssoGateway]').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/sso');
});

test('[SHELL-5] without the configuration the built-in defaults serve, and people can sign in', async () => {
  const person = await app.person();
  await withoutSettings(person);
  await person.page.route('**/auth/config', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await person.page.goto('/');
  await person.page.mouse.move(200, 300, { steps: 2 });
  await phone(person, DEFAULTS.phone).waitFor();
  await enterAsGuest(person);
});

test('[SHELL-5] the configuration serves although the page that was open when it was asked for has been left', async () => {
  const person = await app.person();
  const { page, say } = person;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/auth/config', async (route) => {
    await held;
    await route.continue();
  });
  await withoutSettings(person);
  await page.goto('/');
  await page.mouse.move(200, 300, { steps: 2 });
  await page.locator('[data-status-slot=page]').waitFor({ state: 'attached' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say(($) => $.footer.privacy) })
    .click();
  await page.waitForURL('**/privacy');
  release();
  await phone(person, '1599-1234').waitFor();
});

test('[ERR-7] the page says that it could not ask for the user, and trying again helps', async () => {
  const person = await app.person();
  const { page } = person;
  await page.goto('/');
  await loginAsGuest(person);
  await page.route('**/auth/info', (route) => route.abort());
  await reload(page);
  await seeState(page, 'session', 'alertingUserInfo');
  await page.unroute('**/auth/info');
  await press(person, ($) => $.common.retry);
  await inHeader(person, ($) => $.header.enterMyHome).waitFor();
});

test('[SHELL-8] a screen that cannot be drawn gives the recovery screen, and reloading brings the page back', async () => {
  const person = await app.person({ language: 'ja' });
  const { page, say } = person;
  await page.goto('/');
  await seeSignedOut(person);
  // As in a browser that has no modal dialogs: what opens one throws while it is drawn.
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new TypeError('showModal is not supported');
    };
  });
  await inHeader(person, ($) => $.header.login).click();
  await seeState(page, 'shell', 'crashed');
  await page.getByRole('heading', { name: say(($) => $.session.crashTitle) }).waitFor();
  await page.getByRole('button', { name: say(($) => $.common.reload) }).click();
  await openLogin(person);
});

test.each([
  ['cannot be reached', (route: Route) => route.abort('connectionrefused')],
  ['never answers', () => {}],
  ['answers with a fault', (route: Route) => route.fulfill({ status: 500, body: 'fault' })],
])('[SHELL-3] [LOGIN-1] the frame of the 3D host %s: signing in goes on', async (_, fault) => {
  const person = await app.person();
  const { page } = person;
  let asked = 0;
  await page.route(`${app.server.worldUrl}/**`, (route) => {
    asked += 1;
    return fault(route);
  });
  // A frame that never answers would hold the event back.
  await page.goto('/', { waitUntil: 'commit' });
  await seeSignedOut(person);
  // A sign of a person: an untouched page lets the application wait for twelve seconds.
  await page.mouse.move(200, 300, { steps: 2 });
  await expect.poll(() => asked).toBe(1);
  // The frame alone has the fault: the person is led to the host itself (JOIN-2).
  await page.unroute(`${app.server.worldUrl}/**`);
  await loginAsGuest(person);
  await reload(page, { waitUntil: 'commit' });
  await seeState(page, 'linkAccount', 'choosing');
});
