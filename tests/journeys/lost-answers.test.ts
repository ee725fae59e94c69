import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { newIdentity } from './support/accounts.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { choosePassword, loginAsGuest, press, proveEmail, read } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const addressOf = (call: CallName) => `**${API_BASE}${CALLS[call].path}`;

/** The server does it, and neither its answer nor a cookie of it reaches the browser: as when the Wi-Fi goes. */
async function loseAnswer(route: Route): Promise<void> {
  const request = route.request();
  await fetch(request.url(), { method: request.method(), headers: await request.allHeaders(), body: request.postData() });
  await route.abort('connectionreset');
}

async function guestWhoChoosesAPassword(): Promise<Person & { email: string }> {
  const person = await app.person();
  await person.page.goto('/privacy');
  await loginAsGuest(person);
  await press(person, ($) => $.methods.email.link);
  const { email } = newIdentity();
  await proveEmail(app, person, email);
  return { ...person, email };
}

const whoIsSignedIn = ({ page }: Person) => page.getByRole('banner').locator('[data-viewer]').getAttribute('data-viewer');

test('[EMAIL-7] a guest links an email, the answer is lost: the page asks what is so, and goes on as linked', async () => {
  const person = await guestWhoChoosesAPassword();
  await person.page.route(addressOf('linkAccount'), loseAnswer, { times: 1 });
  await choosePassword(person);
  await seeState(person.page, 'emailVerification', 'linked');
  await reload(person.page);
  await expect.poll(() => whoIsSignedIn(person)).toBe('member');
});

test('[EMAIL-7] [API-25] while the network is away it is said that this is not clear, and pressing again finds it linked', async () => {
  const person = await guestWhoChoosesAPassword();
  let links = 0;
  await person.page.route(addressOf('linkAccount'), (route) => {
    links += 1;
    return loseAnswer(route);
  });
  await person.page.route(addressOf('claimSignIn'), (route) => route.abort());
  await choosePassword(person);
  await read(person, ($) => $.failures.answerLost);
  await person.page.unroute(addressOf('claimSignIn'));
  await press(person, ($) => $.emailVerification.finish);
  await seeState(person.page, 'emailVerification', 'linked');
  expect(links).toBe(1);
});

test('[EMAIL-7] a person who closes the page then is a member, signed in, at the next visit', async () => {
  const person = await guestWhoChoosesAPassword();
  await person.page.route(addressOf('linkAccount'), loseAnswer);
  await person.page.route(addressOf('claimSignIn'), (route) => route.abort());
  await choosePassword(person);
  await read(person, ($) => $.failures.answerLost);
  await person.page.goto('about:blank');
  const later = await person.tab();
  await later.page.goto('/privacy');
  await expect.poll(() => whoIsSignedIn(later)).toBe('member');
});
