import type { Page, Request } from 'playwright-core';
import type { Language } from '#contract/languages.ts';
import { type Member, newMember } from '../support/accounts.ts';
import { type App, type Person, seeState } from '../support/open-app.ts';
import { giveCredentials, loginByEmail, press } from '../support/steps.ts';

export async function memberOf(app: App, member?: Member, language: Language = 'en'): Promise<Person> {
  const person = await app.person({ language });
  await person.page.goto('/');
  await loginByEmail(person, member ?? (await newMember(app)));
  return person;
}

/** Collects the requests of a window from now on. */
export function follow(app: App, page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    codes: () => requests.filter((request) => request.url().endsWith('/oauth/code')).length,
    consents: () => requests.filter((request) => request.url().endsWith('/oauth/consent')).length,
    lastPage: () => requests.findLast((request) => request.isNavigationRequest()),
    elsewhere: () => requests.map((request) => request.url()).filter((url) => !url.startsWith(app.server.siteUrl)),
  };
}

/** Waits for the gateway's login popup, and signs in with an email in it. */
export async function signInAtGateway(window: Person, email: string): Promise<void> {
  await seeState(window.page, 'login', 'choosing');
  await press(window, ($) => $.methods.email.login);
  await giveCredentials(window, email);
}
