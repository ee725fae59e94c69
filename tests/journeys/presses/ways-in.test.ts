import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { newIdentity, newMember } from '../support/accounts.ts';
import { holdRow, JOURNEYS, journeyRows } from '../support/journey-table.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { agreeToPartner, backAtPartner, fromPartner, wayOf } from '../support/partner.ts';
import { countPresses, type PressCounter } from '../support/press-counter.ts';
import { closed, keepProposed, newPersonId, newProviderMember, openProvider, providerWindow, signInAs } from '../support/provider-steps.ts';
import { arrival, field, inHeader, logOut, openEmailLogin, openLogin, PASSWORD, press, seeSignedIn, top } from '../support/steps.ts';
import { storeFirst } from '../support/store-first.ts';

/* What it costs to come in, from the landing page on: the table of `docs/journeys.md`. */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** A visitor on a phone, in front of the landing page. */
async function visitor(address = '/'): Promise<{ person: Person; presses: PressCounter }> {
  const person = await app.person({ language: 'en', width: 360, height: 740 });
  const presses = await countPresses(app, person);
  await person.page.goto(address);
  return { person, presses };
}

const tickAll = (person: Person) =>
  top(person)
    .getByRole('checkbox', { name: person.say(($) => $.agreement.all) })
    .check();

/** Agrees to all of it, marketing included: what takes the most presses. */
async function goToChoice(person: Person): Promise<void> {
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(person.page, 'agreement', 'reading');
  await tickAll(person);
  await press(person, ($) => $.agreement.submit);
  await seeState(person.page, 'agreement', 'noticingMarketing');
  await press(person, ($) => $.common.ok);
  await seeState(person.page, 'linkAccount', 'choosing');
}

async function typeCredentials(person: Person, presses: PressCounter, email: string): Promise<void> {
  await presses.type(
    field(person, ($) => $.fields.email.label),
    email,
  );
  await presses.type(
    field(person, ($) => $.fields.password.label),
    PASSWORD,
  );
  await press(person, ($) => $.emailLogin.submit);
}

test('the document has the journeys that are counted, and no other', () => {
  expect(journeyRows().map(([journey]) => journey)).toEqual(JOURNEYS);
});

test('[LOGIN-1] presses to log in by a social provider', async () => {
  const { personId, nickname } = await newProviderMember(app, 'google');
  const { person, presses } = await visitor();
  await openLogin(person);
  await signInAs(await openProvider(person, 'google', 'login'), personId);
  await seeSignedIn(person, nickname);
  holdRow('log in by a social provider', presses);
});

test('[LOGIN-6] presses to log in by the provider used last: one, on the landing page', async () => {
  const { personId, nickname } = await newProviderMember(app, 'google');
  const { person, presses } = await visitor();
  await openLogin(person);
  const first = await openProvider(person, 'google', 'login');
  await signInAs(first, personId);
  await closed(first);
  await seeSignedIn(person, nickname);
  await logOut(person, nickname);
  presses.restart();
  const again = person.page.getByRole('main').getByRole('button', { name: person.say(($) => $.methods.google.login) });
  await signInAs(await providerWindow(person, () => again.click()), personId);
  await seeSignedIn(person, nickname);
  holdRow('log in by the provider used last', presses);
});

test('[LOGIN-2] presses to log in by email', async () => {
  const { email, nickname } = await newMember(app);
  const { person, presses } = await visitor();
  await openEmailLogin(person);
  await typeCredentials(person, presses, email);
  await seeSignedIn(person, nickname);
  holdRow('log in by email', presses);
});

test('[LOGIN-6] presses to log in by the email used last, which is kept on the device', async () => {
  const { email, nickname } = await newMember(app);
  const { person, presses } = await visitor();
  await storeFirst(person.page, { [STORAGE_KEYS.lastWay]: JSON.stringify({ type: 1, email }) });
  await person.page.reload();
  presses.restart();
  await inHeader(person, ($) => $.header.login).click();
  await seeState(person.page, 'emailLogin', 'entering');
  await presses.type(
    field(person, ($) => $.fields.password.label),
    PASSWORD,
  );
  await press(person, ($) => $.emailLogin.submit);
  await seeSignedIn(person, nickname);
  holdRow('log in by the email used last', presses);
});

