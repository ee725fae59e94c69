import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import type { Text } from '#machines/bindings/define-bindings.ts';
import { MYROOM } from '#machines/place.ts';
import { type App, type Person, seeState } from './open-app.ts';
import type { Values } from './say.ts';

/** A password by the rules (VAL-4). */
export const PASSWORD = 'spring-2026!';

/** The dialog on top; everything below it is inert. */
export const top = ({ page }: Person): Locator => page.locator('dialog[open]').last();

const buttonIn = (place: Locator, name: string): Locator => place.getByRole('button', { name, exact: true });

/** A button of the dialog on top. */
export const button = (person: Person, text: Text, values?: Values): Locator => buttonIn(top(person), person.say(text, values));

/** Presses a button of the dialog on top. */
export const press = (person: Person, text: Text, values?: Values): Promise<void> => button(person, text, values).click();

/** Presses one that says that it cannot be used now: a person can, and reads what is missing. */
export async function pressUnavailable(person: Person, text: Text): Promise<void> {
  // A step that has just begun takes no press yet.
  await person.page.locator('[data-dialog-panel][data-resting]').waitFor({ state: 'detached' });
  await button(person, text).click({ force: true });
}

/** A field of the dialog on top. */
export const field = (person: Person, label: Text): Locator => top(person).getByLabel(person.say(label), { exact: true });

/** Waits until the dialog on top says this. */
export const read = (person: Person, text: Text, values?: Values): Promise<void> => readWords(person, person.say(text, values));

/** The same for words that are not the front end's own. */
export const readWords = (person: Person, words: string): Promise<void> => top(person).getByText(words, { exact: true }).first().waitFor();

/** Waits until a field says what is wrong with it and has the focus. */
export async function seeFault(person: Person, label: Text, fault: Text, values?: Values): Promise<void> {
  await expect
    .poll(() => field(person, label).evaluate(describedAs), { message: `what is said at the field "${person.say(label)}"` })
    .toMatchObject({ invalid: true, focused: true, description: expect.stringContaining(person.say(fault, values)) });
}

const describedAs = (element: Element) => ({
  invalid: element.getAttribute('aria-invalid') === 'true',
  focused: document.activeElement === element,
  description: (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' '),
});

export const inHeader = ({ page, say }: Person, text: Text, values?: Values): Locator =>
  buttonIn(page.getByRole('banner'), say(text, values));

/** Waits until the header shows that this person is signed in. */
export const seeSignedIn = (person: Person, nickname: string): Promise<void> =>
  inHeader(person, ($) => $.header.accountMenu, { nickname }).waitFor();

export const seeSignedOut = (person: Person): Promise<void> => inHeader(person, ($) => $.header.signUp).waitFor();

/** Logs out by the account menu (OUT-1). */
export async function logOut(person: Person, nickname: string): Promise<void> {
  await inHeader(person, ($) => $.header.accountMenu, { nickname }).click();
  await person.page.getByRole('menuitem', { name: person.say(($) => $.header.logout) }).click();
  await press(person, ($) => $.logout.submit);
  await seeSignedOut(person);
}

/** From the landing page to the choice of an account: agreement, the prepared avatar (WELC-1, AGR). */
export async function goToJoin(person: Person): Promise<void> {
  const { page } = person;
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'agreement', 'reading');
  await tickRequired(person);
  await press(person, ($) => $.agreement.submit);
  await seeState(page, 'linkAccount', 'choosing');
}

export const box = (person: Person, item: 'marketing' | (typeof REQUIRED_ITEMS)[number]): Locator =>
  top(person).getByRole('checkbox', { name: person.say(($) => $.agreement.items[item]) });

export async function tickRequired(person: Person): Promise<void> {
  for (const item of REQUIRED_ITEMS) await box(person, item).check();
}

/** A guest who came by the plain login agrees to what is due (AGR-5); `seen` runs before and after the boxes are ticked. */
export async function agreeToDue(person: Person, seen = async () => {}): Promise<void> {
  await seeState(person.page, 'agreementRenewal', 'reading');
  await seen();
  await tickRequired(person);
  await seen();
  await press(person, ($) => $.agreement.submit);
  // The header names who is signed in while the popup still closes.
  await person.page.locator('[data-flow="agreementRenewal"]').waitFor({ state: 'detached' });
}

