import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import {
  arrival,
  askForCode,
  choosePassword,
  field,
  giveCredentials,
  goToEmailJoin,
  loginAsGuest,
  openEmailLogin,
  press,
  proveEmail,
  read,
  seeFault,
  seeSignedIn,
  top,
} from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const answeredUser = async (person: Person, path: string) => {
  const response = await person.page.waitForResponse((each) => each.url().endsWith(path));
  return (await response.json()).data.user;
};

test('[EMAIL-1] [EMAIL-2] [EMAIL-5] [EMAIL-7] [JOIN-2] a visitor joins by email with the code from the inbox, and logs in with it elsewhere (en)', async () => {
  const { email } = newIdentity();
  const person = await app.person({ language: 'en' });
  await person.page.goto('/');
  await goToEmailJoin(person);
  await proveEmail(app, person, email);
  await choosePassword(person);
  const { nickname } = await arrival(app, person);

  const elsewhere = await app.person({ language: 'ja' });
  await elsewhere.page.goto('/');
  await openEmailLogin(elsewhere);
  await giveCredentials(elsewhere, email);
  await seeSignedIn(elsewhere, nickname);
});

test('[EMAIL-7] [EMAIL-8] [POP-4] [API-13] a guest links an email and stays who they are (ko)', async () => {
  const { email } = newIdentity();
  const person = await app.person({ language: 'ko' });
  await person.page.goto('/');
  const asGuest = answeredUser(person, '/auth/login');
  await loginAsGuest(person);
  const guest = await asGuest;

  await press(person, ($) => $.methods.email.link);
  await proveEmail(app, person, email);
  const asMember = answeredUser(person, '/auth/link/account');
  await choosePassword(person);
  const member = await asMember;
  expect({ id: member.user_id, nickname: member.ncknm, method: member.auth_mthd }).toEqual({
    id: guest.user_id,
    nickname: guest.ncknm,
    method: 1,
  });

  await seeState(person.page, 'emailVerification', 'linked');
  await top(person)
    .getByRole('heading', { name: person.say(($) => $.emailVerification.success.link) })
    .waitFor();
  await press(person, ($) => $.common.ok);
  await seeSignedIn(person, guest.ncknm);
  // No guest any more: nothing pushes them into linking.
  await reload(person.page);
  await seeSignedIn(person, guest.ncknm);
  expect(await person.page.locator('dialog[open]').count()).toBe(0);
});

test('[EMAIL-1] [ERR-13] an email that is registered already is said at the field, and leads to logging in with it', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await field(person, ($) => $.fields.email.label).fill(email);
  await press(person, ($) => $.emailVerification.send);
  await seeFault(
    person,
    ($) => $.fields.email.label,
    ($) => $.failures.emailAlreadyRegistered,
  );

  await press(person, ($) => $.emailVerification.toLogin);
  await seeState(person.page, 'emailLogin', 'entering');
  expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe(email);
  await giveCredentials(person, email);
  await seeSignedIn(person, nickname);
});

test('[EMAIL-6] [ERR-36] going on before the code was confirmed says that the email is not confirmed yet', async () => {
  const person = await app.person();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, newIdentity().email);
  await press(person, ($) => $.emailVerification.steps.password);
  await read(person, ($) => $.failures.notAuthenticated);
  await seeState(person.page, 'emailVerification', 'codeSent.entry.entering');
});

test('[EMAIL-8] changing the email after a code was sent starts over, with the email still there to correct', async () => {
  const { email } = newIdentity();
  const person = await app.person();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  await press(person, ($) => $.emailVerification.changeEmail);
  await seeState(person.page, 'emailVerification', 'enteringEmail');
  expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe(email);
  await proveEmail(app, person, newIdentity().email);
});
