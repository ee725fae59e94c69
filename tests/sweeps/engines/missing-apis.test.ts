import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { gatewayLinks, LOG_IN_PATHS } from '#server/partner/links.ts';
import { OLD_AND_GUARDED, YOUNG_APIS } from '#src/boot/engine/young-apis.ts';
import { newIdentity, newMember } from '#tests/journeys/support/accounts.ts';
import { type App, openApp, type Person, seeState } from '#tests/journeys/support/open-app.ts';
import { agreeToPartner, backAtPartner } from '#tests/journeys/support/partner.ts';
import { chooseProvider, newProviderMember, openProvider, signInAs } from '#tests/journeys/support/provider-steps.ts';
import {
  arrival,
  choosePassword,
  field,
  giveCredentials,
  goToEmailJoin,
  inHeader,
  loginAsGuest,
  loginByEmail,
  logOut,
  openEmailLogin,
  openLogin,
  PASSWORD,
  press,
  proveEmail,
  readWords,
  seeSignedIn,
} from '#tests/journeys/support/steps.ts';
import { without, withoutPopovers } from './without.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

type Taking = (context: BrowserContext) => Promise<unknown>;
const taking =
  (...paths: string[]): Taking =>
  (context) =>
    without(context, paths);

/** What the list says of an API, as what a browser without it lacks. */
const TAKINGS: Readonly<Record<string, Taking>> = {
  '.at()': taking('Array.prototype.at', 'String.prototype.at'),
  '.findLast()': taking('Array.prototype.findLast', 'Array.prototype.findLastIndex'),
  '.replaceAll()': taking('String.prototype.replaceAll'),
  '.toReversed()': taking('Array.prototype.toReversed', 'Array.prototype.toSorted', 'Array.prototype.toSpliced', 'Array.prototype.with'),
  'AbortSignal.timeout': taking('AbortSignal.timeout', 'AbortSignal.any'),
  'URL.canParse': taking('URL.canParse', 'URL.parse'),
  '.checkVisibility()': taking('Element.prototype.checkVisibility'),
  '.showPopover()': withoutPopovers,
  '.hidePopover()': taking('HTMLElement.prototype.hidePopover'),
  '.writeText()': taking('Clipboard.prototype.writeText'),
  '.segment()': taking('Intl.Segmenter'),
  BroadcastChannel: taking('BroadcastChannel'),
  'document.prerendering': taking('Document.prototype.prerendering'),
  IntersectionObserver: taking('IntersectionObserver'),
  'Intl.ListFormat': taking('Intl.ListFormat'),
  'Intl.Segmenter': taking('Intl.Segmenter'),
  ResizeObserver: taking('ResizeObserver'),
  createImageBitmap: taking('createImageBitmap'),
  visualViewport: taking('visualViewport'),
  requestIdleCallback: taking('requestIdleCallback', 'cancelIdleCallback'),
  scheduler: taking('scheduler'),
  'scheduler.yield': taking('Scheduler.prototype.yield'),
  'navigator.clipboard': taking('navigator.clipboard'),
  'navigator.connection': taking('navigator.connection'),
  'navigator.locks': taking('navigator.locks'),
  '.animate()': taking('Element.prototype.animate', 'Element.prototype.getAnimations'),
  'document.startViewTransition': taking('document.startViewTransition'),
  'Error.captureStackTrace': taking('Error.captureStackTrace'),
  'Intl.Locale': taking('Intl.Locale', 'Intl.RelativeTimeFormat'),
  navigation: taking('navigation'),
};

/** These are taken with another of the list. */
const WITH_ANOTHER = [
  'cancelIdleCallback',
  'Intl.RelativeTimeFormat',
  '.getAnimations()',
  '.getKeyframes()',
  '.setKeyframes()',
  '.skipTransition()',
  '.startViewTransition()',
];

