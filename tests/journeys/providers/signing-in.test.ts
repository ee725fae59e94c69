import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from '#server/messages.ts';
import { type App, openApp, reload, seeState } from '../support/open-app.ts';
import {
  closed,
  keepProposed,
  listenToCalls,
  newPersonId,
  newProviderMember,
  openProvider,
  ownerOf,
  signInAs,
} from '../support/provider-steps.ts';
import { arrival, openLogin, press, readWords, seeSignedIn, tickRequired } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each([
  ['apple', 'ko', 'POST /auth/login/sns'],
  ['yonsei', 'ja', 'POST /auth/login/sso'],
] as const)(
  '[LOGIN-4] [LOGIN-5] [API-25] [SOC-5] [API-11] an unknown account of %s leads on to joining with it, without a second window (%s)',
  async (method, language, login) => {
    const person = await app.person({ language });
    const { page } = person;
    const personId = newPersonId();
    await page.goto('/');
    await openLogin(person);
    await signInAs(await openProvider(person, method, 'login'), personId);
    await seeState(page, 'providerLogin', 'alertingAccountNotFound');
    // The server's own words go before the page's (API-25).
    await readWords(person, messageOf('accountNotFound', language));

    let windows = 0;
    person.context.on('page', () => {
      windows += 1;
    });
    const calls = listenToCalls(person);
    await press(person, ($) => $.login.accountNotFound.signUp);
    await seeState(page, 'agreement', 'reading');
    await tickRequired(person);
    await press(person, ($) => $.agreement.submit);
    const proposed = await keepProposed(person);
    const { nickname, uvrsId } = await arrival(app, person);
    expect({ nickname, uvrsId }).toEqual(proposed);
    expect(windows).toBe(0);
    expect(calls).toContain('POST /auth/account-link/join');
    expect(calls).not.toContain('POST /auth/check/user');
    expect(calls).not.toContain(login);
    expect(await ownerOf(app, method, personId)).toBe(nickname);
  },
);

test('[LOGIN-4] an account that no member has, and another way instead: the choice is there again, and nothing was made', async () => {
  const person = await app.person();
  const { page } = person;
  const personId = newPersonId();
  await page.goto('/');
  await openLogin(person);
  await signInAs(await openProvider(person, 'google', 'login'), personId);
  await press(person, ($) => $.login.accountNotFound.otherWay);
  await seeState(page, 'login', 'choosing');
  expect(await ownerOf(app, 'google', personId)).toBeUndefined();
});

test('[ROUTE-4] a person who signs out of Yonsei at its own page comes back to one that says so and closes; the visit here goes on', async () => {
  const member = await newProviderMember(app, 'yonsei');
  const person = await app.person({ language: 'ko' });
  const { page, context } = person;
  await page.goto('/');
  await openLogin(person);
  const signIn = await openProvider(person, 'yonsei', 'login');
  await signInAs(signIn, member.personId);
  await seeSignedIn(person, member.nickname);
  await closed(signIn);
  const isSignedInThere = async () =>
    (await context.cookies(`${app.server.providersUrl}/yonsei`)).some(({ name }) => name === 'yonsei_session');
  expect(await isSignedInThere()).toBe(true);

  const [signOut] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/api/v1/auth/passni/yonsei/logout', 'logout', 'popup')),
  ]);
  await signOut.locator('button[name="logout"]').click();
  await signOut.locator('main[data-saying="signedOut"]').waitFor();
  expect(signOut.url()).toBe(`${app.server.siteUrl}/callback/yonsei/logout`);
  await closed(signOut);
  expect(await isSignedInThere()).toBe(false);
  await reload(page);
  await seeSignedIn(person, member.nickname);
});
