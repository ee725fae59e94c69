import type { BrowserContext, Request } from 'playwright-core';
import { API_BASE, CALLS } from '#contract/calls.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { requestHeaders } from '#src/api/headers.ts';
import type { Member } from '../support/accounts.ts';
import type { App, Person } from '../support/open-app.ts';
import { PASSWORD } from '../support/steps.ts';

/** Longer than an access token lasts, ms. */
export const TOKEN_LIFE = 601_000;

export const REFRESH = `**${API_BASE}${CALLS.refreshAccessToken.path}`;
export const USER = `**${API_BASE}${CALLS.userInfo.path}`;

/** Signs in over HTTP alone, so that the browser has the refresh cookie, and gives the access token. */
export async function signInByApi(context: BrowserContext, { email }: Member): Promise<string> {
  const { method, path } = CALLS.emailLogin;
  const response = await context.request.fetch(`${API_BASE}${path}`, {
    method,
    headers: requestHeaders({ token: null, language: 'en', json: true }),
    data: { authMthd: 1, authId: email, pswd: PASSWORD },
  });
  if (!response.ok()) throw new Error(`the login was answered ${response.status()}: ${await response.text()}`);
  return (await response.json()).data.user.access_token;
}

/** A person whose browser already keeps a member's session; no page of ours is open yet. */
export async function signedIn(app: App, member: Member): Promise<Person> {
  const person = await app.person();
  await keepSession(app, person, member);
  return person;
}

/** Leaves in this tab's browser what a sign-in leaves there, so that other tabs hear of it by the `storage` event alone. */
export async function keepSession(app: App, { page, context }: Person, member: Member): Promise<void> {
  const token = await signInByApi(context, member);
  // The lightest address of the site's origin.
  await page.goto('/favicon.svg');
  await context.addCookies([{ name: STORAGE_KEYS.accessToken, value: token, url: app.server.siteUrl }]);
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    [STORAGE_KEYS.accessToken]: token,
    [STORAGE_KEYS.session]: member.nickname,
  });
}

export const keptToken = ({ page }: Person): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.accessToken);

/** All that tells a page of a session. */
export const keptSession = ({ page }: Person): Promise<readonly unknown[]> =>
  page.evaluate(
    (keys) => [...keys.map((key) => localStorage.getItem(key)), document.cookie],
    [STORAGE_KEYS.accessToken, STORAGE_KEYS.session],
  );

/** Has the server answer, and keeps both the answer and its cookies from the browser. */
export async function answerUnheard(request: Request): Promise<number> {
  const { status } = await fetch(request.url(), { method: request.method(), headers: await request.allHeaders() });
  return status;
}
