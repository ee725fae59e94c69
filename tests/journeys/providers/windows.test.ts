import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import {
  answer,
  chooseProvider,
  closed,
  guestIn,
  keepProposed,
  newPersonId,
  newProviderMember,
  openProvider,
  signInAs,
  type Wording,
} from '../support/provider-steps.ts';
import { arrival, goToJoin, loginAsGuest, openLogin, press, read, seeSignedIn, top } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The popup in which a way is chosen, and the flow in it that asks the provider. */
const FLOWS = {
  login: ['login', 'providerLogin'],
  join: ['linkAccount', 'providerLink'],
  link: ['linkAccount', 'providerLink'],
} as const satisfies Record<Wording, readonly [string, string]>;

/** To the choice of ways, from the landing page. */
async function goToChoice(person: Person, wording: Wording): Promise<void> {
  await person.page.goto('/');
  const ways = { login: openLogin, join: goToJoin, link: loginAsGuest };
  await ways[wording](person);
}

const dialogs = ({ page }: Person) => page.locator('dialog[open]').count();

test.each([
  ['kakao', 'login', 'ko'],
  ['ewha', 'link', 'ja'],
] as const)(
  '[SOC-1] [CB-2] [ERR-27] %s: cancelled here, refused there, closed or failed, the choice is back, and the next try works (%s, %s)',
  async (method, wording, language) => {
    const person = await app.person({ language });
    const { page } = person;
    const [choice, asking] = FLOWS[wording];
    await goToChoice(person, wording);

    const cancelled = await openProvider(person, method, wording);
    await seeState(page, 'providerWindow', 'open.waiting');
    await press(person, ($) => $.common.cancel);
    await seeState(page, choice, 'choosing');
    await closed(cancelled);

    const refused = await openProvider(person, method, wording);
    await answer(refused, 'refuse');
    await seeState(page, choice, 'choosing');
    await closed(refused);
    expect(await dialogs(person), 'a person who did not want to is told nothing').toBe(1);

    const shut = await openProvider(person, method, wording);
    await shut.close();
    // The attempt goes on, beneath the choice: a window that looks closed may answer all the same.
    await seeState(page, choice, 'withProvider');
    expect(await dialogs(person)).toBe(1);
    expect(await top(person).getByRole('alert').count()).toBe(0);
    // A calm word of what to do next.
    await read(person, ($) => $.providerWindow.closedHint, { name: person.say(($) => $.methods[method].name) });

    const failed = await openProvider(person, method, wording);
    await answer(failed, 'fail');
    await seeState(page, asking, 'alertingFailed');
    await read(person, ($) => $.failures.authenticationFailed);
    await press(person, ($) => $.common.ok);
    await seeState(page, choice, 'choosing');
    await closed(failed);

    await signInAs(await openProvider(person, method, wording), newPersonId());
    if (wording === 'login') await seeState(page, 'providerLogin', 'alertingAccountNotFound');
    else await arrival(app, person);
  },
);

/** A browser that opens no windows; a later press may be let through. */
async function blockWindows(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { open } = window;
    window.open = () => null;
    Object.assign(globalThis, { letWindowsOpen: () => Object.assign(window, { open }) });
  });
}

test('[SOC-1] a window that was blocked: says so, opens at a press, or is let be (ko)', async () => {
  const member = await newProviderMember(app, 'naver');
  const person = await app.person({ language: 'ko' });
  const { page, context, say } = person;
  const name = say(($) => $.methods.naver.name);
  await blockWindows(context);
  await goToChoice(person, 'login');
  await chooseProvider(person, 'naver', 'login');
  await seeState(page, 'providerWindow', 'open.blocked');
  await read(person, ($) => $.providerWindow.blockedText, { name });
  await press(person, ($) => $.common.cancel);
  await seeState(page, 'login', 'choosing');

  await chooseProvider(person, 'naver', 'login');
  await press(person, ($) => $.providerWindow.open, { name });
  await seeState(page, 'providerWindow', 'open.blocked');
  await page.evaluate(() => (globalThis as unknown as { letWindowsOpen(): void }).letWindowsOpen());
  const [popup] = await Promise.all([context.waitForEvent('page'), press(person, ($) => $.providerWindow.open, { name })]);
  await seeState(page, 'providerWindow', 'open.waiting');
  await signInAs(popup, member.personId);
  await seeSignedIn(person, member.nickname);
});

/** Goes to the provider in the very page, because no window opens. */
async function goByPage(person: Person, method: Parameters<typeof chooseProvider>[1], wording: Wording): Promise<void> {
  await chooseProvider(person, method, wording);
  await seeState(person.page, 'providerWindow', 'open.blocked');
  await press(person, ($) => $.providerWindow.page);
  await person.page.waitForURL(`${app.server.providersUrl}/**`);
}

test.each([
  ['yonsei', 'ja'],
  ['facebook', 'en'],
] as const)('[SOC-1] [LOGIN-4] [LOGIN-5] without any window, signing in by %s goes on in this very page (%s)', async (method, language) => {
  const member = await newProviderMember(app, method);
  const person = await app.person({ language });
  await blockWindows(person.context);
  await goToChoice(person, 'login');
  await goByPage(person, method, 'login');
  await signInAs(person.page, member.personId);
  await seeSignedIn(person, member.nickname);
  expect(person.page.url()).toBe(`${app.server.siteUrl}/`);
});

test('[SOC-1] [JOIN-1] [AGR-4] without any window, joining goes on in this page: the avatar that was prepared is the one that arrives', async () => {
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  await blockWindows(person.context);
  await goToChoice(person, 'join');
  const joining = page.waitForRequest((request) => request.url().endsWith('/auth/account-link/join'));
  const chip = await top(person)
    .getByRole('button', { name: person.say(($) => $.linkAccount.customiseAvatar) })
    .locator('..')
    .innerText();
  await goByPage(person, 'kakao', 'join');
  await signInAs(page, newPersonId());
  await keepProposed(person);
  const { ncknm } = (await joining).postDataJSON();
  expect(chip).toContain(ncknm);
  expect((await arrival(app, person)).nickname).toBe(ncknm);
});

test('[SOC-1] [SOC-5] without any window, a guest links in this page and keeps what they had', async () => {
  const person = await app.person();
  const { page } = person;
  await blockWindows(person.context);
  await page.goto('/');
  const guest = await guestIn(person);
  await goByPage(person, 'cju', 'link');
  await signInAs(page, newPersonId());
  expect(await arrival(app, person)).toEqual(guest);
});

test('[SOC-1] [CB-2] [ERR-27] a sign-in by this page that failed is said; one that was refused is not; both end at the choice (ja)', async () => {
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  await blockWindows(person.context);
  await goToChoice(person, 'login');
  await goByPage(person, 'apple', 'login');
  await answer(page, 'fail');
  await seeState(page, 'providerLogin', 'alertingFailed');
  await read(person, ($) => $.failures.authenticationFailed);
  await press(person, ($) => $.common.ok);
  await seeState(page, 'login', 'choosing');

  await goByPage(person, 'apple', 'login');
  await answer(page, 'refuse');
  await seeState(page, 'login', 'choosing');
  expect(await dialogs(person)).toBe(1);
});
