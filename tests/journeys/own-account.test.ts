import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE, CALLS } from '#contract/calls.ts';
import { DELETION_GRACE, RESEND_COOL_DOWN } from '#contract/limits.ts';
import { type Member, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, type PersonOptions, reload, seeState } from './support/open-app.ts';
import { deleteAccount } from './support/profile-steps.ts';
import {
  button,
  choosePassword,
  giveCode,
  giveCredentials,
  loginByEmail,
  openEmailLogin,
  openProfile,
  PASSWORD,
  press,
  read,
  readWords,
  seeSignedIn,
  seeSignedOut,
} from './support/steps.ts';

/* What a member does with the account itself: its ways to log in, its password, its end. In the product as `npm start` runs it. */

const NEW_PASSWORD = 'winter-2027?';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function memberInProfile(options?: PersonOptions): Promise<Person & { member: Member }> {
  const [member, person] = await Promise.all([newMember(app), app.person(options)]);
  await person.page.goto('/');
  await loginByEmail(person, member);
  await openProfile(person);
  return { ...person, member };
}

test('[JOIN-5] [RESET-2] the profile shows the email; its password is changed with a code to it, and the person stays signed in', async () => {
  const person = await memberInProfile();
  const { page, member } = person;
  await readWords(person, member.email);
  // The code that the account was made with is not yet a minute old.
  app.moveClock(RESEND_COOL_DOWN);
  const earlier = await app.lastCode(member.email);
  await press(person, ($) => $.myProfile.changePassword);
  await giveCode(person, await app.codeFor(member.email, earlier));
  await choosePassword(person, NEW_PASSWORD);
  await seeState(page, 'emailVerification', 'linked');
  await press(person, ($) => $.common.ok);
  await seeState(page, 'profile', 'viewing');
  await reload(page);
  await seeSignedIn(person, member.nickname);

  const elsewhere = await app.person();
  await elsewhere.page.goto('/');
  await openEmailLogin(elsewhere);
  await giveCredentials(elsewhere, member.email, NEW_PASSWORD);
  await seeSignedIn(elsewhere, member.nickname);
});

test('[LEGAL-2] [OUT-1] a deleted account is signed out everywhere at once, and a login within thirty days asks, and takes it back (ko)', async () => {
  const person = await memberInProfile({ language: 'ko' });
  const { page, member } = person;
  const elsewhere = await app.person();
  await elsewhere.page.goto('/');
  await loginByEmail(elsewhere, member);

  await deleteAccount(person);
  await press(person, ($) => $.common.ok);
  await seeSignedOut(person);
  await reload(elsewhere.page);
  await seeSignedOut(elsewhere);

  app.moveClock(DELETION_GRACE - 86_400_000);
  await openEmailLogin(person);
  await giveCredentials(person, member.email, PASSWORD);
  await seeState(page, 'emailLogin', 'askingToStay');
  await press(person, ($) => $.login.staying.decline);
  await seeState(page, 'emailLogin', 'entering');
  await read(person, ($) => $.successes.deletionStands);
  await press(person, ($) => $.emailLogin.submit);
  await seeState(page, 'emailLogin', 'askingToStay');
  await press(person, ($) => $.login.staying.stay);
  await page
    .getByRole('alert')
    .getByText(person.say(($) => $.session.stayed))
    .first()
    .waitFor();
  await seeSignedIn(person, member.nickname);
});

test('[LEGAL-2] [API-26] where the API deletes no accounts, the profile offers none of it', async () => {
  const [member, person] = await Promise.all([newMember(app), app.person()]);
  const { page } = person;
  await page.route(`**${API_BASE}${CALLS.configuration.path}`, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, deletionGraceDays: undefined } } });
  });
  await page.goto('/');
  await loginByEmail(person, member);
  await openProfile(person);
  expect(await button(person, ($) => $.myProfile.changePassword).count()).toBe(1);
  expect(await button(person, ($) => $.myProfile.deleteAccount).count()).toBe(0);
});

test('on a page that was drawn, the drawer stands at the right and its variants of a button have their looks', async () => {
  const { page, say } = await memberInProfile({ width: 1440, height: 900 });
  const drawer = page.locator('dialog[open] > * > *').first();
  const { x, width } = (await drawer.boundingBox()) ?? { x: 0, width: 0 };
  expect(x + width).toBeGreaterThan(1420);
  await page.getByRole('button', { name: say(($) => $.myProfile.deleteAccount), exact: true }).click();
  await seeState(page, 'accountDeletion', 'explaining');
  const next = page.getByRole('button', { name: say(($) => $.accountDeletion.goOn), exact: true });
  expect(await next.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
});
