import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from '#server/messages.ts';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import {
  agreeToDue,
  arrival,
  button,
  field,
  giveCredentials,
  inHeader,
  loginAsGuest,
  openEmailLogin,
  openLogin,
  PASSWORD,
  press,
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

test('[LOGIN-1] [LOGIN-2] [LOGIN-3] [HEAD-2] a member logs in with Enter, sees their name, logs out and is a visitor again (ko)', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  await field(person, ($) => $.fields.email.label).fill(email);
  await field(person, ($) => $.fields.password.label).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await seeSignedIn(person, nickname);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(page.url()).toBe(`${app.server.siteUrl}/`);
  await page.getByText(person.say(($) => $.session.signedIn.login, { nickname })).waitFor();

  await inHeader(person, ($) => $.header.accountMenu, { nickname }).click();
  await page.getByRole('menuitem', { name: person.say(($) => $.header.logout) }).click();
  await seeState(page, 'logout', 'confirming');
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await press(person, ($) => $.logout.submit);
  await seeSignedOut(person);
  await reload(page);
  await seeSignedOut(person);
});

for (const language of ['ko', 'en', 'ja'] as const)
  test(`[ERR-16] [API-25] a wrong password is said in the server's words, and nothing typed is lost (${language})`, async () => {
    const { email, nickname } = await newMember(app);
    const person = await app.person({ language });
    await person.page.goto('/');
    await openEmailLogin(person);
    await giveCredentials(person, email, 'autumn-2025!');
    await readWords(person, messageOf('credentialsWrong', language));
    expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe(email);
    expect(await field(person, ($) => $.fields.password.label).inputValue()).toBe('autumn-2025!');
    await giveCredentials(person, email);
    await seeSignedIn(person, nickname);
  });

test('[ERR-16] an email that no account has is answered in the same words as a wrong password', async () => {
  const person = await app.person();
  await person.page.goto('/');
  await openEmailLogin(person);
  await giveCredentials(person, newIdentity().email);
  await readWords(person, messageOf('credentialsWrong', 'en'));
});

test('[SHELL-2] [LAND-1] [LOGIN-3] a place that was asked for is kept over a reload and entered after logging in', async () => {
  const member = await newMember(app);
  const person = await app.person();
  const { page, say } = person;
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('button', { name: say(($) => $.landing.hero.enter) })
    .click();
  await seeState(page, 'popups', 'popup.welcome');
  await reload(page);
  await seeState(page, 'popups', 'popup.welcome');
  await press(person, ($) => $.welcome.loginTitle);
  await press(person, ($) => $.methods.email.login);
  await giveCredentials(person, member.email);
  expect(await arrival(app, person)).toEqual({ nickname: member.nickname, uvrsId: member.uvrsId });

  // Entered once: who comes back is not sent there again.
  await page.goto('/');
  await seeSignedIn(person, member.nickname);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

/** What there is to agree to, by its labels. */
const boxesIn = (person: Person) =>
  top(person)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : null)));

test('[LOGIN-1] [AGR-1] [JOIN-2] a guest from the login goes by the same terms to the campus, with as many presses as one from the sign-up; both doors have one name (ko)', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, say } = person;
  const agree = async () => {
    await top(person)
      .getByRole('checkbox', { name: say(($) => $.agreement.all) })
      .click();
    await press(person, ($) => $.agreement.submit);
    await press(person, ($) => $.common.ok);
  };
  await page.goto('/');
  await openLogin(person);
  await button(person, ($) => $.methods.guest.join).click();
  await seeState(page, 'agreementRenewal', 'reading');
  const ofLogin = await boxesIn(person);
  await agree();
  expect((await arrival(app, person)).nickname).toMatch(/^[가-힣]+\d*$/);

  const another = await app.person({ language: 'ko' });
  await another.page.goto('/');
  await inHeader(another, ($) => $.header.signUp).click();
  await seeState(another.page, 'agreement', 'reading');
  expect(await boxesIn(another)).toEqual(ofLogin);
});

test('[LOGIN-1] [JOIN-2] a guest enters their room from the header', async () => {
  const person = await app.person();
  await person.page.goto('/');
  await loginAsGuest(person);
  await press(person, ($) => $.linkAccount.later);
  await inHeader(person, ($) => $.header.enterMyHome).click();
  expect((await arrival(app, person)).nickname).not.toBe('');
});

test('[AGR-5] [LOGIN-1] [POP-4] a new guest agrees to the texts before anything else, and a reload does not lead around it', async () => {
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  await page.goto('/');
  await openLogin(person);
  await press(person, ($) => $.methods.guest.login);
  await seeState(page, 'agreementRenewal', 'reading');
  await page.keyboard.press('Escape');
  await reload(page);
  await agreeToDue(person);
  await arrival(app, person);
  await page.goto('/');
  await seeState(page, 'linkAccount', 'choosing');
  await press(person, ($) => $.linkAccount.later);
  await reload(page);
  await seeState(page, 'linkAccount', 'choosing');
});

test('[LOGIN-2] [RESET-1] the email typed at log in goes along to the password reset', async () => {
  const { email } = newIdentity();
  const person = await app.person();
  await person.page.goto('/');
  await openEmailLogin(person);
  await field(person, ($) => $.fields.email.label).fill(email);
  await press(person, ($) => $.emailLogin.reset);
  await seeState(person.page, 'emailVerification', 'enteringEmail');
  expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe(email);
  await top(person)
    .getByRole('heading', { name: person.say(($) => $.emailVerification.title.reset) })
    .waitFor();
});
