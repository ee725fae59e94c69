import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { type App, openApp } from './support/open-app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.for(LANGUAGES)('[LEGAL-1] [LEGAL-2] printed, a document has its whole text and nothing to press (%s)', async (language) => {
  const person = await app.person({ language });
  const { page } = person;
  for (const path of ['/service', '/privacy']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button').first().waitFor();
    const sections = await page.locator('main h2').count();
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, input, nav, aside')]
        .filter((element) => element.checkVisibility())
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(shown).toEqual([]);
    expect(await page.locator('main h2:visible').count()).toBe(sections);
    expect(sections).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'screen' });
  }
});
