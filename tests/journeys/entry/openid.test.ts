import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../support/accounts.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { OPENID_PARTNER_NAME, type OpenidPartner, openOpenidPartner } from '../support/openid-partner.ts';
import { field, giveCredentials, press } from '../support/steps.ts';

let app: App;
let partner: OpenidPartner;
beforeAll(async () => {
  partner = await openOpenidPartner();
  app = await openApp({ OAUTH_CLIENTS: partner.clientsFile });
  await partner.discover(app.server.siteUrl);
});
afterAll(async () => {
  await app.close();
  await partner.close();
});

async function logInAtGateway(person: Person, email: string): Promise<void> {
  await seeState(person.page, 'login', 'choosing');
  await press(person, ($) => $.methods.email.login);
  await giveCredentials(person, email);
}

test.each(['ko', 'en'] as const)(
  '[PARTNER-1] [PARTNER-3] [PARTNER-4] a visitor comes from a partner that speaks OpenID Connect, logs in by email, agrees to its learning the email, and is back (%s)',
  async (language) => {
    const member = await newMember(app);
    const person = await app.person({ language });
    const { page, say } = person;
    await page.goto(partner.url);
    await logInAtGateway(person, member.email);
    await seeState(page, 'ssoGateway', 'askingConsent');
    const title = say(($) => $.gateway.consent.title, { partner: OPENID_PARTNER_NAME, nickname: member.nickname });
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page
      .getByText(
        say(($) => $.gateway.consent.email),
        { exact: true },
      )
      .waitFor();
    await page.getByRole('button', { name: say(($) => $.gateway.consent.agree), exact: true }).click();
    await page.getByText(`hello ${member.nickname} ${member.email}`).waitFor();
    // The second login asks nothing, and shows no page of ours.
    await page.goto(partner.url);
    await page.getByText(`hello ${member.nickname} ${member.email}`).waitFor();
  },
);

test('[PARTNER-1] [PARTNER-6] at the consent another account is used, and its refusal goes to the partner', async () => {
  const [first, second] = [await newMember(app), await newMember(app)];
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await page.goto(partner.url);
  await logInAtGateway(person, first.email);
  await seeState(page, 'ssoGateway', 'askingConsent');
  await page.getByRole('button', { name: say(($) => $.gateway.consent.otherAccount) }).click();
  await logInAtGateway(person, second.email);
  await seeState(page, 'ssoGateway', 'askingConsent');
  await page.getByRole('button', { name: say(($) => $.gateway.consent.decline), exact: true }).click();
  await page.getByText('refused: access_denied').waitFor();
  expect(page.url().startsWith(partner.url)).toBe(true);
});

test('[PARTNER-1] [LANG-1] the email that a partner hints at stands in the form, the page speaks the language that it asks for, and the answer comes as a form', async () => {
  const member = await newMember(app);
  const person = await app.person({ language: 'ko', locale: 'ja-JP' });
  const { page, say } = person;
  const asked = new URLSearchParams({ login_hint: member.email, ui_locales: 'fr ko', response_mode: 'form_post' });
  await page.goto(`${partner.url}/?${asked}`);
  await seeState(page, 'login', 'choosing');
  expect(await page.locator('html').getAttribute('lang')).toBe('ko');
  await press(person, ($) => $.methods.email.login);
  await seeState(page, 'emailLogin', 'entering');
  expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe(member.email);
  await giveCredentials(person, member.email);
  await seeState(page, 'ssoGateway', 'askingConsent');
  await page.getByRole('button', { name: say(($) => $.gateway.consent.agree), exact: true }).click();
  await page.getByText(`hello ${member.nickname} ${member.email}`).waitFor();
  // A form brought the answer: nothing of it stands in the address.
  expect(page.url()).toBe(`${partner.url}/back`);
});
