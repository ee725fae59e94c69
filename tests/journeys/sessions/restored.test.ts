import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../support/accounts.ts';
import { type App, openApp, type Person, reload } from '../support/open-app.ts';
import { loginAsGuest, seeSignedIn, seeSignedOut } from '../support/steps.ts';
import { signedIn } from './signed-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What Safari does after seven days: gone is all that scripts have written; what the server has set stays. */
async function forgetWhatScriptsKept({ context, page }: Person): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies({ name: 'access_token' });
}

/** The calls of the API of all tabs of a person from now on. */
function listen({ context }: Person): string[] {
  const heard: string[] = [];
  context.on('response', (response) => {
    const path = new URL(response.url()).pathname.match(/^\/api\/v1\/(.*)$/)?.[1];
    if (path !== undefined && path !== 'auth/config') heard.push(`${path} ${response.status()}`);
  });
  return heard;
}

/** Whether a button for visitors was ever to be seen in the header, from the first paint on. */
const watchHeader = () => {
  const seen = window as Window & { loginSeen?: boolean };
  seen.loginSeen = false;
  const look = () => {
    const button = document.querySelector('[data-leads="login"]');
    if (button?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) seen.loginSeen = true;
    requestAnimationFrame(look);
  };
  look();
};

test('[DOOR-7] [SHELL-1] [REFR-3] where the cookies alone are left, two tabs come back signed in by one refresh, and no “Log in” is seen', async () => {
  const member = await newMember(app);
  const first = await signedIn(app, member);
  await first.page.goto('/privacy');
  await seeSignedIn(first, member.nickname);
  await forgetWhatScriptsKept(first);
  await first.page.goto('about:blank');
  const second = await first.tab();
  await first.context.addInitScript(watchHeader);
  const heard = listen(first);
  await Promise.all([first, second].map(({ page }) => page.goto('/')));
  await Promise.all([first, second].map((tab) => seeSignedIn(tab, member.nickname)));
  expect(heard.filter((call) => call.startsWith('auth/refresh'))).toEqual(['auth/refresh/access-token 200']);
  for (const { page } of [first, second])
    expect(await page.evaluate(() => (window as Window & { loginSeen?: boolean }).loginSeen)).toBe(false);
});

test('[DOOR-7] [ROLE-1] a guest comes back as the same guest', async () => {
  const guest = await app.person();
  await guest.page.goto('/privacy');
  await loginAsGuest(guest);
  const account = guest.page.getByRole('banner').locator('[data-viewer="guest"]').getByRole('button');
  const words = await account.last().textContent();
  await forgetWhatScriptsKept(guest);
  await reload(guest.page);
  await expect.poll(() => account.last().textContent()).toBe(words);
});

test('[DOOR-7] [SHELL-1] a visitor’s start asks for no session', async () => {
  const person = await app.person();
  const heard = listen(person);
  await person.page.goto('/privacy');
  await seeSignedOut(person);
  await reload(person.page);
  await seeSignedOut(person);
  expect(heard).toEqual([]);
});

test('[DOOR-7] [REFR-2] a session that has ended meanwhile ends quietly, and the next start asks no more', async () => {
  const member = await newMember(app);
  const person = await signedIn(app, member);
  await person.page.goto('/privacy');
  await seeSignedIn(person, member.nickname);
  await forgetWhatScriptsKept(person);
  app.moveClock(31 * 86_400_000);
  const heard = listen(person);
  await reload(person.page);
  await seeSignedOut(person);
  expect(await person.page.locator('dialog[open]').count()).toBe(0);
  expect(heard).toEqual(['auth/refresh/access-token 401']);
  await reload(person.page);
  await seeSignedOut(person);
  expect(heard).toHaveLength(1);
});

test('[DOOR-7] [LANG-1] language and theme come back from cookies that the server has set, once local storage is gone', async () => {
  const person = await app.person({ language: 'en' });
  const { page, context } = person;
  await page.goto('/privacy');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page writes them.
    for (const pair of ['language=ja', 'theme=dark']) document.cookie = `${pair}; Path=/; Max-Age=604800`;
  });
  // The application asks for its configuration: the answer sets them for a year.
  await Promise.all([page.waitForResponse(/auth\/config/), page.goto('/privacy')]);
  const weeks = 1_209_600;
  const kept = (await context.cookies()).filter(({ name }) => name === 'language' || name === 'theme');
  expect(kept.map(({ expires }) => expires - Date.now() / 1000 > weeks)).toEqual([true, true]);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/privacy');
  await page.locator('html[lang=ja][data-theme=dark]').waitFor();
});
