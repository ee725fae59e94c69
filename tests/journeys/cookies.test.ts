import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { messageOf } from '#server/messages.ts';
import { newMember } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { chooseProvider, newPersonId, openProvider, signInAs } from './support/provider-steps.ts';
import { field, openEmailLogin, openLogin, press, read, readWords, top } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Cookies are lost on the way to the API and back, and the page cannot know: as where the browser refuses those of the API's host only. */
const loseCookies = (context: BrowserContext) =>
  context.route(`${app.server.siteUrl}/api/**`, async (route) => {
    const request = route.request();
    const { cookie: _, ...headers } = await request.allHeaders();
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
      body: request.postData(),
      redirect: 'manual',
    });
    const kept = [...answer.headers].filter(([name]) => !['set-cookie', 'content-encoding', 'content-length'].includes(name));
    await route.fulfill({ status: answer.status, headers: Object.fromEntries(kept), body: Buffer.from(await answer.arrayBuffer()) });
  });

/** As Chromium is where a person blocks the cookies of a site: storage is refused with them. */
const blockCookies = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });

const mailsTo = async (email: string): Promise<number> => {
  const { mails } = await (await fetch(`${app.server.inboxUrl}/mails.json?to=${encodeURIComponent(email)}`)).json();
  return mails.length;
};

/** To the popup that sends a code, for an account that there is, and asks for one. */
async function askForResetCode(person: Person): Promise<{ email: string; mails: number }> {
  const { email } = await newMember(app);
  // The code that the account was made with is not yet a minute old.
  app.moveClock(RESEND_COOL_DOWN);
  const mails = await mailsTo(email);
  await person.page.goto('/');
  await openEmailLogin(person);
  await press(person, ($) => $.emailLogin.reset);
  await seeState(person.page, 'emailVerification', 'enteringEmail');
  await field(person, ($) => $.fields.email.label).fill(email);
  await press(person, ($) => $.emailVerification.send);
  return { email, mails };
}

/** Said as an alert beside the form, not as a fault of the email, which stays; no email was sent. */
async function seeCookiesNeeded(person: Person, words: string, { email, mails }: { email: string; mails: number }): Promise<void> {
  await top(person).getByRole('alert').getByText(words, { exact: true }).waitFor();
  const typed = field(person, ($) => $.fields.email.label);
  expect([await typed.inputValue(), await typed.getAttribute('aria-invalid')]).toEqual([email, null]);
  expect(await mailsTo(email)).toBe(mails);
}

test('[EMAIL-2] [EMAIL-8] where cookies are lost on the way, that is said before an email is sent; once they come, the same press sends it (ko)', async () => {
  const person = await app.person({ language: 'ko' });
  await loseCookies(person.context);
  const asked = await askForResetCode(person);
  await seeCookiesNeeded(person, messageOf('cookiesRefused', 'ko'), asked);

  await person.context.unrouteAll();
  await press(person, ($) => $.emailVerification.send);
  await seeState(person.page, 'emailVerification', 'codeSent.validity.running');
  await expect.poll(() => mailsTo(asked.email)).toBe(asked.mails + 1);
});

test.each(['en', 'ja'] as const)(
  '[EMAIL-2] [EMAIL-8] where the browser blocks cookies, that is said before an email is sent (%s)',
  async (language) => {
    const person = await app.person({ language });
    await blockCookies(person.context);
    const asked = await askForResetCode(person);
    await seeCookiesNeeded(
      person,
      person.say(($) => $.failures.cookiesNeeded),
      asked,
    );
  },
);

test.each(LANGUAGES)(
  '[STORE-1] [LOGIN-1] where the browser blocks cookies, what does not work is said before anything is pressed (%s)',
  async (language) => {
    const person = await app.person({ language });
    await person.page.goto('/');
    await openLogin(person);
    expect(
      await top(person)
        .getByText(person.say(($) => $.login.cookiesRefused))
        .count(),
    ).toBe(0);
    await blockCookies(person.context);
    await person.page.goto('/');
    await openLogin(person);
    await read(person, ($) => $.login.cookiesRefused);
  },
);

test('[SOC-1] [LOGIN-4] where the browser blocks cookies, no provider’s window opens, and it is said why (ja)', async () => {
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  await blockCookies(person.context);
  await page.goto('/');
  await openLogin(person);
  await chooseProvider(person, 'kakao', 'login');
  await seeState(page, 'providerLogin', 'alertingFailed');
  await read(person, ($) => $.failures.cookiesNeeded);
  expect(person.context.pages()).toHaveLength(1);
  await press(person, ($) => $.common.ok);
  await seeState(page, 'login', 'choosing');
});

test('[SOC-2] [LOGIN-5] where cookies are lost on the way, a sign-in at a university ends in words that say so, and asks no more (ko)', async () => {
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  await loseCookies(person.context);
  const checks: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/check/user') && checks.push(request.url()));
  await page.goto('/');
  await openLogin(person);
  await signInAs(await openProvider(person, 'ewha', 'login'), newPersonId());
  await seeState(page, 'providerLogin', 'alertingFailed');
  await readWords(person, messageOf('cookiesRefused', 'ko'));
  await press(person, ($) => $.common.ok);
  await seeState(page, 'login', 'choosing');
  expect(checks).toHaveLength(1);
});

test('[LOGIN-1] [STORE-1] where the browser blocks cookies, signing in as a guest says what that means and what to do', async () => {
  for (const language of ['en', 'ko', 'ja'] as const) {
    const person = await app.person({ language });
    const { page, say } = person;
    await blockCookies(person.context);
    await page.goto('/');
    await openLogin(person);
    await press(person, ($) => $.methods.guest.login);
    await page.getByText(say(($) => $.session.storageRefused)).waitFor();
    expect(say(($) => $.session.storageRefused)).toMatch(/cookies|쿠키|Cookie/);
    await page.close();
  }
});

/** A page of another subdomain plants a cookie for the parent domain and a longer path; what the site's refresh call is then sent. */
async function sentAfterPlanting(page: Page, names: readonly string[]): Promise<string> {
  let sent = '';
  await page.context().route('https://**.campus.example/**', async (route) => {
    const { url, headers } = { url: route.request().url(), headers: await route.request().allHeaders() };
    if (url.includes('/refresh/')) sent = headers.cookie ?? '';
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>page</title>' });
  });
  await page.goto('https://clubs.campus.example/');
  await page.evaluate((all) => {
    const where = ['Path=/', 'Path=/api/v1/auth/refresh/access-token'].map((path) => `Domain=campus.example; ${path}; Secure`);
    // biome-ignore lint/suspicious/noDocumentCookie: what another site's script does.
    for (const name of all) for (const place of where) document.cookie = `${name}=planted; ${place}`;
  }, names);
  await page.goto('https://www.campus.example/');
  await page.evaluate(() => fetch('/api/v1/auth/refresh/access-token', { method: 'PUT' }));
  return sent;
}

test('[REFR-1] [STORE-1] Chromium lets another subdomain plant a `__Secure-` refresh cookie, and no `__Host-` one', async () => {
  const { page } = await app.person();
  const sent = await sentAfterPlanting(page, ['__Secure-madang_refresh', '__Host-madang_refresh', '__Host-madang_visit']);
  expect(sent).toBe('__Secure-madang_refresh=planted; __Secure-madang_refresh=planted');
});
