import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { messageOf } from '#server/messages.ts';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import {
  choosePassword,
  field,
  giveCredentials,
  loginByEmail,
  logOut,
  openEmailLogin,
  PASSWORD,
  press,
  proveEmail,
  readWords,
  seeFault,
  seeSignedIn,
  seeSignedOut,
} from './support/steps.ts';

const NEW_PASSWORD = 'winter-2027?';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openReset(person: Person): Promise<void> {
  await person.page.goto('/');
  await openEmailLogin(person);
  await press(person, ($) => $.emailLogin.reset);
  await seeState(person.page, 'emailVerification', 'enteringEmail');
}

test('[RESET-1] [RESET-2] [API-15] a reset signs in and says so; the old password fails, the new one works, and other sessions are over (ja)', async () => {
  const member = await newMember(app);
  const elsewhere = await app.person();
  await elsewhere.page.goto('/');
  await loginByEmail(elsewhere, member);

  // The code that the account was made with is not yet a minute old.
  app.moveClock(RESEND_COOL_DOWN);
  const person = await app.person({ language: 'ja' });
  await openReset(person);
  await proveEmail(app, person, member.email);
  await choosePassword(person, NEW_PASSWORD);
  await seeSignedIn(person, member.nickname);
  expect(await person.page.locator('dialog[open]').count()).toBe(0);
  await person.page
    .getByText(person.say(($) => $.session.signedIn.reset, { nickname: member.nickname }))
    .first()
    .waitFor();

  await logOut(person, member.nickname);
  await openEmailLogin(person);
  await giveCredentials(person, member.email, PASSWORD);
  await readWords(person, messageOf('credentialsWrong', 'ja'));
  await giveCredentials(person, member.email, NEW_PASSWORD);
  await seeSignedIn(person, member.nickname);

  await reload(elsewhere.page);
  await seeSignedOut(elsewhere);
});

test('[RESET-1] [ERR-14] an email that no account has is said at the field, and signing up is offered', async () => {
  const person = await app.person();
  await openReset(person);
  await field(person, ($) => $.fields.email.label).fill(newIdentity().email);
  await press(person, ($) => $.emailVerification.send);
  await seeFault(
    person,
    ($) => $.fields.email.label,
    ($) => $.failures.emailNotRegistered,
  );
  await press(person, ($) => $.emailVerification.toSignUp);
  await seeState(person.page, 'agreement', 'reading');
});
