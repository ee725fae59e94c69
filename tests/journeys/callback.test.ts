import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { TEXTS } from '#src/callback/texts.ts';
import { type App, openApp } from './support/open-app.ts';
import { tolerateViolations } from './support/policy.ts';
import { type Elsewhere, openElsewhere } from './support/providers.ts';
import { closing, saying } from './support/return-page.ts';

let app: App;
let elsewhere: Elsewhere;
beforeAll(async () => {
  [app, elsewhere] = await Promise.all([openApp(), openElsewhere()]);
});
afterAll(() => Promise.all([app?.close(), elsewhere?.close()]));

const PATHS = ['google', 'kakao', 'naver', 'facebook', 'apple', 'sookmyung', 'cju', 'yonsei', 'ewha', 'yonsei/logout'].map(
  (path) => `/callback/${path}`,
);

/** The windows close themselves after a moment; where a test reads one, the browser refuses that. */
const refuseToClose = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.close = () => undefined;
  });

/** Opens an address in a window of this page; `heard` are the messages that came back. */
async function openWindow(page: Page, address: string): Promise<{ popup: Page; heard: () => Promise<unknown[]> }> {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((url) => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      window.addEventListener('message', ({ data, origin }) => heard.push({ origin, data }));
      // A name of its own: a window that is just closing would be taken again.
      window.open(url, crypto.randomUUID(), 'popup,width=700,height=480');
    }, address),
  ]);
  return { popup, heard: () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard) };
}

