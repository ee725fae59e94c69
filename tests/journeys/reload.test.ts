import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentity } from './support/accounts.ts';
import { type App, openApp, reload, seeState } from './support/open-app.ts';
import { sayIn } from './support/say.ts';
import {
  arrival,
  askForCode,
  box,
  choosePassword,
  field,
  giveCode,
  goToEmailJoin,
  goToJoin,
  inHeader,
  press,
  proveEmail,
  top,
} from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('[EMAIL-9] [AGR-2] a reload at the agreement keeps what was ticked', async () => {
  const person = await app.person();
  const { page } = person;
  await page.goto('/');
  await inHeader(person, ($) => $.header.signUp).click();
  await box(person, 'serviceTerms').check();
  await box(person, 'age').check();
  await reload(page);
  await seeState(page, 'agreement', 'reading');
  expect(await box(person, 'serviceTerms').isChecked()).toBe(true);
  expect(await box(person, 'age').isChecked()).toBe(true);
  expect(await box(person, 'privacyCollection').isChecked()).toBe(false);
});

test('[EMAIL-9] [AGR-4] a reload at the choice of an account keeps the avatar that was prepared', async () => {
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  await page.goto('/');
  await goToJoin(person);
  await press(person, ($) => $.linkAccount.customiseAvatar);
  const prepared = await field(person, ($) => $.fields.nickname.label).inputValue();
  await press(person, ($) => $.common.back);
  await seeState(page, 'linkAccount', 'choosing');
  await reload(page);
  await seeState(page, 'linkAccount', 'choosing');
  await press(person, ($) => $.methods.guest.join);
  expect((await arrival(app, person)).nickname).toBe(prepared);
});

test('[EMAIL-9] [EMAIL-2] a reload at the code goes on counting where time is, and the code still works', async () => {
  const person = await app.person();
  const { page } = person;
  const { email } = newIdentity();
  await page.clock.install();
  await page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  const code = await app.codeFor(email);

  app.moveClock(10 * 60_000);
  await page.clock.fastForward(10 * 60_000);
  await reload(page);
  await seeState(page, 'emailVerification', 'codeSent.entry.entering');
  await seeState(page, 'emailVerification', 'codeSent.resend.ready');
  expect(await top(person).getByRole('timer').innerText()).toMatch(/^(50:00|49:[345]\d)$/);
  await giveCode(person, code);
  await seeState(page, 'emailVerification', 'settingPassword');
});

test('[EMAIL-9] a reload at the password goes on there; the password itself was stored nowhere', async () => {
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  await page.goto('/');
  await goToEmailJoin(person);
  await proveEmail(app, person, newIdentity().email);
  await field(person, ($) => $.fields.password.newLabel).fill('half-typed-1!');
  await reload(page);
  await seeState(page, 'emailVerification', 'settingPassword');
  expect(await field(person, ($) => $.fields.password.newLabel).inputValue()).toBe('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(stored).toContain('linkByEmail');
  expect(stored).not.toContain('half-typed-1!');

  await choosePassword(person);
  await arrival(app, person);
  // The wizard is over: nothing of it comes back.
  await page.goto('/');
  expect(await page.evaluate(() => sessionStorage.getItem('draft.popups'))).toBeNull();
});

test('[EMAIL-9] [LANG-1] two tabs in the wizard, the language changed in one: each goes on where it stands, and joins its own email', async () => {
  const first = await app.person();
  const second = await first.tab();
  const emails = [newIdentity().email, newIdentity().email] as const;
  for (const [index, tab] of [first, second].entries()) {
    await tab.page.goto('/');
    await goToEmailJoin(tab);
    await askForCode(tab, emails[index] ?? '');
  }
  // As the footer does it, which is beneath the popup.
  await first.page.evaluate(() => localStorage.setItem('language', 'ja'));
  await reload(first.page);
  const inJapanese = { ...first, language: 'ja', say: await sayIn('ja') } as const;
  await seeState(first.page, 'emailVerification', 'codeSent.entry.entering');
  await giveCode(inJapanese, await app.codeFor(emails[0]));
  await seeState(first.page, 'emailVerification', 'settingPassword');
  await giveCode(second, await app.codeFor(emails[1]));
  await seeState(second.page, 'emailVerification', 'settingPassword');
  await choosePassword(inJapanese);
  await arrival(app, first);
});
