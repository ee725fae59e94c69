import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from './support/accounts.ts';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { places } from './support/places.ts';
import { field, inHeader, logOut, openEmailLogin, openLogin, PASSWORD, press, seeSignedIn } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const stored = ({ page }: Person) => page.evaluate(() => localStorage.getItem('last_way'));
const groupOf = ({ page, say }: Person) => page.locator('dialog[open]').getByRole('group', { name: say(($) => $.login.usedLast) });
const rememberBox = ({ page, say }: Person) => page.getByRole('checkbox', { name: say(($) => $.emailLogin.remember) });

test('[LOGIN-6] after a sign-in by email it is offered first, the address filled in as asked, and one press forgets both (ko)', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  await field(person, ($) => $.fields.email.label).fill(email);
  await field(person, ($) => $.fields.password.label).fill(PASSWORD);
  await rememberBox(person).check();
  expect(await stored(person)).toBeNull();
  await press(person, ($) => $.emailLogin.submit);
  await seeSignedIn(person, nickname);
  expect(JSON.parse((await stored(person)) ?? '')).toEqual({ type: 1, email });
  await logOut(person, nickname);

  await openLogin(person);
  expect(await page.locator('dialog[open]').innerHTML()).not.toContain(email);
  await groupOf(person)
    .getByRole('button', { name: person.say(($) => $.methods.email.login) })
    .click();
  await seeState(page, 'emailLogin', 'entering');
  expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe(email);
  expect(await rememberBox(person).isChecked()).toBe(true);
  await press(person, ($) => $.common.back);
  await press(person, ($) => $.login.forgetLastWay);
  await groupOf(person).waitFor({ state: 'detached' });
  expect(await stored(person)).toBeNull();
  await press(person, ($) => $.methods.email.login);
  await seeState(page, 'emailLogin', 'entering');
  expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe('');
});

for (const [method, type] of [
  ['naver', 5],
  ['email', 1],
  ['guest', 0],
] as const) {
  test(`[LOGIN-6] the popup that is there before the application begins with ${method} as well, and nothing in it moves when the application takes over`, async () => {
    const person = await app.person({ language: 'ja', width: 360, height: 740 });
    const { page, say } = person;
    await page.addInitScript((value) => localStorage.setItem('last_way', value), JSON.stringify({ type, email: 'hana@example.jp' }));
    // The web font comes with the application and has other widths: this is about places in one font.
    await page.route('**/*.woff2', (route) => route.abort());
    const { letGo } = await holdApplication(person);
    await page.goto('/');
    await inHeader(person, ($) => $.header.login).click();
    const drawn = page.locator('dialog[data-base][open]:not([data-flow])');
    await drawn.getByRole('group', { name: say(($) => $.login.usedLast) }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await places(person);
    expect(before.length).toBeGreaterThan(8);
    letGo();
    await seeState(page, 'login', 'choosing');
    expect(await places(person)).toEqual(before);

    await groupOf(person)
      .getByRole('button', { name: say(($) => $.methods[method].login) })
      .waitFor();
  });
}

test('[LOGIN-6] an email that this device remembers stands in the form before the application is there, and after it', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await page.addInitScript(() => localStorage.setItem('last_way', '{"type":1,"email":"hana@example.jp"}'));
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  await page
    .locator('dialog[data-base][open]:not([data-flow])')
    .getByRole('button', { name: say(($) => $.methods.email.login) })
    .click();
  const shown = async () => [await field(person, ($) => $.fields.email.label).inputValue(), await rememberBox(person).isChecked()];
  expect(await shown()).toEqual(['hana@example.jp', true]);
  // What is unticked before the application is there is unticked when it is.
  await rememberBox(person).uncheck();
  letGo();
  await seeState(page, 'emailLogin', 'entering');
  expect(await shown()).toEqual(['hana@example.jp', false]);
});