test('[ROUTE-4] [CB-2] each return page is served with nothing of the application, no COOP header and a policy of its own', async () => {
  const answers = await Promise.all(PATHS.map((path) => fetch(`${app.server.siteUrl}${path}?code=secret&state=s`)));
  for (const answer of answers) {
    const headers = Object.fromEntries(answer.headers);
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers['content-security-policy']?.replaceAll(/'sha256-[\w+/=]{44}'/g, 'HASH').split('; ')).toEqual([
      "default-src 'none'",
      // The check of the browser, its notice and the page itself have one each.
      'script-src HASH HASH HASH',
      'style-src HASH HASH',
      'img-src data:',
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    const html = await answer.text();
    expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="(?!data:)/);
  }
  const other = await fetch(`${app.server.siteUrl}/callback/unknown`);
  expect(await other.text()).toContain('id="root"');
});

test('[CB-2] posts to its opener and says so; the address keeps nothing and history does not grow', async () => {
  const { page, context } = await app.person({ language: 'ko' });
  await refuseToClose(context);
  await page.goto('/');
  const asked: { url: string; referer: string | undefined }[] = [];
  context.on('request', (request) => asked.push({ url: request.url(), referer: request.headers().referer }));
  const { popup, heard } = await openWindow(page, '/callback/kakao?code=secret-code&state=state-1#secret-fragment');
  await saying(popup, 'answered');
  expect(await popup.evaluate(() => [location.pathname + location.search + location.hash, history.length])).toEqual(['/callback/kakao', 1]);
  expect(await popup.locator('h1').innerText()).toBe(TEXTS.ko.sayings.answered[0]);
  expect(await popup.locator('[data-mark="kakao"]').isVisible()).toBe(true);
  expect(await heard()).toEqual([
    { origin: app.server.siteUrl, data: { auth_type: 'sns', sns_code: 'kakao', code: 'secret-code', state: 'state-1' } },
  ]);
  const callbacks = asked.filter(({ url }) => url.includes('/callback/'));
  expect(callbacks, 'the page loads nothing else').toHaveLength(1);
  expect(asked.filter(({ url, referer }) => !url.includes('/callback/') && `${url}${referer}`.includes('secret'))).toEqual([]);
  // The browser refuses to close it: the page says what to do.
  await popup.getByText(TEXTS.ko.closeYourself).waitFor();
  await popup.getByRole('link', { name: TEXTS.ko.home }).waitFor();
});

test.each(['/callback/kakao?code=c&state=s', '/callback/kakao?error=e&state=s', '/callback/yonsei/logout', '/callback/kakao'])(
  '[CB-1] [CB-2] [ROUTE-4] %s closes by itself',
  async (address) => {
    const { page } = await app.person();
    await page.goto('/');
    const { popup } = await openWindow(page, address);
    await closing(popup);
  },
);

test.each(['/callback/kakao', '/callback/kakao?code=c&state=s'])('[CB-3] the button of %s closes the window', async (address) => {
  const { page, context } = await app.person({ language: 'ja' });
  // Without timers it does not close by itself.
  await context.addInitScript(() => {
    if (location.pathname.startsWith('/callback/')) Object.assign(window, { setTimeout: () => 0 });
  });
  await page.goto('/');
  const { popup } = await openWindow(page, address);
  const answered = address.includes('code');
  await saying(popup, answered ? 'answered' : 'invalid');
  const closed = closing(popup);
  // The window may be gone before the click has been reported.
  const clicked = popup.getByRole('button', { name: answered ? TEXTS.ja.complete : TEXTS.ja.close }).click();
  await Promise.all([closed, clicked.catch(() => {})]);
});

test.each([
  ['ko', '잘못된 접근이에요. 창을 닫고 다시 로그인해 주세요.', ['', '?']],
  ['en', 'This page was opened without a valid answer. Please close the window and log in again.', ['?code=', '?code=a&code=b']],
  ['ja', '無効なアクセスです。ウィンドウを閉じて、ログインし直してください。', ['#code=a&state=s', '?state=s']],
] as const)(
  '[CB-1] [VAL-6] [ERR-35] without a valid answer it says so, and tells the opener that and nothing else (%s)',
  async (language, text, queries) => {
    const { page } = await app.person({ language });
    await page.goto('/');
    for (const query of queries) {
      const { popup, heard } = await openWindow(page, `/callback/naver${query}`);
      await saying(popup, 'invalid');
      await popup.getByText(text, { exact: true }).waitFor();
      expect(await heard(), query).toEqual([
        { origin: app.server.siteUrl, data: { auth_type: 'sns', sns_code: 'naver', error: 'invalid_return' } },
      ]);
      await popup.close();
    }
  },
);

test('[CB-2] passes a provider’s error on, and shows none of its words', async () => {
  const { page, context } = await app.person({ language: 'en' });
  await refuseToClose(context);
  await page.goto('/');
  const words = '<img src=x onerror=alert(1)>';
  const query = new URLSearchParams({ error: 'access_denied', error_description: words, state: 's' });
  const { popup, heard } = await openWindow(page, `/callback/kakao?${query}`);
  await saying(popup, 'cancelled');
  expect(await popup.locator('body').innerText()).not.toMatch(/onerror|access_denied/);
  expect(await popup.locator('img').count()).toBe(0);
  expect(await heard()).toEqual([
    { origin: app.server.siteUrl, data: { auth_type: 'sns', sns_code: 'kakao', error: 'access_denied', state: 's' } },
  ]);
});

test('[ROUTE-4] the return page of the university’s logout says so and takes no code', async () => {
  const { page, context } = await app.person({ language: 'ko' });
  await refuseToClose(context);
  await page.goto('/');
  const { popup, heard } = await openWindow(page, '/callback/yonsei/logout?code=injected&state=s');
  await saying(popup, 'signedOut');
  expect(popup.url()).toBe(`${app.server.siteUrl}/callback/yonsei/logout`);
  expect(await heard()).toEqual([]);
});

test.each(['?code=secret-code', '?code=secret-code&state=of-no-opener'])(
  '[CB-2] [CB-4] opened as a tab with %s it tells no opener, and leaves a text and a link home that give nothing away',
  async (query) => {
    const person = await app.person({ language: 'ko' });
    const other = await person.tab();
    await other.page.goto('/');
    await other.page.evaluate(() => {
      Object.assign(globalThis, { heard: [] });
      window.addEventListener('message', (event) => (globalThis as unknown as { heard: unknown[] }).heard.push(event.data));
    });
    const { page } = person;
    await page.goto('about:blank');
    await page.goto(`/callback/kakao${query}`);
    await saying(page, 'unexpected');
    expect(await page.locator('h1').innerText()).toBe(TEXTS.ko.sayings.unexpected[0]);
    // A tab with a history of its own is not closed by a script.
    await page.getByRole('button').click();
    await page.getByText(TEXTS.ko.sayings.unexpected[1]).waitFor();
    const request = page.waitForRequest((asked) => asked.isNavigationRequest());
    await page.getByRole('link', { name: TEXTS.ko.home }).click();
    expect((await (await request).allHeaders()).referer).toBeUndefined();
    await page.waitForURL('/');
    expect(await other.page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([]);
  },
);

test('[SOC-3] a page of another origin that opens it is told nothing', async () => {
  const { page } = await app.person();
  elsewhere.coop = undefined;
  elsewhere.body = '<h1>not ours</h1>';
  await page.goto(elsewhere.url);
  const { popup, heard } = await openWindow(page, `${app.server.siteUrl}/callback/kakao?code=secret-code&state=s`);
  await saying(popup, 'unexpected');
  expect(await heard()).toEqual([]);
});

test('[CB-2] no page may show it in a frame', async () => {
  const { page, context } = await app.person();
  elsewhere.coop = undefined;
  elsewhere.body = `<iframe src="${app.server.siteUrl}/callback/kakao?code=c&state=s"></iframe>`;
  // The console shows the refusal, which this is about.
  tolerateViolations(context);
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(elsewhere.url);
  await refusal;
  expect(page.frames().map((frame) => frame.url())).not.toContain(`${app.server.siteUrl}/callback/kakao`);
  expect(await page.frameLocator('iframe').locator('main').count()).toBe(0);
});

test('a script, markup or an address that a policy forbids is seen, in a page and in a window: every browser test fails at one', async () => {
  const { page, context } = await app.person();
  const violations = tolerateViolations(context);
  await refuseToClose(context);
  await page.goto('/');
  const { popup } = await openWindow(page, `${app.server.siteUrl}/callback/google?error=access_denied`);
  await saying(popup, 'cancelled');
  expect(violations).toEqual([]);
  for (const place of [page, popup]) {
    const before = violations.length;
    await place.evaluate(() => {
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/x.png' }));
      try {
        document.body.innerHTML = '<b>markup</b>';
      } catch {}
    });
    const since = () => violations.slice(before).join(' ');
    await expect.poll(since).toMatch(/elsewhere\.example.*img-src/);
    await expect.poll(since).toContain('TrustedHTML');
  }
});

test('[LANG-1] [DOOR-7] [CB-1] it stands in the language and the theme that the cookies alone have kept', async () => {
  const { page, context } = await app.person({ language: 'en', theme: 'light' });
  const url = app.server.siteUrl;
  await context.addCookies([
    { name: STORAGE_KEYS.language, value: 'ja', url },
    { name: STORAGE_KEYS.theme, value: 'dark', url },
  ]);
  await page.goto(`${PATHS[0]}?code=c`);
  await page.locator('main[data-saying]').waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual(['ja', 'dark']);
});

test.each(LANGUAGES.flatMap((language) => (['light', 'dark'] as const).map((theme) => [language, theme] as const)))(
  '[LANG-1] [LANG-2] [CB-1] every reader can read and use it (%s, %s)',
  async (language, theme) => {
    const { page } = await app.person({ language, theme, width: 640, height: 460, pictures: true });
    await page.goto('about:blank');
    for (const path of PATHS) {
      await page.goto(`${path}?code=c`);
      await page.locator('main[data-saying]').waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      const overflow = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(
        overflow.every((by) => by <= 0),
        `${path} fits 640x460`,
      ).toBe(true);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  },
);
