import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { freePort } from '../support/free-port.ts';
import { newMember } from './support/accounts.ts';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { inHeader, loginAsGuest, loginByEmail, press, seeSignedIn, top } from './support/steps.ts';
import { storeFirst } from './support/store-first.ts';

describe('the operator’s settings', () => {
  const SET = {
    FAQ_URL: 'https://help.campus.example/?a=1&b=2',
    INQUIRY_URL: 'https://help.campus.example/inquiry',
    FILM_STUDY_URL: 'https://films.campus.example/study',
    PHONE: '+82 2-1544-0000',
    BRAND_NAME: 'Hanbit & "Friends"',
    // Any picture of the site's own will do.
    BRAND_LOGO_URL: '/favicon.svg',
    METHODS_DISABLED: 'sookmyung,cju,yonsei,ewha,naver,guest',
  };
  let app: App;
  beforeAll(async () => {
    app = await openApp(SET);
  });
  afterAll(() => app.close());

  /** What of the page the operator has set. */
  async function seeSettings({ page, say }: Person): Promise<void> {
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    const call = page.getByRole('link', { name: say(($) => $.header.help.call, { phone: SET.PHONE }), exact: true });
    for (const phone of [call, footer.getByRole('link', { name: SET.PHONE, exact: true })]) {
      expect(await phone.getAttribute('href')).toBe('tel:+82215440000');
    }
    const addressOf = (link: Locator) => link.getAttribute('href');
    expect(await addressOf(header.getByRole('link', { name: say(($) => $.header.faq) }))).toBe(SET.FAQ_URL);
    expect(await addressOf(page.locator('#faq').getByRole('link').first())).toBe(SET.FAQ_URL);
    expect(await addressOf(page.getByRole('link', { name: say(($) => $.header.help.consult) }))).toBe(SET.INQUIRY_URL);
    expect(await addressOf(page.locator('[data-film="study"]').getByRole('link'))).toBe(SET.FILM_STUDY_URL);
    await header.getByRole('link', { name: SET.BRAND_NAME, exact: true }).waitFor();
    for (const mark of [header.locator('a img').first(), footer.locator('img').first()]) {
      await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await header.locator('a img').first().boundingBox()).toMatchObject({ height: 32 });
  }

  test('[SHELL-5] [HEAD-1] [LAND-5] [LAND-6] [FOOT-1] stand in the page that was drawn, and in the application after it', async () => {
    const person = await app.person({ language: 'en' });
    const { page } = person;
    const application = await holdApplication(person);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/campus');
    await seeSettings(person);
    await page.mouse.move(10, 10, { steps: 2 });
    await application.asked;
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    application.letGo();
    await inHeader(person, ($) => $.header.signUp).click();
    await seeState(page, 'agreement', 'reading');
    await page.keyboard.press('Escape');
    await seeSettings(person);
  });

  test('[METHOD-2] a method that is switched off is not in the popup that was drawn, either', async () => {
    const person = await app.person({ language: 'en' });
    const { page, say } = person;
    await holdApplication(person);
    await page.goto('/');
    await inHeader(person, ($) => $.header.login).click();
    const popup = page.locator('dialog[open] [data-drawn=login] > :not([hidden])');
    await popup.getByRole('button', { name: say(($) => $.methods.email.login) }).waitFor();
    const providers = await popup
      .locator('[data-provider]:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.dataset.provider));
    expect(providers.sort()).toEqual(['apple', 'facebook', 'google', 'kakao']);
    expect(await popup.getByRole('button', { name: say(($) => $.methods.guest.login) }).count()).toBe(0);
    expect(await popup.getByRole('combobox').count()).toBe(0);
    expect(
      await popup
        .getByText(
          say(($) => $.common.or),
          { exact: true },
        )
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  });

  test('[SHELL-5] [LANG-1] stand in a page whose language was put in the place of another', async () => {
    const person = await app.person({ language: 'ja', locale: 'en-US' });
    await storeFirst(person.page, { [STORAGE_KEYS.language]: 'ja' });
    await holdApplication(person);
    await person.page.goto('/campus');
    await person.page.locator('html[lang=ja]:not([data-waiting])').waitFor();
    await seeSettings(person);
  });
});

describe('an API on another origin', () => {
  let api: App;
  let app: App;
  beforeAll(async () => {
    const [port, world] = [String(await freePort()), String(await freePort())];
    api = await openApp({ ALLOWED_ORIGINS: `http://localhost:${port}`, WORLD_URL: `http://localhost:${world}` });
    app = await openApp({ PORT: port, WORLD_PORT: world, API_BASE: api.server.apiUrl, STAND_INS: '0' });
  });
  afterAll(async () => {
    await app?.close();
    await api?.close();
  });

  /** Origins that calls go to, and the calls with their statuses. */
  function listen({ context }: Person): { origins: Set<string>; calls: string[] } {
    const heard = { origins: new Set<string>(), calls: [] as string[] };
    context.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      const call = pathname.match(/^\/api\/v1\/auth\/(.*)$/)?.[1];
      if (call === undefined) return;
      heard.origins.add(origin);
      if (response.request().method() !== 'OPTIONS') heard.calls.push(`${call} ${response.status()}`);
    });
    return heard;
  }

  test('[LOGIN-1] [REFR-1] [SHELL-1] signs a guest in, who stays signed in over a reload and a token that expires', async () => {
    const person = await app.person({ language: 'en' });
    const { page } = person;
    const { origins, calls } = listen(person);
    await page.goto('/');
    await loginAsGuest(person);
    await reload(page);
    await inHeader(person, ($) => $.header.enterMyHome).waitFor();
    api.moveClock(601_000);
    calls.length = 0;
    await reload(page);
    await inHeader(person, ($) => $.header.enterMyHome).waitFor();
    expect(calls.filter((call) => !call.startsWith('config'))).toEqual(['info 419', 'refresh/access-token 200', 'info 200']);
    expect([...origins]).toEqual([api.server.siteUrl]);
  });

  test('[PROF-4] [AVATAR-1] takes a member’s image, and shows it from there', async () => {
    const member = await newMember(api);
    const person = await app.person({ language: 'en' });
    const { page } = person;
    await page.goto('/');
    await loginByEmail(person, member);
    await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).click();
    await page.getByRole('menuitem', { name: person.say(($) => $.header.settings) }).click();
    await press(person, ($) => $.myProfile.changeImage);
    const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00a37a' } })
      .png()
      .toBuffer();
    await top(person).locator('input[type=file]').setInputFiles({ name: 'me.png', buffer, mimeType: 'image/png' });
    await press(person, ($) => $.imageChange.upload);
    await seeState(page, 'profile', 'viewing');
    const image = page.getByRole('banner').locator(`img[src^="${api.server.siteUrl}/media/profile/"]`);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(64);
    await reload(page);
    await seeSignedIn(person, member.nickname);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(64);
  });
});
