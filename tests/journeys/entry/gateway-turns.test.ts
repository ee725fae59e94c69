import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatewayLinks } from '#server/partner/links.ts';
import { newMember } from '../support/accounts.ts';
import { hold } from '../support/hold.ts';
import { type App, openApp, seeState } from '../support/open-app.ts';
import { agreeToPartner, backAtPartner, fromPartner, wayOf } from '../support/partner.ts';
import { follow, memberOf, signInAtGateway } from './gateway-steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('[GW-2] a token that has expired is refreshed at the gateway, and one that the server has ended leads to the login popup', async () => {
  const member = await newMember(app);
  const person = await memberOf(app, member);
  app.moveClock(601_000);
  const first = await fromPartner(app, person, wayOf(person, 'platform'));
  expect((await backAtPartner(app, first)).user.uvrsId).toBe(member.uvrsId);

  await person.context.clearCookies({ name: 'madang_refresh' });
  app.moveClock(601_000);
  const second = await fromPartner(app, person, wayOf(person, 'platform'));
  await signInAtGateway(second, member.email);
  expect((await backAtPartner(app, second)).user.uvrsId).toBe(member.uvrsId);
});

test('[GW-2] [GW-3] a configuration that comes last of all holds nothing up, and the way may begin in the partner’s own window', async () => {
  const person = await memberOf(app);
  const { page } = person;
  const configuration = await hold(page, '**/auth/config');
  await page.goto(gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' }).meeting);
  await agreeToPartner(person);
  await seeState(page, 'ssoGateway', 'redirecting');
  configuration.letGo();
  expect((await backAtPartner(app, person)).received).toHaveProperty('partner_id');
  await page.goBack();
  expect(page.url()).toBe(`${app.server.siteUrl}/`);
});

test('[GW-6] [SEEN-1] the greeting leaves both marks and the partner’s domain in sight on a phone', async () => {
  const member = await newMember(app);
  const { page, ...person } = await app.person({ language: 'en', width: 360, height: 740 });
  await page.goto(gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' }).meeting);
  await signInAtGateway({ page, ...person }, member.email);
  await seeState(page, 'ssoGateway', 'askingConsent');
  const greeting = await page.locator('[data-status-slot=page] [data-toast]').boundingBox();
  const domain = await page.locator('main p[translate=no]').boundingBox();
  expect(greeting?.y).toBeGreaterThan((domain?.y ?? Number.NaN) + (domain?.height ?? Number.NaN));
});

test('[GW-2] [GW-6] a double click on the consent, and Back while the code is on its way, ask for one consent and one code, which is good', async () => {
  const person = await memberOf(app);
  const { page } = person;
  await page.goto(gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' }).meeting);
  await seeState(page, 'ssoGateway', 'askingConsent');
  const asked = follow(app, page);
  const code = await hold(page, '**/oauth/code');
  await page.getByRole('button', { name: person.say(($) => $.gateway.consent.agree), exact: true }).dblclick();
  await code.asked;
  expect([asked.consents(), asked.codes()]).toEqual([1, 1]);

  // Nothing answers before this page has gone.
  await page.goBack();
  await page.goForward();
  await seeState(page, 'ssoGateway', 'requestingCode');
  expect([asked.consents(), asked.codes()]).toEqual([1, 2]);
  code.letGo();
  expect((await backAtPartner(app, person)).received).toHaveProperty('code');
  expect(asked.codes()).toBe(2);
});