/** From the choice of an account to the first step of joining by email. */
export async function goToEmailJoin(person: Person): Promise<void> {
  await goToJoin(person);
  await press(person, ($) => $.methods.email.join);
  await seeState(person.page, 'emailVerification', 'enteringEmail');
}

/** The first step of an email's proof: has a code sent. */
export async function askForCode(person: Person, email: string): Promise<void> {
  const { page } = person;
  await field(person, ($) => $.fields.email.label).fill(email);
  await press(person, ($) => $.emailVerification.send);
  await seeState(page, 'emailVerification', 'codeSent.entry.entering');
}

/** The second step: types a code, whose last character sends it. */
export async function giveCode(person: Person, code: string): Promise<void> {
  const input = field(person, ($) => $.fields.authCode.label);
  // The same one again is no change.
  await input.fill('');
  await input.fill(code);
}

/** The first two steps together, with the code out of the inbox. */
export async function proveEmail(app: App, person: Person, email: string): Promise<void> {
  // The email comes beside the answer: an earlier one must not be taken for it.
  const earlier = await app.lastCode(email);
  await askForCode(person, email);
  await giveCode(person, await app.codeFor(email, earlier));
  await seeState(person.page, 'emailVerification', 'settingPassword');
}

/** The last step: the password, twice. */
export async function choosePassword(person: Person, password = PASSWORD): Promise<void> {
  await field(person, ($) => $.fields.password.newLabel).fill(password);
  await field(person, ($) => $.fields.passwordConfirmation.label).fill(password);
  await press(person, ($) => $.emailVerification.finish);
}

/** A person who used email last on this device is led to the form (LOGIN-6). */
const usedEmailLast = ({ page }: Person) =>
  page.evaluate(() => {
    try {
      return /"type":1\b/.test(localStorage.getItem('last_way') ?? '');
    } catch {
      return false;
    }
  });

/** Opens the popup of all ways. */
export async function openLogin(person: Person): Promise<void> {
  const toForm = await usedEmailLast(person);
  await inHeader(person, ($) => $.header.login).click();
  if (toForm) await press(person, ($) => $.emailLogin.otherWays);
  await seeState(person.page, 'login', 'choosing');
}

/** Signs in as a new guest, who agrees to the texts and is led to the 3D host; back on the page they are asked to link an account (LOGIN-1, AGR-5, POP-4). */
export async function loginAsGuest(person: Person): Promise<void> {
  const { page } = person;
  const here = page.url();
  await enterAsGuest(person);
  await page.waitForURL((url) => url.pathname === MYROOM);
  await page.goto(here);
  await seeState(page, 'linkAccount', 'choosing');
}

/** From the login to the 3D host, by the terms (LOGIN-1, AGR-5, JOIN-2). */
export async function enterAsGuest(person: Person): Promise<void> {
  await openLogin(person);
  await press(person, ($) => $.methods.guest.login);
  await agreeToDue(person);
}

/** From the header of a person who is signed in. */
export async function openProfile({ page, say }: Person): Promise<void> {
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await seeState(page, 'profile', 'viewing');
}

export async function openEmailLogin(person: Person): Promise<void> {
  const toForm = await usedEmailLast(person);
  await inHeader(person, ($) => $.header.login).click();
  if (!toForm) await press(person, ($) => $.methods.email.login);
  await seeState(person.page, 'emailLogin', 'entering');
}

/** Fills in the open email login and sends it. */
export async function giveCredentials(person: Person, email: string, password = PASSWORD): Promise<void> {
  await field(person, ($) => $.fields.email.label).fill(email);
  await field(person, ($) => $.fields.password.label).fill(password);
  await press(person, ($) => $.emailLogin.submit);
}

export async function loginByEmail(person: Person, { email, nickname }: { email: string; nickname: string }): Promise<void> {
  await openEmailLogin(person);
  await giveCredentials(person, email);
  await seeSignedIn(person, nickname);
}

/** The person on the 3D host, as the page that stands in for it says (ROUTE-8). */
export async function arrival(app: App, { page }: Person): Promise<{ nickname: string; uvrsId: string }> {
  await page.waitForURL(`${app.server.worldUrl}/myroom`);
  const shown = async (name: string) => (await page.locator(`[data-field="${name}"]`).innerText()).trim();
  return { nickname: await shown('ncknm'), uvrsId: await shown('uvrs_id') };
}

/** A popup that the page itself opened: no machine runs yet, so it says no state. */
export const drawn = ({ page }: Person) => page.locator('dialog[data-base][open]:not([data-flow])');
