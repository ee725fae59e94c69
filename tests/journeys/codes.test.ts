import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE_TRIES, CODE_VALIDITY, FAILURES_BEFORE_HELP, RESEND_COOL_DOWN } from '#contract/limits.ts';
import { newIdentity } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { arrival, askForCode, button, choosePassword, giveCode, goToEmailJoin, press, read, top } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** A code of the right form that is not this one. */
const otherThan = (code: string) => (code.startsWith('Z') ? `Y${code.slice(1)}` : `Z${code.slice(1)}`);

/** Lets time pass for the server and for the page, which must have its clock installed. */
async function pass(person: Person, time: number): Promise<void> {
  app.moveClock(time);
  await person.page.clock.fastForward(time);
}

async function atCodeStep(): Promise<{ person: Person; email: string; code: string }> {
  const person = await app.person();
  const { email } = newIdentity();
  await person.page.clock.install();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  return { person, email, code: await app.codeFor(email) };
}

const timeLeft = (person: Person) =>
  top(person)
    .getByRole('timer', { name: person.say(($) => $.emailVerification.remaining) })
    .innerText();

test('[EMAIL-8] five wrong codes end a code: the right one comes too late, another one works', async () => {
  const { person, email, code } = await atCodeStep();
  for (let wrong = 1; wrong < CODE_TRIES; wrong += 1) {
    await giveCode(person, otherThan(code));
    await seeState(person.page, 'emailVerification', wrong < FAILURES_BEFORE_HELP ? 'codeSent.entry.entering' : 'codeSent.entry.stuck');
    await top(person).locator('[name=code][aria-invalid=true]').waitFor();
  }
  await giveCode(person, otherThan(code));
  await seeState(person.page, 'emailVerification', 'codeSent.validity.triesUsed');
  expect(await button(person, ($) => $.emailVerification.confirm).getAttribute('aria-disabled')).toBe('true');

  await pass(person, RESEND_COOL_DOWN);
  await seeState(person.page, 'emailVerification', 'codeSent.resend.ready');
  await press(person, ($) => $.emailVerification.resend);
  await giveCode(person, await app.codeFor(email, code));
  await seeState(person.page, 'emailVerification', 'settingPassword');
});

test('[EMAIL-2] [EMAIL-3] [ERR-12] after an hour the code has expired, says so, cannot be confirmed, and another is offered', async () => {
  const { person, email, code } = await atCodeStep();
  expect(await timeLeft(person)).toMatch(/^(60:00|59:5\d)$/);
  await pass(person, CODE_VALIDITY - 90_000);
  await expect.poll(() => timeLeft(person)).toMatch(/^01:[0-3]\d$/);
  await pass(person, 90_000);
  await seeState(person.page, 'emailVerification', 'codeSent.validity.expired');
  await read(person, ($) => $.failures.codeExpired);
  expect(await timeLeft(person)).toBe('00:00');
  expect(await button(person, ($) => $.emailVerification.confirm).getAttribute('aria-disabled')).toBe('true');

  await press(person, ($) => $.emailVerification.resend);
  await seeState(person.page, 'emailVerification', 'codeSent.validity.running');
  expect(await timeLeft(person)).toMatch(/^(60:00|59:5\d)$/);
  await giveCode(person, await app.codeFor(email, code));
  await seeState(person.page, 'emailVerification', 'settingPassword');
});

test('[EMAIL-4] another code can be had after a cool-down that is shown; it replaces the first', async () => {
  const { person, email, code } = await atCodeStep();
  await seeState(person.page, 'emailVerification', 'codeSent.resend.coolingDown');
  await pass(person, RESEND_COOL_DOWN - 20_000);
  await expect
    .poll(async () => Number((await top(person).innerText()).match(/\((\d+) s\)/)?.[1]), { message: 'the seconds until a resend' })
    .toBeLessThanOrEqual(20);
  await pass(person, 20_000);
  await press(person, ($) => $.emailVerification.resend);
  const second = await app.codeFor(email, code);
  await seeState(person.page, 'emailVerification', 'codeSent.resend.coolingDown');

  await giveCode(person, code);
  await top(person).locator('[name=code][aria-invalid=true]').waitFor();
  await giveCode(person, second);
  await seeState(person.page, 'emailVerification', 'settingPassword');
  await choosePassword(person);
  await arrival(app, person);
});

test('[EMAIL-2] a page that slept through the hour knows at once that the code is over', async () => {
  const { person } = await atCodeStep();
  app.moveClock(CODE_VALIDITY);
  // Only the device's clock went on: no timer fired while it slept.
  await person.page.clock.setSystemTime(Date.now() + CODE_VALIDITY);
  await person.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await seeState(person.page, 'emailVerification', 'codeSent.validity.expired');
  expect(await timeLeft(person)).toBe('00:00');
  expect(await button(person, ($) => $.emailVerification.confirm).getAttribute('aria-disabled')).toBe('true');
});
