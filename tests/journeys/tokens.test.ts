import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import {
  arrival,
  field,
  giveCredentials,
  inHeader,
  loginAsGuest,
  loginByEmail,
  press,
  seeSignedIn,
  seeSignedOut,
} from './support/steps.ts';

/** Longer than an access token lasts. */
const TOKEN_LIFE = 601_000;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Addresses and statuses of the API calls of all tabs of a person from now on, such as `refresh/access-token 200`. */
function listen(person: Person): string[] {
  const heard: string[] = [];
  person.context.on('response', (response) => {
    const path = new URL(response.url()).pathname.match(/^\/api\/v1\/auth\/(.*)$/)?.[1];
    if (path !== undefined) heard.push(`${path} ${response.status()}`);
  });
  return heard;
}

async function memberAt(path = '/'): Promise<{ person: Person; nickname: string }> {
  const member = await newMember(app);
  const person = await app.person();
  await person.page.goto(path);
  await loginByEmail(person, member);
  return { person, nickname: member.nickname };
}

async function logOut(person: Person, nickname: string): Promise<void> {
  await inHeader(person, ($) => $.header.accountMenu, { nickname }).click();
  await person.page.getByRole('menuitem', { name: person.say(($) => $.header.logout) }).click();
  await press(person, ($) => $.logout.submit);
}

test('[REFR-1] [PROF-2] [API-12] a token that expires in the middle of a call is refreshed once, and the call succeeds', async () => {
  const { person, nickname } = await memberAt();
  const { page } = person;
  await inHeader(person, ($) => $.header.accountMenu, { nickname }).click();
  await page.getByRole('menuitem', { name: person.say(($) => $.header.settings) }).click();
  await seeState(page, 'profile', 'viewing');
  await press(person, ($) => $.myProfile.changeNickname);
  const other = newIdentity().nickname;
  await field(person, ($) => $.nicknameChange.label).fill(other);

  app.moveClock(TOKEN_LIFE);
  const heard = listen(person);
  await press(person, ($) => $.common.save);
  await seeState(page, 'profile', 'viewing');
  expect(heard).toEqual([
    // Answered for a visitor too, so an expired token does not matter.
    'check/validate/nickname 200',
    'change/nickname 419',
    'refresh/access-token 200',
    'change/nickname 200',
  ]);
});

/** Signed in in three tabs, all of which then load anew with a token that has expired; with the server's requests meanwhile. */
async function reloadThreeTabs(person: Person, nickname: string): Promise<readonly string[]> {
  const tabs = [person, await person.tab(), await person.tab()];
  for (const tab of tabs) await tab.page.goto('/');
  await Promise.all(tabs.map((tab) => seeSignedIn(tab, nickname)));

  // A page that still stands would hear of another tab's new token, and ask with it.
  for (const tab of tabs) await tab.page.goto('about:blank');
  app.moveClock(TOKEN_LIFE);
  const heard = listen(person);
  await Promise.all(tabs.map((tab) => tab.page.goto('/')));
  await Promise.all(tabs.map((tab) => seeSignedIn(tab, nickname)));
  return heard;
}

test('[REFR-3] three tabs whose token expired ask for one new token together', async () => {
  const { person, nickname } = await memberAt();
  const heard = await reloadThreeTabs(person, nickname);
  expect(heard.filter((each) => each.startsWith('refresh'))).toEqual(['refresh/access-token 200']);
  // A tab that has just begun may ask with the new token, hear of it, and ask once more.
  expect(heard.filter((each) => each === 'info 200').length).toBeGreaterThanOrEqual(3);
});

test('[REFR-3] without locks, as on a page that is not secure, the tabs may each ask, and all stay signed in', async () => {
  const { person, nickname } = await memberAt();
  await person.context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const heard = await reloadThreeTabs(person, nickname);
  expect(heard).not.toContain('refresh/access-token 401');
  // A new token of another person may come while a tab asks with its own: it may ask once more.
  expect(heard.filter((each) => each === 'info 200').length).toBeGreaterThanOrEqual(3);
});

