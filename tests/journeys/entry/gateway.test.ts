import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CLIENT } from '#server/partner/links.ts';
import { newIdentity, newMember } from '../support/accounts.ts';
import { type App, openApp, type Person, reload, seeState } from '../support/open-app.ts';
import { agreeToPartner, backAtPartner, fromPartner, wayOf } from '../support/partner.ts';
import { button, choosePassword, loginAsGuest, press, proveEmail, tickRequired, top } from '../support/steps.ts';
import { follow, memberOf, signInAtGateway } from './gateway-steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The return value of the partner's page: what a careless join of texts would break. */
const RETURN_VALUE = 'room=42&lang=한국어 ✓';

test('[PARTNER-1] [GW-2] [GW-3] [GW-6] [ROUTE-5] /sso: a member agrees to the meeting partner once, and goes through; the partner redeems the code once (ko)', async () => {
  const member = await newMember(app);
  const person = await memberOf(app, member, 'ko');

  const window = await fromPartner(app, person, wayOf(person, 'meeting'));
  const asked = follow(app, window.page);
  await agreeToPartner(window, member.nickname);
  const { received, user } = await backAtPartner(app, window);
  const { partner } = (await (await fetch(`${app.server.apiUrl}/auth/config`)).json()).data;
  const state = expect.stringMatching(/^[\w-]{22}$/);
  expect(received).toEqual({ code: expect.any(String), state, partner_id: DEMO_CLIENT, key: partner.key, returnValue: RETURN_VALUE });
  expect(user).toEqual({ nickname: member.nickname, uvrsId: member.uvrsId });
  // The first was answered with the partner's name (GW-6).
  expect(asked.codes()).toBe(2);
  expect(await asked.lastPage()?.headerValue('referer')).toBeNull();

  await window.page.getByRole('button').click();
  expect(await window.page.locator('[data-field="error"]').innerText()).toContain('invalid_grant');
  // The gateway has left nothing in the history: Back does not lead there, and on again.
  await window.page.goBack();
  await backAtPartner(app, window);
  expect(await window.page.goBack()).toBeNull();
  expect((await backAtPartner(app, await fromPartner(app, person, wayOf(person, 'meeting')))).received).toHaveProperty('code');
});

test('[GW-2] [ROUTE-5] /sso/auth: a visitor logs in at the gateway, and a reload on the way keeps what the partner asked for (ja)', async () => {
  const member = await newMember(app);
  const person = await app.person({ language: 'ja' });
  const window = await fromPartner(app, person, wayOf(person, 'platform'));
  const { page, say } = window;
  await seeState(page, 'login', 'choosing');

  // A person can close the popup, and open it again.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say(($) => $.gateway.signInAction) }).click();
  await seeState(page, 'login', 'choosing');
  await reload(page);
  await seeState(page, 'ssoGateway', 'signingIn');

  await signInAtGateway(window, member.email);
  const { received, user } = await backAtPartner(app, window);
  expect(received).toEqual({ code: expect.any(String), state: expect.any(String) });
  expect(user.uvrsId).toBe(member.uvrsId);
  // The popups were in the history while they were open, and have left it before the page left.
  expect(await page.goBack()).toBeNull();
});

test('[JOIN-4] [GW-2] a guest has to link an account first and cannot get past that, and then goes on to the partner and not to the room', async () => {
  const person = await app.person();
  await person.page.goto('/');
  await loginAsGuest(person);
  const window = await fromPartner(app, person, wayOf(person, 'meeting'));
  const { page, say } = window;
  const asked = follow(app, page);

  await seeState(page, 'linkAccount', 'choosing');
  const close = top(window).getByRole('button', { name: say(($) => $.common.close) });
  expect(await close.count()).toBe(0);
  for (const way of [() => page.keyboard.press('Escape'), () => page.keyboard.press('Escape'), () => page.mouse.click(2, 2)]) {
    await way();
    await seeState(page, 'linkAccount', 'choosing');
  }
  await reload(page);
  await seeState(page, 'linkAccount', 'choosing');
  expect(await close.count()).toBe(0);
  expect(asked.codes()).toBe(0);

  await press(window, ($) => $.methods.email.link);
  await proveEmail(app, window, newIdentity().email);
  await choosePassword(window);
  await agreeToPartner(window);
  expect(Object.keys((await backAtPartner(app, window)).received)).toContain('partner_id');
  expect(asked.codes()).toBe(2);
  expect(await page.goBack()).toBeNull();
});

