import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import type { Text } from '#machines/bindings/define-bindings.ts';
import { overflows } from '../sweeps/states/checks.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { inHeader, loginAsGuest, seeSignedOut } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp({ PHONE: '1599-1234' });
});
afterAll(() => app.close());

const htmlLanguage = (person: Person) => person.page.locator('html').getAttribute('lang');

test('[SHELL-1] without a token the server is not asked who is signed in; with one it is asked once', async () => {
  const person = await app.person();
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/info')) asked.push(request.url());
  });
  await page.goto('/');
  const configured = page.waitForResponse('**/auth/config');
  await page.mouse.move(200, 300, { steps: 2 });
  await configured;
  await seeSignedOut(person);
  expect(asked).toHaveLength(0);

  await loginAsGuest(person);
  asked.length = 0;
  await reload(page);
  await seeState(page, 'linkAccount', 'choosing');
  expect(asked).toHaveLength(1);
});

test('[ROUTE-7] a path that leads nowhere is replaced by the landing page', async () => {
  const person = await app.person();
  const { page } = person;
  await page.goto('/privacy');
  await page.goto('/nowhere/at/all?x=1');
  await page.waitForURL(`${app.server.siteUrl}/`);
  await inHeader(person, ($) => $.header.signUp).waitFor();
  await page.goBack();
  await page.waitForURL('**/privacy');
});

test.for(['ko', 'en', 'ja'] as const)(
  '[ROUTE-7] [CAMPUS-1] an address without a page, and a word that is no campus, are said once, and home is shown (%s)',
  async (language) => {
    const person = await app.person({ language });
    const { page } = person;
    const said = page.locator('[data-toast]').getByText(person.say(($) => $.campusCheck.unknownAddress));
    for (const address of ['/nowhere/at/all', '/nocampus']) {
      await page.goto(address);
      await said.waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      // Firefox drops a reload while the page is still on its way.
      await page.waitForLoadState();
      await page.reload();
      await seeSignedOut(person);
      expect(await said.count()).toBe(0);
    }
  },
);

for (const [locale, language] of [
  ['ko-KR', 'ko'],
  ['en-GB', 'en'],
  ['ja', 'ja'],
  ['fr-FR', 'en'],
] as const) {
  test(`[LANG-1] a browser that speaks ${locale} gets ${language}`, async () => {
    const person = await app.person({ locale, language });
    await person.page.goto('/');
    await seeSignedOut(person);
    expect(await htmlLanguage(person)).toBe(language);
  });
}

test('[LANG-1] [FOOT-1] [STORE-1] a language that was chosen loads the page anew and is kept, whatever the browser speaks', async () => {
  const person = await app.person({ locale: 'ko-KR', language: 'ko' });
  const inJapanese = await app.person({ locale: 'ko-KR', language: 'ja' });
  const { page, say } = person;
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('combobox', { name: say(($) => $.footer.language) })
    .selectOption('ja');
  await page
    .getByRole('banner')
    .getByRole('button', { name: inJapanese.say(($) => $.header.signUp), exact: true })
    .waitFor();
  expect(await htmlLanguage(person)).toBe('ja');
  const later = await person.tab();
  await later.page.goto('/privacy');
  await later.page
    .getByRole('banner')
    .getByRole('button', { name: inJapanese.say(($) => $.header.signUp), exact: true })
    .waitFor();
  expect(await htmlLanguage(later)).toBe('ja');

  // What no language of ours stands for is not believed.
  await page.evaluate(() => localStorage.setItem('language', 'tlh'));
  await page.goto('/');
  await seeSignedOut(person);
  expect(await htmlLanguage(person)).toBe('ko');
});

test('[HEAD-1] the header says which of its sections is in view, and on the next page too', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await page.goto('/school');
  await seeSignedOut(person);
  const current = page.locator('header nav [aria-current]');
  // A page that has just come may scroll to its top once more: the person goes there again.
  const goTo = (id: string, text: Text) =>
    expect
      .poll(async () => {
        await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
        return current.allInnerTexts();
      })
      .toContain(say(text));
  expect(await current.count()).toBe(0);
  await goTo('campus_reason', ($) => $.header.why);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say(($) => $.header.campus) })
    .click();
  await page.waitForURL('**/campus');
  await goTo('campus_introduce', ($) => $.header.introduction);
  expect(await current.getAttribute('aria-current')).toBe('location');
});

test.each(LANGUAGES)(
  '[HEAD-2] [HEAD-4] on a phone the header has Log in, Sign up and the menu, and room for them (%s)',
  async (language) => {
    const person = await app.person({ language, width: 320, height: 640 });
    const { page } = person;
    await page.goto('/');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      let end = 0;
      for (const text of [($) => $.header.login, ($) => $.header.signUp, ($) => $.header.openMenu] satisfies Text[]) {
        const { x, width: wide, height } = (await inHeader(person, text).boundingBox()) ?? { x: 0, width: 0, height: 0 };
        expect(x).toBeGreaterThanOrEqual(end);
        expect(height).toBeGreaterThanOrEqual(44);
        end = x + wide;
      }
      expect(end).toBeLessThanOrEqual(width);
      expect(await overflows(page)).toEqual([]);
    }
    await inHeader(person, ($) => $.header.login).click();
    await seeState(page, 'login', 'choosing');
  },
);
