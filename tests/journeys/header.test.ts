import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { isOfThisPart, itFirst } from '#tests/support/part.ts';
import { newMember } from './support/accounts.ts';
import { type App, openApp, seeState } from './support/open-app.ts';
import { inHeader, loginByEmail, seeSignedIn, top } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each(LANGUAGES.filter((_, index) => isOfThisPart(index, LANGUAGES.length)))(
  '[FOOT-1] [HEAD-4] at every width the header’s menu offers language and theme, and all of the header has room (%s)',
  async (language) => {
    const member = await newMember(app);
    const person = await app.person({ language, pictures: true });
    const { page, say } = person;
    const seeRoom = async (width: number, path: string) => {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.locator('header').evaluate((header) => {
        const shown = [...header.querySelectorAll('a, button')].filter(
          (control) => control.checkVisibility() && !control.matches('[role=menuitem], [href="#main"]'),
        );
        const boxes = shown.map((control) => control.getBoundingClientRect());
        const covers = boxes.flatMap((box, index) =>
          boxes.slice(index + 1).filter((other) => box.right > other.left + 1 && other.right > box.left + 1),
        );
        return {
          wider: document.documentElement.scrollWidth - innerWidth,
          covers: covers.length,
          out: boxes.filter(({ right }) => right > innerWidth).length,
        };
      });
      expect(cut, `${path} at ${width} px`).toEqual({ wider: 0, covers: 0, out: 0 });
      expect(await inHeader(person, ($) => $.header.openMenu).isVisible()).toBe(true);
    };
    await page.goto('/');
    await inHeader(person, ($) => $.header.openMenu).click();
    await seeState(page, 'siteMenu', 'open');
    await top(person)
      .getByRole('combobox', { name: say(($) => $.footer.theme) })
      .selectOption('dark');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => history.state?.popupDepth ?? 0)).toBe(0);
    for (const path of ['/', '/campus']) {
      await page.goto(path);
      await inHeader(person, ($) => $.header.login).waitFor();
      for (const width of [360, 600, 860, 1200, 1400]) await seeRoom(width, path);
    }
    await page.goto('/');
    await loginByEmail(person, member);
    for (const path of ['/', '/campus']) {
      await page.goto(path);
      await seeSignedIn(person, member.nickname);
      for (const width of [360, 600, 860, 1200, 1400]) await seeRoom(width, path);
    }
  },
);

itFirst(
  '[HEAD-2] [LAND-1] a signed-in person finds one way into the world at the top of the landing page, a visitor the hero’s',
  async () => {
    const member = await newMember(app);
    const person = await app.person();
    const { page } = person;
    const ways = () =>
      page.locator('header [data-event=enterWorld]:visible, main section:first-of-type [data-event=enterWorld]:visible').count();
    await page.goto('/');
    expect(await ways()).toBe(1);
    await loginByEmail(person, member);
    await inHeader(person, ($) => $.header.enterMyHome).waitFor();
    await expect.poll(ways).toBe(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(ways).toBe(1);
  },
);

itFirst.each(['/', '/school', '/campus', '/service'])(
  '[LAND-4] nothing of %s is animated for a person who wants less motion, at the top or while it scrolls',
  async (path) => {
    const { page } = await app.person({ pictures: true });
    await page.goto(path);
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation as CSSAnimation).animationName ?? 'other'),
      );
    await expect.poll(running).toEqual([]);
    await page.mouse.wheel(0, 600);
    await expect.poll(running).toEqual([]);
  },
);
