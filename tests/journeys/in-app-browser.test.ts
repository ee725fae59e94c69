import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { gatewayLinks } from '#server/partner/links.ts';
import { violations } from '../sweeps/states/checks.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { button, field, loginAsGuest, press, top } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-S918N Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const TAIL = 'Chrome/115.0.5790.138 Mobile Safari/537.36';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** What an app's browser makes of a page's window: none, or its own page goes there. */
type Windows = 'none' | 'this page';

interface InApp {
  readonly userAgent: string;
  readonly windows: Windows;
  readonly language: Language;
  /** Where the way out leads; null where only the app's menu does. */
  readonly door: ((address: string) => string) | null;
  readonly refused: number;
}

const intent = (address: string): string => {
  const [scheme, rest] = [address.slice(0, address.indexOf(':')), address.slice(address.indexOf('//') + 2)];
  const fallback = encodeURIComponent(`${address}${address.includes('?') ? '&' : '?'}openExternalBrowser=1`);
  const view = 'action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE';
  return `intent://${rest}#Intent;scheme=${scheme};${view};S.browser_fallback_url=${fallback};end`;
};

const APPS: Readonly<Record<string, InApp>> = {
  'KakaoTalk on Android': {
    userAgent: `${ANDROID} ${TAIL};KAKAOTALK 2410310`,
    windows: 'none',
    language: 'ko',
    door: (address) => `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`,
    refused: 2,
  },
  'NAVER on Android': {
    userAgent: `${ANDROID} ${TAIL} NAVER(inapp; search; 1010; 11.24.6)`,
    windows: 'this page',
    language: 'ko',
    door: intent,
    refused: 2,
  },
  'LINE on an iPhone': {
    userAgent: `${IOS} Mobile/15E148 Safari Line/13.7.1`,
    windows: 'none',
    language: 'ja',
    door: (address) => `${address}${address.includes('?') ? '&' : '?'}openExternalBrowser=1`,
    refused: 1,
  },
  'Instagram on an iPhone': {
    userAgent: `${IOS} Mobile/15E148 Instagram 289.0.0.14.109`,
    windows: 'none',
    language: 'en',
    door: null,
    refused: 1,
  },
  'Facebook on Android': {
    userAgent: `${ANDROID} ${TAIL} [FB_IAB/FB4A;FBAV/420.0.0.32.70;]`,
    windows: 'this page',
    language: 'en',
    door: intent,
    refused: 1,
  },
};

const PLACE = '/?enter=%2Fspace%2Fyonsei';

async function personIn({ userAgent, windows, language }: InApp, theme: 'light' | 'dark' = 'light'): Promise<Person> {
  const person = await app.person({ language, userAgent, theme, width: 360, height: 780, pictures: true });
  await person.page.addInitScript((kind) => {
    window.open = (url) => {
      if (kind === 'this page') window.location.assign(String(url));
      return kind === 'this page' ? window : null;
    };
    // Headless Chromium has a clipboard only with a permission; a web view has one, or none.
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  }, windows);
  return person;
}

const copied = ({ page }: Person) => page.evaluate(() => (window as unknown as { copied: string[] }).copied);

/** Where the page tries to go from now on, schemes included that Chromium does not know. */
async function followLeaving({ context, page }: Person): Promise<string[]> {
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const left: string[] = [];
  session.on('Page.frameRequestedNavigation', ({ url }) => left.push(url));
  return left;
}

const google = ({ page, say }: Person) =>
  page.locator('dialog[open] button[data-provider=google]', { hasText: say(($) => $.methods.google.login) });

/** Presses the refused way, and looks at the choice and at what comes. */
async function wantGoogle(person: Person, { door, refused }: InApp): Promise<void> {
  await seeState(person.page, 'login', 'choosing');
  expect(await top(person).locator('[data-refused] button[data-provider]').count()).toBe(refused);
  // What works stands above it.
  await button(person, ($) => $.methods.kakao.login).waitFor();
  const heights = await Promise.all([button(person, ($) => $.methods.email.login), google(person)].map((each) => each.boundingBox()));
  expect(heights[0]?.y).toBeLessThan(heights[1]?.y ?? 0);
  expect(await violations(person.page)).toEqual([]);
  await google(person).scrollIntoViewIfNeeded();
  await google(person).click();
  await seeState(person.page, 'inAppBrowser', door === null ? 'showingMenu' : 'asking');
  expect(await violations(person.page)).toEqual([]);
}

test.each(Object.entries(APPS))(
  '[DOOR-1] %s: Google stands with its reason, and the way out takes the place along',
  async (name, inApp) => {
    const person = await personIn(inApp, name.startsWith('NAVER') ? 'dark' : 'light');
    const { page } = person;
    await page.goto(PLACE);
    await press(person, ($) => $.welcome.loginTitle);
    expect(new URL(page.url()).search).toBe('');
    await wantGoogle(person, inApp);

    const address = app.server.siteUrl.replace(/\/$/, '') + PLACE;
    await press(person, ($) => $.inAppBrowser.copy);
    await seeState(page, 'inAppBrowser', 'addressCopied');
    expect(await copied(person)).toEqual([address]);
    await press(person, ($) => $.inAppBrowser.stay);
    if (inApp.door === null) return;

    const left = await followLeaving(person);
    await google(person).click();
    await press(person, ($) => $.inAppBrowser.open);
    await expect.poll(() => left).toContain(inApp.door(address));
    // The browser did not come: by the page's own patience, or by LINE's address in this very page.
    await seeState(page, 'inAppBrowser', 'stillHere');
    expect(new URL(page.url()).search).toBe('');
  },
);

test.each(Object.entries(APPS))('[DOOR-1] [GW-1] %s at /sso: the partner’s whole request goes along', async (_, inApp) => {
  const person = await personIn(inApp);
  const link = new URL(gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' }).meeting, app.server.siteUrl);
  await person.page.goto(link.href);
  await wantGoogle(person, inApp);
  await press(person, ($) => $.inAppBrowser.copy);
  await seeState(person.page, 'inAppBrowser', 'addressCopied');
  expect(await copied(person)).toEqual([link.href]);
});

test('[DOOR-1] a way that works inside an app goes on there: a guest logs in (ko)', async () => {
  const person = await personIn(APPS['KakaoTalk on Android'] as InApp);
  await person.page.goto('/');
  await loginAsGuest(person);
  // Linking refuses Google, too.
  await top(person).locator('[data-refused] button[data-provider=google]').click();
  await seeState(person.page, 'inAppBrowser', 'asking');
});

test('[DOOR-1] a clipboard that refuses leaves the address to be copied by hand', async () => {
  const person = await personIn(APPS['Instagram on an iPhone'] as InApp);
  await person.page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await person.page.goto(PLACE);
  await press(person, ($) => $.welcome.loginTitle);
  await google(person).click();
  await press(person, ($) => $.inAppBrowser.copy);
  await seeState(person.page, 'inAppBrowser', 'copyingByHand');
  const address = field(person, ($) => $.inAppBrowser.address);
  const selected = address.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));
  expect(await selected).toBe(app.server.siteUrl.replace(/\/$/, '') + PLACE);
  expect(await violations(person.page)).toEqual([]);
});