test('[WELC-1] [AGR-3] [JOIN-1] presses to join by a social provider', async () => {
  const { person, presses } = await visitor();
  await goToChoice(person);
  const provider = await openProvider(person, 'google', 'join');
  await signInAs(provider, newPersonId());
  await closed(provider);
  await keepProposed(person);
  await arrival(app, person);
  holdRow('join by a social provider', presses);
});

test('[WELC-1] [AGR-3] [SSO-1] presses to join by a university', async () => {
  const { person, presses } = await visitor();
  await goToChoice(person);
  const provider = await openProvider(person, 'ewha', 'join');
  await signInAs(provider, newPersonId());
  await closed(provider);
  await keepProposed(person);
  await arrival(app, person);
  holdRow('join by a university', presses);
});

test('[WELC-1] [AGR-3] [EMAIL-7] presses to join by email', async () => {
  const { email } = newIdentity();
  const { person, presses } = await visitor();
  await goToChoice(person);
  await press(person, ($) => $.methods.email.join);
  await presses.type(
    field(person, ($) => $.fields.email.label),
    email,
  );
  await press(person, ($) => $.emailVerification.send);
  await presses.type(
    field(person, ($) => $.fields.authCode.label),
    await app.codeFor(email),
  );
  for (const label of [field(person, ($) => $.fields.password.newLabel), field(person, ($) => $.fields.passwordConfirmation.label)])
    await presses.type(label, PASSWORD);
  await press(person, ($) => $.emailVerification.finish);
  await arrival(app, person);
  holdRow('join by email', presses);
});

test('[WELC-1] [AGR-3] [JOIN-2] presses to join as a guest, by Sign up', async () => {
  const { person, presses } = await visitor();
  await goToChoice(person);
  await press(person, ($) => $.methods.guest.join);
  await arrival(app, person);
  holdRow('join as a guest, by Sign up', presses);
});

test('[LOGIN-1] [AGR-3] [AGR-5] presses to join as a guest, by Log in: as many as by Sign up', async () => {
  const { person, presses } = await visitor();
  await openLogin(person);
  await press(person, ($) => $.methods.guest.login);
  await seeState(person.page, 'agreementRenewal', 'reading');
  await tickAll(person);
  await press(person, ($) => $.agreement.submit);
  await seeState(person.page, 'agreementRenewal', 'noticingMarketing');
  await press(person, ($) => $.common.ok);
  await arrival(app, person);
  holdRow('join as a guest, by Log in', presses);
  const pressesBy = (door: string) => journeyRows().find(([journey]) => journey === `join as a guest, by ${door}`)?.[1];
  expect(pressesBy('Log in')).toBe(pressesBy('Sign up'));
});

test('[CAMPUS-1] [SHELL-2] presses from a campus’s link, opened signed out, to the campus', async () => {
  const { email } = await newMember(app);
  const { person, presses } = await visitor('/?enter=/space/yonsei');
  await seeState(person.page, 'popups', 'popup.welcome');
  await press(person, ($) => $.welcome.loginTitle);
  await press(person, ($) => $.methods.email.login);
  await typeCredentials(person, presses, email);
  await person.page.waitForURL((url) => url.pathname === '/space/yonsei');
  holdRow('open a campus’s link, signed out', presses);
});

test('[GW-6] presses through the gateway to a partner', async () => {
  const { email, nickname } = await newMember(app);
  const { person, presses } = await visitor();
  const window = await fromPartner(app, person, wayOf(person, 'meeting'));
  await seeState(window.page, 'login', 'choosing');
  await press(window, ($) => $.methods.email.login);
  await typeCredentials(window, presses, email);
  await agreeToPartner(window, nickname);
  await backAtPartner(app, window);
  holdRow('go through the gateway to a partner', presses);
});
