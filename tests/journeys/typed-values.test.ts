import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UVRS_ID_MAX } from '#contract/limits.ts';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import {
  askForCode,
  field,
  goToEmailJoin,
  goToJoin,
  inHeader,
  openEmailLogin,
  PASSWORD,
  press,
  pressUnavailable,
  seeSignedIn,
  top,
} from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const FULL = 'abcdefghijklmnopqrst';

async function openId(language: 'ko' | 'en'): Promise<{ person: Person; id: Locator }> {
  const person = await app.person({ language });
  await person.page.goto('/');
  await goToJoin(person);
  await press(person, ($) => $.linkAccount.customiseAvatar);
  const id = field(person, ($) => $.fields.uvrsId.label);
  await id.waitFor();
  return { person, id };
}

const caretOf = (input: Locator) => input.evaluate((element) => (element as HTMLInputElement).selectionStart);
const setCaret = (input: Locator, place: number) =>
  input.evaluate((element, caret) => {
    element.focus();
    (element as HTMLInputElement).setSelectionRange(caret, caret);
  }, place);

/** As a password manager's script does: past React's own account of the value, and without an event. */
const setSilently = (input: Locator, value: string | boolean) =>
  input.evaluate((element, wanted) => {
    const property = typeof wanted === 'boolean' ? 'checked' : 'value';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(element, wanted);
  }, value);

test('[VAL-2] typing amid a full ID changes neither its letters nor their order, and leaves the caret where it is', async () => {
  const { person, id } = await openId('en');
  expect(FULL).toHaveLength(UVRS_ID_MAX);
  await id.fill(FULL);
  await setCaret(id, 3);
  await person.page.keyboard.type('xyz');
  expect([await id.inputValue(), await caretOf(id)]).toEqual([FULL, 3]);
  await id.fill(FULL.slice(0, 18));
  await setCaret(id, 3);
  await person.page.keyboard.type('XYZ');
  expect([await id.inputValue(), await caretOf(id)]).toEqual([`abcxy${FULL.slice(3, 18)}`, 5]);
});

test('[VAL-2] a full ID is never cut within what is seen as one character, nor amid a composition (ko)', async () => {
  const { person, id } = await openId('ko');
  const almost = FULL.slice(0, 19);
  for (const whole of ['👨‍👩‍👧', 'q̇̈']) {
    await id.fill(almost);
    await person.page.keyboard.insertText(whole);
    expect(await id.inputValue()).toBe(almost);
  }
  await id.fill(almost);
  await person.page.keyboard.insertText('😀');
  expect(await id.inputValue()).toBe(`${almost}😀`);

  await id.fill(FULL);
  const cdp = await person.context.newCDPSession(person.page);
  for (const text of ['ㅎ', '하', '한']) {
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    expect(await id.inputValue()).toBe(`${FULL}${text}`);
  }
  await cdp.send('Input.insertText', { text: '한' });
  await expect.poll(() => id.inputValue()).toBe(FULL);
  expect(await caretOf(id)).toBe(FULL.length);
});

test('[LOGIN-2] an email with a capital typed amid its letters is the email that was typed', async () => {
  const person = await app.person();
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  const email = field(person, ($) => $.fields.email.label);
  await email.fill('mji@campus.ac.kr');
  await email.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('IN');
  await field(person, ($) => $.fields.password.label).focus();
  expect(await email.inputValue()).toBe('minji@campus.ac.kr');
});

test('[LOGIN-2] [LOGIN-6] values that a password manager set without an event are sent, the tick of a box as well', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person();
  const { page } = person;
  await page.goto('/');
  await openEmailLogin(person);
  await setSilently(
    field(person, ($) => $.fields.email.label),
    email,
  );
  await setSilently(
    field(person, ($) => $.fields.password.label),
    PASSWORD,
  );
  await setSilently(top(person).locator('input[name=remember]'), true);
  const sending = page.waitForRequest((request) => request.url().endsWith('/auth/login/email'));
  // It says that something is missing, until it is pressed.
  await pressUnavailable(person, ($) => $.emailLogin.submit);
  expect((await sending).postDataJSON()).toMatchObject({ authId: email, pswd: PASSWORD });
  await seeSignedIn(person, nickname);
  expect(await page.evaluate(() => localStorage.getItem('last_way'))).toContain(email);
});

test('[AGR-2] [CHAR-2] boxes and an ID that were set without an event count as what is seen', async () => {
  const person = await app.person();
  const { page } = person;
  await page.goto('/');
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'agreement', 'reading');
  for (const box of await top(person).locator('input[type=checkbox][required]').all()) await setSilently(box, true);
  await pressUnavailable(person, ($) => $.agreement.submit);
  await seeState(page, 'linkAccount', 'choosing');

  await press(person, ($) => $.linkAccount.customiseAvatar);
  const id = field(person, ($) => $.fields.uvrsId.label);
  await id.waitFor();
  const checking = page.waitForRequest((request) => request.url().includes('/validate/uvrs-id'));
  await setSilently(id, 'Silent.Whale');
  await pressUnavailable(person, ($) => $.createCharacter.next);
  expect((await checking).postDataJSON()).toEqual({ uvrsId: 'silent.whale' });
});

test('[CHAR-1] [VAL-1] a press that leaves a wrong field counts: the message at the field does not move the button away before', async () => {
  const { person, id } = await openId('en');
  await field(person, ($) => $.fields.nickname.label).fill('!!');
  await id.fill('_');
  const dice = top(person).getByRole('button', { name: person.say(($) => $.createCharacter.suggest) });
  // A step that has just begun takes no pointer (SEEN-2); hovering waits until this one does.
  await dice.hover();
  const before = await dice.boundingBox();
  const { mouse } = person.page;
  await mouse.down();
  // Two frames later all that leaving the field could draw is drawn.
  await person.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await dice.boundingBox()).toEqual(before);
  await mouse.up();
  await seeState(person.page, 'createCharacter', 'filling.nickname.verified');
  await id.and(person.page.locator('[aria-invalid=true]')).waitFor();
});

test('[DOOR-4] [EMAIL-5] a code that a script sets by the field itself, with an event, is seen in the cells and sent', async () => {
  const person = await app.person({ language: 'en' });
  const { email } = newIdentity();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  const code = await app.codeFor(email);
  await field(person, ($) => $.fields.authCode.label).evaluate((input, value) => {
    // As a password manager does in a web view: React has its own account of what this sets, and would take no notice.
    (input as HTMLInputElement).value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, code);
  await seeState(person.page, 'emailVerification', 'settingPassword');
});