/** What no page names today, and a change may. */
const UNUSED_APIS: Readonly<Record<string, Taking>> = {
  'crypto.randomUUID and crypto.subtle': taking('crypto.randomUUID', 'crypto.subtle'),
  'Promise.withResolvers, structuredClone and Object.hasOwn': taking('Promise.withResolvers', 'structuredClone', 'Object.hasOwn'),
  'Object.groupBy and Map.groupBy': taking('Object.groupBy', 'Map.groupBy'),
  matchMedia: taking('matchMedia'),
  'Promise.allSettled and queueMicrotask': taking('Promise.allSettled', 'queueMicrotask'),
};

const apis = [...Object.keys(YOUNG_APIS), ...Object.keys(OLD_AND_GUARDED)].filter((name) => {
  const [kind] = YOUNG_APIS[name] ?? ['guarded'];
  return kind !== 'decoration' && kind !== 'needed' && !WITH_ANOTHER.includes(name);
});

test('each API of the list is taken away below, with a few and with all others', () => {
  expect(apis.filter((name) => TAKINGS[name] === undefined)).toEqual([]);
});

/** What went wrong in the pages, besides what fails the test by itself. */
function watchCrashes({ page }: Person): () => Promise<void> {
  return async () => expect(await page.locator('[data-state="crashed"], #too-old:visible').count(), 'no crash screen').toBe(0);
}

const links = () => gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' });

/** Rows and columns of a square: each is missing in two companies, and a fault of one shows in both. Alone, they take four minutes. */
const ALL_TAKINGS = [...apis.map((name) => [name, TAKINGS[name]] as const), ...Object.entries(UNUSED_APIS)];
const SIDE = Math.ceil(Math.sqrt(ALL_TAKINGS.length));
const companies = (placeOf: (index: number) => number) =>
  Array.from({ length: SIDE }, (_, place) => ALL_TAKINGS.filter((_, index) => placeOf(index) === place)).map(
    (taken) => [taken.map(([name]) => name).join(', '), taken.map(([, take]) => take)] as const,
  );

test.each([...companies((index) => index % SIDE), ...companies((index) => Math.floor(index / SIDE))])(
  '[DOOR-3] without %s a guest logs in, sees the profile and logs out; the gateway and a return page stand',
  async (_, takings) => {
    const person = await app.person();
    const { page, context, say } = person;
    for (const take of takings) await take?.(context);
    const seeNoCrash = watchCrashes(person);
    await page.goto('/');
    await loginAsGuest(person);
    await seeNoCrash();
    await press(person, ($) => $.linkAccount.later);
    const menu = page.getByRole('banner').locator('[aria-haspopup=menu]');
    await menu.click();
    await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
    await seeState(page, 'profile', 'viewing');
    await seeNoCrash();
    await page.keyboard.press('Escape');
    await menu.click();
    await page.getByRole('menuitem', { name: say(($) => $.header.logout) }).click();
    await press(person, ($) => $.logout.guestSubmit);
    await inHeader(person, ($) => $.header.signUp).waitFor();
    await page.goto(links().meeting);
    await seeState(page, 'login', 'choosing');
    await seeNoCrash();
    await page.goto('/callback/google');
    await page.locator('main[data-saying="invalid"]').waitFor();
    await seeNoCrash();
  },
);

/** All of it at once, as a browser just above the floor, and on plain http, lacks it. */
const takeAll: Taking = async (context) => {
  for (const name of apis) await TAKINGS[name]?.(context);
  for (const take of Object.values(UNUSED_APIS)) await take(context);
};

async function bare(options: Parameters<App['person']>[0] = {}): Promise<Person> {
  const person = await app.person(options);
  await takeAll(person.context);
  await person.page.goto('/');
  return person;
}

test('[DOOR-3] without all of them a person joins by email and arrives on the 3D host (ko)', async () => {
  const person = await bare({ language: 'ko' });
  const { email } = newIdentity();
  await goToEmailJoin(person);
  await proveEmail(app, person, email);
  await choosePassword(person);
  expect((await arrival(app, person)).nickname).not.toBe('');
});