/** As long without a touch of the page as an access token lasts: it has run out, and its cookie is gone. */
async function idle({ page, context }: Person): Promise<void> {
  app.moveClock(TOKEN_LIFE);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now + TOKEN_LIFE);
  await context.clearCookies({ name: 'access_token' });
}

test('[STORE-1] [LOGIN-3] [JOIN-2] a person who was idle for longer than a token lasts enters My Home signed in', async () => {
  const { person, nickname } = await memberAt('/privacy');
  await idle(person);
  const heard = listen(person);
  await inHeader(person, ($) => $.header.enterMyHome).click();
  expect((await arrival(app, person)).nickname).toBe(nickname);
  // A clock that jumped also has the page ask what time it is, which needs no token.
  expect(heard.filter((each) => !each.startsWith('config '))).toEqual(['refresh/access-token 200']);
});

test('[REFR-2] [SHELL-2] [LOGIN-3] a person whose session has ended meanwhile is asked to sign in, and enters My Home then', async () => {
  const member = await newMember(app);
  const person = await app.person();
  const { page, context } = person;
  await page.goto('/privacy');
  await loginByEmail(person, member);
  await idle(person);
  await context.clearCookies({ name: 'madang_refresh' });
  await inHeader(person, ($) => $.header.enterMyHome).click();
  await seeState(page, 'login', 'choosing');
  await press(person, ($) => $.methods.email.login);
  await giveCredentials(person, member.email);
  expect((await arrival(app, person)).nickname).toBe(member.nickname);
});

test('[REFR-2] [REFR-4] a session that the server has ended leaves a visitor, without an alert', async () => {
  const { person } = await memberAt();
  await person.context.clearCookies({ name: 'madang_refresh' });
  app.moveClock(TOKEN_LIFE);
  await reload(person.page);
  // The page stands as for a visitor before the server has said no, too.
  await expect.poll(() => person.page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await seeSignedOut(person);
  expect(await person.page.locator('dialog[open]').count()).toBe(0);
});

test('[OUT-1] [STORE-1] logging in and out in one tab is followed by the other', async () => {
  const { person, nickname } = await memberAt();
  const other = await person.tab();
  await other.page.goto('/privacy');
  await seeSignedIn(other, nickname);
  await logOut(person, nickname);
  await seeSignedOut(person);
  await seeSignedOut(other);
  expect(new URL(other.page.url()).pathname).toBe('/privacy');

  await loginAsGuest(person);
  await inHeader(other, ($) => $.header.enterMyHome).waitFor();
});

test('[OUT-1] logging out without a network lands on the landing page, signed out, and stays so', async () => {
  const { person, nickname } = await memberAt('/privacy');
  await person.context.setOffline(true);
  await logOut(person, nickname);
  await person.page.waitForURL(`${app.server.siteUrl}/`);
  await seeSignedOut(person);
  await person.context.setOffline(false);
  await reload(person.page);
  await seeSignedOut(person);
});

test('[STORE-1] where the browser keeps nothing, the session lives in memory, and that is said once', async () => {
  const member = await newMember(app);
  const person = await app.person();
  const { page, say } = person;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto('/');
  const warning = page.getByText(say(($) => $.session.storageRefused));
  await loginByEmail(person, member);
  await warning.waitFor();

  // The session is good for calls: the nickname can be changed.
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await press(person, ($) => $.myProfile.changeNickname);
  const { nickname } = newIdentity();
  await field(person, ($) => $.nicknameChange.label).fill(nickname);
  await press(person, ($) => $.common.save);
  await press(person, ($) => $.common.close);
  await seeSignedIn(person, nickname);
  await warning.waitFor({ state: 'hidden' });

  await inHeader(person, ($) => $.header.accountMenu, { nickname }).click();
  await page.getByRole('menuitem', { name: say(($) => $.header.logout) }).click();
  await press(person, ($) => $.logout.submit);
  await seeSignedOut(person);
  await loginByEmail(person, { ...member, nickname });
  expect(await warning.count()).toBe(0);
});
