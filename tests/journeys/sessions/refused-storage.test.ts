import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../support/accounts.ts';
import { type App, openApp, reload } from '../support/open-app.ts';
import { logOut, seeSignedIn, seeSignedOut } from '../support/steps.ts';
import { signedIn, signInByApi, TOKEN_LIFE } from './signed-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const REFUSALS = {
  'local storage is': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  },
  'so much as a look at Web Locks is': () =>
    Object.defineProperty(Navigator.prototype, 'locks', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  'cookies of the page are': () => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
};

test.each(Object.entries(REFUSALS))(
  '[STORE-1] [REFR-3] [OUT-1] where %s refused, two tabs share a session over the end of its token, and its end',
  async (_, refuse) => {
    const member = await newMember(app);
    const first = await signedIn(app, member);
    await first.context.addInitScript(refuse);
    const second = await first.tab();
    const tabs = [first, second];
    await Promise.all(tabs.map(({ page }) => page.goto('/privacy')));
    await Promise.all(tabs.map((tab) => seeSignedIn(tab, member.nickname)));
    app.moveClock(TOKEN_LIFE);
    await Promise.all(tabs.map(({ page }) => reload(page)));
    await Promise.all(tabs.map((tab) => seeSignedIn(tab, member.nickname)));
    await logOut(second, member.nickname);
    await seeSignedOut(first);
  },
);

test('[STORE-1] [REFR-1] where the cookie has come to be another member’s, two tabs ask whose the session is, and stay with their person', async () => {
  const [stranger, member] = [await newMember(app), await newMember(app)];
  const elsewhere = await app.person();
  const planted = await signInByApi(elsewhere.context, stranger);
  const first = await signedIn(app, member);
  const second = await first.tab();
  await first.context.addCookies([{ name: 'access_token', value: planted, url: app.server.siteUrl }]);
  await Promise.all([first, second].map(({ page }) => page.goto('/privacy')));
  await Promise.all([first, second].map((tab) => seeSignedIn(tab, member.nickname)));
  const kept = await second.page.evaluate(() => [localStorage.getItem('access_token'), document.cookie]);
  expect(kept[1]).toContain(`access_token=${kept[0]}`);
  expect(kept[0]).not.toBe(planted);
});
