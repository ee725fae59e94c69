import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { DEMO_CLIENT } from '#server/partner/links.ts';
import { newMember } from '../support/accounts.ts';
import { holdApplication } from '../support/hold.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { agreeToPartner, backAtPartner } from '../support/partner.ts';
import { loginByEmail, PASSWORD } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The address to which a partner sends a person. */
const addressOf = (path: '/sso' | '/sso/auth', returnUrl = `${app.server.partnerUrl}/signed-in`): string =>
  `${path}?${new URLSearchParams({ clientId: DEMO_CLIENT, returnUrl, returnValue: 'room 42' })}`;

const openDialog = ({ page }: Person) => page.locator('dialog[open] [data-drawn]:has(> div:not([hidden]))');

test.each(LANGUAGES)(
  '[GW-2] [JOIN-4] [LOGIN-2] a partner’s visitor has the form before the application: letters and the press are kept (%s)',
  async (language) => {
    const member = await newMember(app);
    const person = await app.person({ language });
    const { page, say } = person;
    const { letGo } = await holdApplication(person);
    await page.goto(addressOf('/sso'));
    await openDialog(person)
      .getByRole('heading', { name: say(($) => $.gateway.signIn.meeting) })
      .waitFor();
    // No guest gets a code (JOIN-4).
    expect(await page.locator('dialog[open] [data-offers=guest]').count()).toBe(0);
    await page.locator('dialog[open] [data-leads=emailLogin]').click();
    await page.keyboard.type(member.email);
    await page.keyboard.press('Tab');
    await page.locator('dialog[open] input[name=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    letGo();
    await agreeToPartner(person);
    await backAtPartner(app, person);
  },
);

test('[GW-2] the other gateway stands in the first byte, too, and names what it leads to', async () => {
  const person = await app.person({ language: 'en' });
  await holdApplication(person);
  await person.page.goto(addressOf('/sso/auth'));
  await openDialog(person)
    .getByRole('heading', { name: person.say(($) => $.gateway.signIn.platform) })
    .waitFor();
});

test('[GW-2] the partner is named in the drawn popup when the application has taken it over, and the focus stays', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto(addressOf('/sso'));
  const way = page.locator('dialog[open] [data-leads=emailLogin]');
  await way.focus();
  letGo();
  await page.locator('dialog[open] h2', { hasText: 'Demo partner' }).waitFor();
  await seeState(page, 'login', 'choosing');
  expect(await way.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('[GW-2] a popup that was closed before the application came stays closed, and the page says how to go on', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  await page.goto(addressOf('/sso'));
  await openDialog(person).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  letGo();
  await seeState(page, 'ssoGateway', 'signingIn');
  await page.waitForFunction(() => window.drawnPopups === undefined);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('button', { name: say(($) => $.gateway.signInAction) }).click();
  await seeState(page, 'login', 'choosing');
});

test('[GW-1] a wrong request never shows the form: the first that is seen is the alert', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.addInitScript(() => {
    Object.assign(window, { opened: 0 });
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      Object.assign(window, { opened: 1 });
      showModal.call(this);
    };
  });
  for (const address of ['/sso', addressOf('/sso', 'javascript:alert(1)'), '/sso/auth?clientId=demo-partner']) {
    await page.goto(address);
    await seeState(page, 'ssoGateway', 'alertingInvalid');
    expect(await page.evaluate(() => (window as unknown as { opened: number }).opened), address).toBe(0);
  }
});

test('[GW-2] [SHELL-1] a signed-in person at the gateway never sees a form', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  await loginByEmail(person, await newMember(app));
  const { letGo } = await holdApplication(person);
  await page.goto(addressOf('/sso'));
  await seeState(page, 'ssoGateway', 'recognising');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  letGo();
  await agreeToPartner(person);
  await backAtPartner(app, person);
});

test.each(LANGUAGES)('[GW-2] nothing moves in the popup when the partner’s name comes (%s)', async (language) => {
  const person = await app.person({ language, width: 390, height: 844 });
  const { page } = person;
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { letGo } = await holdApplication(person);
  await page.goto(addressOf('/sso'));
  await openDialog(person).waitFor();
  const topOf = () =>
    page
      .locator('dialog[open] [data-offers]')
      .first()
      .evaluate((ways) => ways.getBoundingClientRect().top);
  const before = await topOf();
  letGo();
  await page.locator('dialog[open] h2', { hasText: 'Demo partner' }).waitFor();
  expect(await topOf()).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});