test('[DOOR-3] without all of them a forgotten password is reset, and the menu logs out (ja)', async () => {
  const member = await newMember(app);
  app.moveClock(RESEND_COOL_DOWN);
  const person = await bare({ language: 'ja' });
  await openEmailLogin(person);
  await press(person, ($) => $.emailLogin.reset);
  await proveEmail(app, person, member.email);
  await choosePassword(person, 'winter-2027?');
  await seeSignedIn(person, member.nickname);
  await logOut(person, member.nickname);
});

test('[DOOR-3] without all of them a wrong password is refused in words, and the right one signs in', async () => {
  const member = await newMember(app);
  const person = await bare();
  await openEmailLogin(person);
  await giveCredentials(person, member.email, `${PASSWORD}!`);
  await expect.poll(() => person.page.locator('dialog[open] [role=alert]').first().innerText()).not.toBe('');
  await field(person, ($) => $.fields.password.label).fill(PASSWORD);
  await press(person, ($) => $.emailLogin.submit);
  await seeSignedIn(person, member.nickname);
});

test('[DOOR-3] without all of them a provider signs in by its window, and by the page where no window opens', async () => {
  const member = await newProviderMember(app, 'kakao');
  const byWindow = await bare();
  await openLogin(byWindow);
  await signInAs(await openProvider(byWindow, 'kakao', 'login'), member.personId);
  await seeSignedIn(byWindow, member.nickname);

  const byPage = await app.person();
  await takeAll(byPage.context);
  await byPage.context.addInitScript(() => {
    window.open = () => null;
  });
  await byPage.page.goto('/');
  await openLogin(byPage);
  await chooseProvider(byPage, 'kakao', 'login');
  await seeState(byPage.page, 'providerWindow', 'open.blocked');
  await press(byPage, ($) => $.providerWindow.page);
  await byPage.page.waitForURL(`${app.server.providersUrl}/**`);
  await signInAs(byPage.page, member.personId);
  await seeSignedIn(byPage, member.nickname);
});

test('[DOOR-3] without all of them a member goes through the gateway', async () => {
  const member = await newMember(app);
  const person = await bare();
  await loginByEmail(person, member);
  await person.page.goto(`${app.server.partnerUrl}${LOG_IN_PATHS.meeting}`);
  await agreeToPartner(person, member.nickname);
  expect((await backAtPartner(app, person)).user).toMatchObject({ nickname: member.nickname });
});

test('[DOOR-3] [A11Y-2] a menu without popovers opens and closes by keyboard and by a press outside, and gives the focus back', async () => {
  const member = await newMember(app);
  const person = await app.person({ pictures: true });
  const { page } = person;
  await withoutPopovers(person.context);
  await page.goto('/');
  await loginByEmail(person, member);
  const menu = page.getByRole('banner').locator('[aria-haspopup=menu]');
  const items = page.getByRole('menuitem');
  expect(await items.count()).toBe(0);
  await menu.press('ArrowDown');
  await expect.poll(() => items.first().evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => items.count()).toBe(0);
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await menu.click();
  await expect.poll(() => items.count()).toBeGreaterThan(1);
  expect((await items.first().boundingBox())?.y).toBeGreaterThan(0);
  await page.mouse.click(200, 500);
  await expect.poll(() => items.count()).toBe(0);
});

test('[DOOR-3] [PROF-1] on plain http the ID is copied all the same', async () => {
  const member = await newMember(app);
  const person = await app.person();
  const { page, say } = person;
  await without(person.context, ['navigator.clipboard', 'crypto.randomUUID', 'crypto.subtle', 'navigator.locks']);
  await page.addInitScript(() =>
    document.addEventListener('copy', () =>
      Object.assign(window, { copied: String(getSelection()) || (document.activeElement as HTMLTextAreaElement).value }),
    ),
  );
  await page.goto('/');
  await loginByEmail(person, member);
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await press(person, ($) => $.myProfile.copyId);
  await readWords(
    person,
    say(($) => $.myProfile.idCopied),
  );
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(member.uvrsId);
});
