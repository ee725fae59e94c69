import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from './support/accounts.ts';
import { type App, openApp } from './support/open-app.ts';
import { field, giveCredentials, openEmailLogin, PASSWORD, press, read, readWords, seeSignedIn } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

for (const language of ['ko', 'en', 'ja'] as const) {
  test(`[ERR-16] [API-25] without a network the failed log in says so, and one more press logs in when it is back (${language})`, async () => {
    const { email, nickname } = await newMember(app);
    const person = await app.person({ language });
    await person.page.goto('/');
    await openEmailLogin(person);
    await person.context.setOffline(true);
    await giveCredentials(person, email);
    await readWords(person, `${person.say(($) => $.failures.answerLost)} ${person.say(($) => $.common.offline)}`);
    await person.context.setOffline(false);
    await press(person, ($) => $.emailLogin.submit);
    await seeSignedIn(person, nickname);
  });
}

test('[API-25] [ERR-1] a network that fails shows the generic text and keeps what was typed; trying again works', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person();
  await person.page.goto('/');
  await openEmailLogin(person);
  await person.page.route('**/auth/login/email', (route) => route.abort('connectionreset'));
  await giveCredentials(person, email);
  await read(person, ($) => $.failures.loginFailed);
  expect(await field(person, ($) => $.fields.password.label).inputValue()).toBe(PASSWORD);
  await person.page.unroute('**/auth/login/email');
  await press(person, ($) => $.emailLogin.submit);
  await seeSignedIn(person, nickname);
});
