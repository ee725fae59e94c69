import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { isOfThisPart } from '#tests/support/part.ts';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, reload, seeState } from './support/open-app.ts';
import { newPersonId, newProviderMember, openProvider, signInAs } from './support/provider-steps.ts';
import {
  choosePassword,
  field,
  loginByEmail,
  openLogin,
  openProfile,
  PASSWORD,
  press,
  proveEmail,
  read,
  seeSignedIn,
  top,
} from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The login is some time ago; the providers’ tokens are of the hour that is, so it ends with the test. */
const later = () => {
  app.moveClock(SIGN_IN_PROVES + 1);
  onTestFinished(() => app.moveClock(-SIGN_IN_PROVES - 1));
};

test.for(LANGUAGES.filter((_, index) => isOfThisPart(index, LANGUAGES.length)))(
  '[CONFIRM-1] [SOC-5] [JOIN-5] a member whose login is some time ago links Kakao: the password is asked for, then it is linked (%s)',
  async (language) => {
    const [member, person] = await Promise.all([newMember(app), app.person({ language, width: 360, height: 740 })]);
    const { page } = person;
    await page.goto('/');
    await loginByEmail(person, member);
    later();
    await openProfile(person);
    await press(person, ($) => $.linkAccount.another);
    await signInAs(await openProvider(person, 'kakao', 'link'), newPersonId());
    await seeState(page, 'confirmIdentity', 'choosing');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await top(person).locator('input[type=password]').fill(PASSWORD);
    await press(person, ($) => $.confirmIdentity.submit);
    await seeState(page, 'profile', 'viewing');
    await read(person, ($) => $.methods.kakao.name);
  },
);

test.for(LANGUAGES.filter((_, index) => isOfThisPart(index, LANGUAGES.length)))(
  '[CONFIRM-1] [EMAIL-7] a member with Kakao alone adds an email: Kakao is asked, the password stays in its fields, and serves then (%s)',
  async (language) => {
    const person = await app.person({ language, width: 360, height: 740 });
    const { page } = person;
    const member = await newProviderMember(app, 'kakao');
    const { email } = newIdentity();
    await page.goto('/');
    await openLogin(person);
    await signInAs(await openProvider(person, 'kakao', 'login'), member.personId);
    await seeSignedIn(person, member.nickname);
    later();
    await reload(page);
    await openProfile(person);
    await press(person, ($) => $.linkAccount.another);
    await press(person, ($) => $.methods.email.link);
    await proveEmail(app, person, email);
    await choosePassword(person);
    await seeState(page, 'confirmIdentity', 'choosing');
    await signInAs(await openProvider(person, 'kakao', 'login'), member.personId);
    await seeState(page, 'emailVerification', 'settingPassword');
    expect(await field(person, ($) => $.fields.password.newLabel).inputValue()).toBe(PASSWORD);
    await press(person, ($) => $.emailVerification.finish);
    await read(person, ($) => $.emailVerification.success.setUp);
    await press(person, ($) => $.common.ok);
    await seeState(page, 'profile', 'viewing');
  },
);
