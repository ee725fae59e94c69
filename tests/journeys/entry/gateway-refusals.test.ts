import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Text } from '#machines/bindings/define-bindings.ts';
import { messageOf } from '#server/messages.ts';
import { gatewayLinks, wrongLinks } from '#server/partner/links.ts';
import { newMember } from '../support/accounts.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { agreeToPartner, fromPartner } from '../support/partner.ts';
import { loginAsGuest, loginByEmail } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const places = () => ({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' });

async function aMember(): Promise<Person> {
  const person = await app.person();
  await person.page.goto('/');
  await loginByEmail(person, await newMember(app));
  return person;
}

/** Whatever a page asks for outside of the site, from now on. */
function elsewhere(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.server.siteUrl)) asked.push(request.url());
  });
  return asked;
}

/** Waits for the alert on the page, with its title and what it says. */
async function seeAlert(person: Person, state: 'alertingInvalid' | 'alertingFailed', title: Text, text: string): Promise<void> {
  const { page, say } = person;
  await seeState(page, 'ssoGateway', state);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { name: say(title) }).waitFor();
  await alert.getByText(text, { exact: true }).first().waitFor();
}

/** On the page itself, so no popup is looked at. */
const confirmStop = ({ page, say }: Person) => page.getByRole('button', { name: say(($) => $.common.close) }).click();

const invalid = (person: Person) =>
  seeAlert(
    person,
    'alertingInvalid',
    ($) => $.gateway.invalidTitle,
    person.say(($) => $.failures.requestInvalid),
  );

/** The partner's wrong links that only the server can see through, and what it says of them. */
const REFUSED_BY_SERVER: Readonly<Record<string, 'clientUnknown' | 'redirectNotRegistered'>> = {
  'clientId stranger': 'clientUnknown',
  '/signed-in/other': 'redirectNotRegistered',
  '?x=1': 'redirectNotRegistered',
};

test('[GW-1] [GW-4] [GW-5] [ERR-11] each wrong request gets its alert, and nothing goes to its address', async () => {
  const person = await aMember();
  const asked = elsewhere(person.page);
  const wrong = wrongLinks(places());
  expect(wrong.map(({ label }) => label)).toEqual(expect.arrayContaining(Object.keys(REFUSED_BY_SERVER)));
  for (const { label, url } of wrong) {
    await person.page.goto(url);
    const refusal = REFUSED_BY_SERVER[label];
    if (refusal === undefined) await invalid(person);
    else await seeAlert(person, 'alertingFailed', ($) => $.gateway.stopped.platform, messageOf(refusal, 'en'));
  }
  expect(asked).toEqual([]);
});

test('[GW-1] [GW-4] a window that the partner opened closes when the alert is confirmed, by a click and, as it has the focus, by Enter', async () => {
  const person = await aMember();
  for (const [label, confirm] of [
    ['javascript:', confirmStop],
    ['clientId stranger', (window: Person) => window.page.keyboard.press('Enter')],
  ] as const) {
    const window = await fromPartner(app, person, label);
    const asked = elsewhere(window.page);
    await window.page.getByRole('alert').waitFor();
    // The window may be gone before it has answered to the click: that it closes is what counts.
    await Promise.all([window.page.waitForEvent('close'), confirm(window).catch(() => {})]);
    expect(asked).toEqual([]);
  }
});

test('[GW-1] [JOIN-4] a visitor and a guest see the alert to a wrong request and no popup over it', async () => {
  const person = await app.person();
  await person.page.goto('/sso?returnUrl=javascript:alert(1)');
  await invalid(person);
  await person.page.waitForLoadState('networkidle');
  await invalid(person);

  await person.page.goto('/');
  await loginAsGuest(person);
  const info = person.page.waitForResponse('**/auth/info');
  await person.page.goto('/sso?clientId=demo-partner');
  await (await info).finished();
  await invalid(person);
  await person.page.waitForLoadState('networkidle');
  await invalid(person);
});

test('[GW-1] a window that the person opened themselves cannot be closed: a text says so, and home is one link away', async () => {
  const person = await app.person();
  const { page, say } = person;
  await page.goto('/privacy');
  await page.goto('/sso');
  await invalid(person);
  await confirmStop(person);
  await seeState(page, 'ssoGateway', 'gatewayPassed');
  await page.getByRole('heading', { name: say(($) => $.gateway.endedTitle) }).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('link', { name: say(($) => $.common.home) }).click();
  await page.waitForURL(`${app.server.siteUrl}/`);
});

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const withoutPartner = async (route: Route) => {
  const { data } = await (await route.fetch()).json();
  await route.fulfill({ json: { code: 0, data: { ...data, partner: undefined } } });
};

test('[GW-4] [GW-5] [ERR-7] [ERR-27] an alert says what fails on the way, and the page does not leave', async () => {
  const person = await aMember();
  const { page, say } = person;
  const asked = elsewhere(page);
  const { meeting } = gatewayLinks(places());
  const failed = say(($) => $.failures.authenticationFailed);
  for (const [call, answer, text] of [
    ['auth/info', json(500, { code: 500001 }), say(($) => $.failures.userInfoFailed)],
    ['oauth/code', json(403, { code: 403999, message: 'Not from here.' }), 'Not from here.'],
    ['oauth/code', json(200, { code: 0, data: {} }), failed],
    ['oauth/code', json(200, { code: 0, data: { code: '' } }), failed],
    ['oauth/code', json(200, { code: 7, data: { code: 'a-code' } }), failed],
    ['oauth/code', (route: Route) => route.fulfill({ body: '<h1>Welcome to the hotel</h1>' }), failed],
    ['oauth/code', (route: Route) => route.abort('connectionreset'), failed],
    ['auth/config', withoutPartner, failed],
  ] as const) {
    await page.route(`**/${call}`, answer);
    await page.goto(meeting);
    if (call === 'auth/config') await agreeToPartner(person);
    await seeAlert(person, 'alertingFailed', ($) => $.gateway.stopped.meeting, text);
    await page.unroute(`**/${call}`);
  }
  expect(asked).toEqual([]);
  expect(await page.getByRole('button').count()).toBe(1);
});
