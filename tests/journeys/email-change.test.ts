import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { newIdentity, newMember } from './support/accounts.ts';
import { noticeLink } from './support/notice-link.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import {
  askForCode,
  field,
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
  top,
} from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** To the step after the code of the new email. */
async function proveNewEmail(person: Person, email: string): Promise<void> {
  await press(person, ($) => $.myProfile.changeEmail);
  await askForCode(person, email);
  await top(person)
    .locator('[name=code]')
    .fill(await app.codeFor(email));
  await seeState(person.page, 'emailVerification', 'confirmingChange');
}

test.for(LANGUAGES)(
  '[EMAIL-10] a member changes the email, logs in with it, and the earlier mailbox undoes it with one press (%s)',
  async (language) => {
    const [member, person] = await Promise.all([newMember(app), app.person({ language, width: 360, height: 740 })]);
    const { page } = person;
    const { email } = newIdentity();
    await page.goto('/');
    await loginByEmail(person, member);
    await openProfile(person);
    await proveNewEmail(person, email);
    await press(person, ($) => $.emailVerification.changeNow);
    await read(person, ($) => $.emailVerification.success.newEmail);
    await press(person, ($) => $.common.ok);
    await seeState(page, 'profile', 'viewing');
    await readWords(person, email);

    const elsewhere = await app.person({ language });
    await elsewhere.page.goto('/');
    await openEmailLogin(elsewhere);
    await giveCredentials(elsewhere, email, PASSWORD);
    await seeSignedIn(elsewhere, member.nickname);

    const owner = await app.person({ language, width: 360, height: 740 });
    await owner.page.goto(await noticeLink(app, member.email));
    expect(await owner.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await owner.page.getByRole('button').click();
    await owner.page.getByRole('button').waitFor({ state: 'detached' });
    for (const each of [person, elsewhere]) {
      await reload(each.page);
      await seeSignedOut(each);
    }
  },
);

test('[EMAIL-10] [EMAIL-9] a reload takes the wizard up at its step, with what was typed and proven', async () => {
  const [member, person] = await Promise.all([newMember(app), app.person()]);
  const { page } = person;
  const { email } = newIdentity();
  await page.goto('/');
  await loginByEmail(person, member);
  await openProfile(person);
  await press(person, ($) => $.myProfile.changeEmail);
  await seeState(page, 'emailVerification', 'enteringEmail');
  await field(person, ($) => $.fields.email.label).fill(email);
  await reload(page);
  await seeState(page, 'emailVerification', 'enteringEmail');
  expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe(email);
  await press(person, ($) => $.emailVerification.send);
  await seeState(page, 'emailVerification', 'codeSent.entry.entering');
  await reload(page);
  await seeState(page, 'emailVerification', 'codeSent.entry.entering');
  await top(person)
    .locator('[name=code]')
    .fill(await app.codeFor(email));
  await seeState(page, 'emailVerification', 'confirmingChange');
  await reload(page);
  await seeState(page, 'emailVerification', 'confirmingChange');
  await press(person, ($) => $.emailVerification.changeNow);
  await read(person, ($) => $.emailVerification.success.newEmail);
});

test('[EMAIL-10] [CONFIRM-1] where the login is older, the password is asked for above the step, and the change goes on', async () => {
  const [member, person] = await Promise.all([newMember(app), app.person()]);
  const { page } = person;
  await page.goto('/');
  await loginByEmail(person, member);
  app.moveClock(SIGN_IN_PROVES + 1000);
  await reload(page);
  await openProfile(person);
  await proveNewEmail(person, newIdentity().email);
  await press(person, ($) => $.emailVerification.changeNow);
  await seeState(page, 'confirmIdentity', 'choosing');
  await top(person).locator('[type=password]').fill(PASSWORD);
  await press(person, ($) => $.confirmIdentity.submit);
  await read(person, ($) => $.emailVerification.success.newEmail);
});
