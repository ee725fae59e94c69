import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { newIdentity, newMember } from '../support/accounts.ts';
import { holdRow, journeyRows } from '../support/journey-table.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { countPresses, type PressCounter } from '../support/press-counter.ts';
import { deleteAccount } from '../support/profile-steps.ts';
import { guestIn, newPersonId, newProviderMember, openProvider, signInAs } from '../support/provider-steps.ts';
import { field, giveCredentials, loginByEmail, openEmailLogin, PASSWORD, press, seeSignedIn } from '../support/steps.ts';

/* What a change of the account costs: the table of `docs/journeys.md`. */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function visitor(): Promise<{ person: Person; presses: PressCounter }> {
  const person = await app.person({ language: 'en', width: 360, height: 740 });
  const presses = await countPresses(app, person);
  await person.page.goto('/');
  return { person, presses };
}

/** A guest in front of the ways to link an account; what led there is not counted. */
async function guest() {
  const { person, presses } = await visitor();
  const { nickname } = await guestIn(person);
  presses.restart();
  return { person, presses, nickname };
}

/** The three steps of an email. */
async function proveEmail(person: Person, presses: PressCounter, email: string): Promise<void> {
  const isTyped = (await field(person, ($) => $.fields.email.label).inputValue()) === email;
  if (!isTyped)
    await presses.type(
      field(person, ($) => $.fields.email.label),
      email,
    );
  const earlier = await app.lastCode(email);
  await press(person, ($) => $.emailVerification.send);
  await presses.type(
    field(person, ($) => $.fields.authCode.label),
    await app.codeFor(email, earlier),
  );
  await presses.type(
    field(person, ($) => $.fields.password.newLabel),
    'winter-2027?',
  );
  await presses.type(
    field(person, ($) => $.fields.passwordConfirmation.label),
    'winter-2027?',
  );
  await press(person, ($) => $.emailVerification.finish);
}

test('[SOC-4] presses of a guest who links a social provider', async () => {
  const { person, presses, nickname } = await guest();
  await signInAs(await openProvider(person, 'google', 'link'), newPersonId());
  await seeSignedIn(person, nickname);
  holdRow('a guest links a social provider', presses);
});

test('[SOC-4] [SEEN-3] an account that has an avatar costs a guest one press more: to log in to it', async () => {
  const owner = await newProviderMember(app, 'google');
  const { person, presses } = await guest();
  await signInAs(await openProvider(person, 'google', 'link'), owner.personId);
  await press(person, ($) => $.linkAccount.askingLinked.logIn, { name: owner.nickname });
  await seeSignedIn(person, owner.nickname);
  holdRow('a guest links a social account that has an avatar', presses);
  const pressesOf = (journey: string) => Number(journeyRows().find(([name]) => name === journey)?.[1]);
  expect(presses.pressed).toHaveLength(pressesOf('a guest links a social provider') + 1);
});

test('[EMAIL-7] presses of a guest who links an email', async () => {
  const { person, presses } = await guest();
  await press(person, ($) => $.methods.email.link);
  await proveEmail(person, presses, newIdentity().email);
  await seeState(person.page, 'emailVerification', 'linked');
  await press(person, ($) => $.common.ok);
  await person.page.getByRole('dialog').waitFor({ state: 'detached' });
  holdRow('a guest links an email', presses);
});

test('[RESET-1] [RESET-2] presses to set a new password', async () => {
  const { email, nickname } = await newMember(app);
  // The code that the account was made with is not yet a minute old.
  app.moveClock(RESEND_COOL_DOWN);
  const { person, presses } = await visitor();
  await openEmailLogin(person);
  await presses.type(
    field(person, ($) => $.fields.email.label),
    email,
  );
  await press(person, ($) => $.emailLogin.reset);
  await seeState(person.page, 'emailVerification', 'enteringEmail');
  await proveEmail(person, presses, email);
  await seeSignedIn(person, nickname);
  holdRow('set a new password', presses);
});

test('[LEGAL-2] presses to delete the account, and to take that back', async () => {
  const member = await newMember(app);
  const { person, presses } = await visitor();
  const { page, say } = person;
  await loginByEmail(person, member);
  presses.restart();
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await deleteAccount(person);
  await press(person, ($) => $.common.ok);
  holdRow('delete the account', presses);

  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  presses.restart();
  await openEmailLogin(person);
  await giveCredentials(person, member.email, PASSWORD);
  await press(person, ($) => $.login.staying.stay);
  await seeSignedIn(person, member.nickname);
  holdRow('take a deletion back', presses);
});
