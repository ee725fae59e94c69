import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { newIdentity, newMember } from '#tests/journeys/support/accounts.ts';
import { type App, openApp, type Person, seeState } from '#tests/journeys/support/open-app.ts';
import { agreeToPartner, backAtPartner, fromPartner, wayOf } from '#tests/journeys/support/partner.ts';
import { deleteAccount } from '#tests/journeys/support/profile-steps.ts';
import { closed, keepProposed, newPersonId, newProviderMember, openProvider, signInAs } from '#tests/journeys/support/provider-steps.ts';
import {
  agreeToDue,
  arrival,
  field,
  giveCode,
  giveCredentials,
  inHeader,
  loginByEmail,
  openEmailLogin,
  openLogin,
  PASSWORD,
  press,
  seeSignedIn,
  seeSignedOut,
  top,
} from '#tests/journeys/support/steps.ts';
import { PHONE, type Strip, startStrip } from './strip.ts';

/* Each journey on a small phone as a strip of pictures, to be looked at; `THEME=dark` draws them dark. */

type Journey = (person: Person, strip: Strip) => Promise<void>;

const NEW_PASSWORD = 'winter-2027?';
const theme = process.env.THEME === 'dark' ? 'dark' : 'light';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** From the landing page to the ways to join, with marketing agreed to. */
async function chooseWay(person: Person, strip: Strip): Promise<void> {
  await person.page.goto('/');
  await strip.frame();
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(person.page, 'agreement', 'reading');
  await strip.frame();
  await top(person)
    .getByRole('checkbox', { name: person.say(($) => $.agreement.all) })
    .check();
  await strip.frame();
  await press(person, ($) => $.agreement.submit);
  await seeState(person.page, 'agreement', 'noticingMarketing');
  await strip.frame();
  await press(person, ($) => $.common.ok);
  await seeState(person.page, 'linkAccount', 'choosing');
  await strip.frame();
}