test('[JOIN-4] [GW-2] where a partner waits, no person is offered to become a guest, neither to log in nor to join', async () => {
  const person = await app.person();
  const window = await fromPartner(app, person, wayOf(person, 'platform'));
  await seeState(window.page, 'login', 'choosing');
  await button(window, ($) => $.methods.email.login).waitFor();
  expect(await button(window, ($) => $.methods.guest.login).count()).toBe(0);
  await press(window, ($) => $.login.signUp);
  await tickRequired(window);
  await press(window, ($) => $.agreement.submit);
  await seeState(window.page, 'linkAccount', 'choosing');
  await button(window, ($) => $.methods.email.join).waitFor();
  expect(await button(window, ($) => $.methods.guest.join).count()).toBe(0);
});

test('[JOIN-2] [GW-2] a person who joins on the way goes on to the partner and not to the room', async () => {
  const person = await app.person();
  const window = await fromPartner(app, person, wayOf(person, 'platform'));
  const { page } = window;
  await seeState(page, 'login', 'choosing');
  await press(window, ($) => $.login.signUp);
  await tickRequired(window);
  await press(window, ($) => $.agreement.submit);
  await seeState(page, 'linkAccount', 'choosing');
  await press(window, ($) => $.methods.email.join);
  await proveEmail(app, window, newIdentity().email);
  // At once: Firefox forgets the body of a page that is left.
  const joining = page.waitForRequest((request) => request.url().endsWith('/auth/join')).then((request) => request.postDataJSON());
  await choosePassword(window);
  const { user } = await backAtPartner(app, window);
  expect(user.nickname).toBe((await joining).ncknm);
  expect(await page.goBack()).toBeNull();
});

test('[PARTNER-6] [GW-2] at the consent a person uses another account: one press, the login opens by itself, and that account goes to the partner', async () => {
  const [first, second] = [await newMember(app), await newMember(app)];
  const person = await memberOf(app, first);
  const window = await fromPartner(app, person, wayOf(person, 'meeting'));
  const { page, say } = window;
  await seeState(page, 'ssoGateway', 'askingConsent');
  await page.getByRole('button', { name: say(($) => $.gateway.consent.otherAccount) }).click();
  await signInAtGateway(window, second.email);
  await agreeToPartner(window, second.nickname);
  const { received, user } = await backAtPartner(app, window);
  expect(user.uvrsId).toBe(second.uvrsId);
  expect(received).toMatchObject({ returnValue: RETURN_VALUE });
});

test('[PARTNER-1] the page that stands in for a partner logs a person in by OpenID Connect, and refuses an answer that another browser asked for', async () => {
  const member = await newMember(app);
  const person = await app.person({ language: 'ko' });
  const window = await fromPartner(app, person, wayOf(person, 'openid'));
  await signInAtGateway(window, member.email);
  await seeState(window.page, 'ssoGateway', 'askingConsent');
  await window.page.getByRole('button', { name: window.say(($) => $.gateway.consent.agree), exact: true }).click();
  const claim = (page: Person['page'], name: string) => page.locator(`[data-field="${name}"]`);
  await claim(window.page, 'preferred_username').waitFor();
  expect(await claim(window.page, 'preferred_username').innerText()).toBe(member.uvrsId);
  expect(await claim(window.page, 'email').innerText()).toBe(member.email);

  // A code serves once, and what the partner shows then is no person's.
  const answer = window.page.url();
  await window.page.goto(answer);
  await claim(window.page, 'error').waitFor();
  expect(await claim(window.page, 'email').count()).toBe(0);

  const other = await app.person({ language: 'ko' });
  await other.page.goto(answer);
  expect(await claim(other.page, 'error').innerText()).toContain('이 브라우저에서 시작한 로그인이 아니라서');
});
