import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, seeState } from './support/open-app.ts';
import { drawn, inHeader, seeSignedOut } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('[POP-5] on a phone: log in, email, back and out again, and the focus returns', async () => {
  const person = await app.person({ language: 'ko', width: 360, height: 740 });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  const login = inHeader(person, ($) => $.header.login);
  await login.click();
  await drawn(person)
    .getByRole('button', { name: say(($) => $.methods.email.login) })
    .click();
  await drawn(person)
    .getByRole('button', { name: say(($) => $.common.back) })
    .click();
  await drawn(person)
    .getByRole('heading', { name: say(($) => $.login.title) })
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await drawn(person).count()).toBe(0);
  expect(await login.evaluate((button) => button === document.activeElement)).toBe(true);

  await login.click();
  letGo();
  await seeState(page, 'login', 'choosing');
  await page.keyboard.press('Escape');
  await seeSignedOut(person);
  await expect.poll(() => login.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('[POP-5] Back closes a popup before the application is there, and the one that goes on from it', async () => {
  const person = await app.person({ language: 'ko', width: 360, height: 740 });
  const { page } = person;
  await page.goto('/service');
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  const opener = inHeader(person, ($) => $.header.login);
  await opener.click();
  await drawn(person).waitFor();
  await page.goBack();
  await drawn(person).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await opener.click();
  await drawn(person).evaluate((dialog) => dialog.setAttribute('data-same', ''));
  letGo();
  // The very same dialog goes on.
  await page.locator('[data-flow=login][data-same]').waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/service');
});

test('[POP-5] a popup that was closed by its button before the application is there leaves nothing in the history', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await page.goto('/service');
  await holdApplication(person);
  await page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  await drawn(person)
    .getByRole('button', { name: say(($) => $.common.close) })
    .click();
  await drawn(person).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => history.state?.popupDepth ?? 0)).toBe(0);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/service');
});

test('[POP-5] [DOOR-4] a popup that is opened while the browser still leaves the one before it stays, and Back closes it', async () => {
  const person = await app.person({ language: 'ja', width: 360, height: 740 });
  const { page, say } = person;
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    const leaving = (more: number) => {
      const { dataset } = document.documentElement;
      dataset.leaving = String(Number(dataset.leaving ?? 0) + more);
    };
    // A busy phone takes its time for it.
    history.back = () => {
      leaving(1);
      setTimeout(back, 300);
    };
    window.addEventListener('popstate', () => leaving(-1));
  });
  await page.goto('/service');
  await holdApplication(person);
  await page.goto('/');
  const opener = inHeader(person, ($) => $.header.login);
  const close = () =>
    drawn(person)
      .getByRole('button', { name: say(($) => $.common.close) })
      .click();
  await opener.click();
  for (let times = 0; times < 2; times += 1) {
    await close();
    await opener.click();
  }
  await page.locator('html[data-leaving="0"]').waitFor({ state: 'attached' });
  expect(await drawn(person).count()).toBe(1);
  await page.goBack();
  await drawn(person).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/service');
});