/** The code step and the password step, from an open email step. */
async function proveEmail(person: Person, strip: Strip, email: string): Promise<void> {
  const { page } = person;
  await field(person, ($) => $.fields.email.label).fill(email);
  await strip.frame();
  // The email comes beside the answer: an earlier one must not be taken for it.
  const earlier = await app.lastCode(email);
  await press(person, ($) => $.emailVerification.send);
  await seeState(page, 'emailVerification', 'codeSent.entry.entering');
  await strip.frame();
  const code = await app.codeFor(email, earlier);
  await giveCode(person, code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');
  await top(person).locator('[aria-invalid=true]').waitFor();
  await strip.frame();
  await giveCode(person, code);
  await seeState(page, 'emailVerification', 'settingPassword');
  await strip.frame();
}

async function typePassword(person: Person, strip: Strip, password: string): Promise<void> {
  await field(person, ($) => $.fields.password.newLabel).fill(password);
  await field(person, ($) => $.fields.passwordConfirmation.label).fill(password);
  await strip.frame();
  await press(person, ($) => $.emailVerification.finish);
}

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'join by email': async (person, strip) => {
    await chooseWay(person, strip);
    await press(person, ($) => $.methods.email.join);
    await seeState(person.page, 'emailVerification', 'enteringEmail');
    await strip.frame();
    await proveEmail(person, strip, newIdentity().email);
    await typePassword(person, strip, PASSWORD);
    await arrival(app, person);
    await strip.frame();
  },

  'join by a provider': async (person, strip) => {
    await chooseWay(person, strip);
    const provider = await openProvider(person, 'google', 'join');
    await strip.frame(provider);
    await strip.frame();
    await signInAs(provider, newPersonId());
    await closed(provider);
    await seeState(person.page, 'createCharacter', 'filling.nickname.verified');
    await strip.frame();
    await keepProposed(person);
    await arrival(app, person);
  },

  'join as a guest with another avatar': async (person, strip) => {
    await chooseWay(person, strip);
    await press(person, ($) => $.linkAccount.customiseAvatar);
    await field(person, ($) => $.fields.nickname.label).waitFor();
    await strip.frame();
    const { nickname, uvrsId } = newIdentity();
    await field(person, ($) => $.fields.nickname.label).fill(nickname);
    await seeState(person.page, 'createCharacter', 'filling.nickname.verified');
    await field(person, ($) => $.fields.uvrsId.label).fill(uvrsId);
    await seeState(person.page, 'createCharacter', 'filling.uvrsId.verified');
    await strip.frame();
    await press(person, ($) => $.createCharacter.next);
    await seeState(person.page, 'linkAccount', 'choosing');
    await strip.frame();
    await press(person, ($) => $.methods.guest.join);
    await arrival(app, person);
  },

  'start as a guest and link an email': async (person, strip) => {
    const { page } = person;
    await page.goto('/');
    await openLogin(person);
    await strip.frame();
    await press(person, ($) => $.methods.guest.login);
    await agreeToDue(person, () => strip.frame());
    await arrival(app, person);
    await strip.frame();
    // Back on the page, a guest is asked to link an account (POP-4).
    await page.goto('/');
    await seeState(page, 'linkAccount', 'choosing');
    await strip.frame();
    await press(person, ($) => $.methods.email.link);
    await seeState(page, 'emailVerification', 'enteringEmail');
    await proveEmail(person, strip, newIdentity().email);
    await typePassword(person, strip, PASSWORD);
    await seeState(page, 'emailVerification', 'linked');
    await strip.frame();
    await press(person, ($) => $.common.ok);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await strip.frame();
  },

  'come back by email': async (person, strip) => {
    const { email, nickname } = await newMember(app);
    await person.page.goto('/');
    await openLogin(person);
    await press(person, ($) => $.methods.email.login);
    await seeState(person.page, 'emailLogin', 'entering');
    await strip.frame();
    for (let time = 1; time <= 3; time += 1) {
      await giveCredentials(person, email, 'wrong-2026!');
      await seeState(person.page, 'emailLogin', time < 3 ? 'entering' : 'stuck');
      await top(person).getByRole('alert').waitFor();
    }
    await strip.frame();
    await giveCredentials(person, email);
    await seeSignedIn(person, nickname);
    await strip.frame();
    await person.page.locator('header button[aria-haspopup=menu]').click();
    await strip.frame();
  },

  'come back by a provider that this device remembers': async (person, strip) => {
    const { personId, nickname } = await newProviderMember(app, 'ewha');
    const { page, say } = person;
    await page.goto('/');
    await openLogin(person);
    let provider = await openProvider(person, 'ewha', 'login');
    await strip.frame();
    await signInAs(provider, personId);
    await closed(provider);
    await seeSignedIn(person, nickname);
    await strip.frame();
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: say(($) => $.header.logout) }).click();
    await strip.frame();
    await press(person, ($) => $.logout.submit);
    await seeSignedOut(person);
    // The page offers it by itself.
    await strip.frame();
    await openLogin(person);
    await strip.frame();
    [provider] = await Promise.all([person.context.waitForEvent('page'), press(person, ($) => $.methods.ewha.login)]);
    await provider.locator('#person').waitFor();
    await signInAs(provider, personId);
    await seeSignedIn(person, nickname);
  },

  'an account that is new here': async (person, strip) => {
    await person.page.goto('/');
    await openLogin(person);
    const provider = await openProvider(person, 'kakao', 'login');
    await signInAs(provider, newPersonId());
    await seeState(person.page, 'providerLogin', 'alertingAccountNotFound');
    await strip.frame();
    await press(person, ($) => $.login.accountNotFound.signUp);
    await seeState(person.page, 'agreement', 'reading');
    await strip.frame();
  },

  'a forgotten password': async (person, strip) => {
    const member = await newMember(app);
    // The code that the account was made with is not yet a minute old.
    app.moveClock(RESEND_COOL_DOWN);
    await person.page.goto('/');
    await openEmailLogin(person);
    await press(person, ($) => $.emailLogin.reset);
    await seeState(person.page, 'emailVerification', 'enteringEmail');
    await proveEmail(person, strip, member.email);
    await typePassword(person, strip, NEW_PASSWORD);
    await seeSignedIn(person, member.nickname);
    await strip.frame();
  },

  'a sign-up that was left': async (person, strip) => {
    const { page } = person;
    await chooseWay(person, strip);
    await press(person, ($) => $.methods.email.join);
    await seeState(page, 'emailVerification', 'enteringEmail');
    await field(person, ($) => $.fields.email.label).fill(newIdentity().email);
    await press(person, ($) => $.emailVerification.send);
    await seeState(page, 'emailVerification', 'codeSent.entry.entering');
    await press(person, ($) => $.common.close);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await strip.frame();
    await inHeader(person, ($) => $.header.signUp).click();
    await seeState(page, 'emailVerification', 'codeSent.entry.entering');
    await strip.frame();
  },

  'the profile, until the account is deleted': async (person, strip) => {
    const { page, say } = person;
    const member = await newMember(app);
    await page.goto('/');
    await loginByEmail(person, member);
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
    await seeState(page, 'profile', 'viewing');
    await strip.frame();
    await press(person, ($) => $.myProfile.changeNickname);
    await field(person, ($) => $.nicknameChange.label).fill(newIdentity().nickname);
    await strip.frame();
    await press(person, ($) => $.common.save);
    await seeState(page, 'profile', 'viewing');
    await deleteAccount(person, () => strip.frame());
  },

  'through the gateway to a partner': async (person, strip) => {
    const member = await newMember(app);
    const window = await fromPartner(app, person, wayOf(person, 'meeting'));
    await seeState(window.page, 'login', 'choosing');
    await strip.frame(window.page);
    await press(window, ($) => $.methods.email.login);
    await seeState(window.page, 'emailLogin', 'entering');
    await strip.frame(window.page);
    await giveCredentials(window, member.email);
    await seeState(window.page, 'ssoGateway', 'askingConsent');
    await strip.frame(window.page);
    await agreeToPartner(window, member.nickname);
    await backAtPartner(app, window);
    await strip.frame(window.page);
  },
};

const EACH = Object.keys(JOURNEYS).flatMap((journey) => LANGUAGES.map((language): [string, Language] => [journey, language]));

test.each(EACH)('%s (%s)', async (journey, language) => {
  const person = await app.person({ language, theme, pictures: true, ...PHONE });
  const strip = startStrip(person, theme === 'dark' ? `${journey} dark` : journey);
  await JOURNEYS[journey]?.(person, strip);
  const path = await strip.write();
  console.info(path);
  expect(path).toContain(language);
});
