import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../journeys/support/accounts.ts';
import { holdApplication } from '../journeys/support/hold.ts';
import { type App, openApp, type Person, seeState } from '../journeys/support/open-app.ts';
import { inHeader, PASSWORD, seeSignedIn } from '../journeys/support/steps.ts';
import { FOREIGN_NODES, type ForeignNode, putForeignNode } from '../support/foreign-nodes.ts';

/*
 * Nodes that extensions and translators put into the page that is drawn, before the application comes: whatever they do, no letter goes astray, the
 * focus stays, and a press is answered (DOOR-4).
 */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const KINDS = Object.keys(FOREIGN_NODES) as ForeignNode[];
const EMAIL = 'minji@madang.edu';

const openForm = async ({ page }: Person): Promise<void> => {
  await page.locator('header [data-leads=login]').click();
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
};

/** What stands in the form that is open, and which field has the focus. */
const form = ({ page }: Person) =>
  page.evaluate(() => {
    const field = (name: string) => document.querySelector<HTMLInputElement>(`dialog[open] [id][name=${name}]`);
    return {
      email: field('email')?.value,
      password: field('password')?.value,
      remember: field('remember')?.checked,
      focus: document.activeElement?.getAttribute('name'),
    };
  });

test.each(KINDS)(
  '[DOOR-4] [LOGIN-2] typed across the take-over, with %s: each letter is in its field, and the focus stays',
  async (kind) => {
    const person = await app.person({ language: 'en', isDrawnAnew: true });
    const { page } = person;
    const { letGo } = await holdApplication(person);
    await page.goto('/');
    await openForm(person);
    await page.keyboard.type(EMAIL);
    await page.locator('dialog[open] input[name=remember]').check();
    await page.locator('dialog[open] input[name=password]').focus();
    await page.keyboard.type('secr');
    await putForeignNode(page, kind);
    letGo();
    const rest = 'et-2026!ab';
    await page.keyboard.type(rest, { delay: 100 });
    await seeState(page, 'emailLogin', 'entering');
    expect(await form(person)).toEqual({ email: EMAIL, password: `secr${rest}`, remember: true, focus: 'password' });
    // The form knows it, too: what is sent is what stands there.
    expect(await page.locator('dialog[open] [type=submit]:visible').getAttribute('aria-disabled')).not.toBe('true');
  },
);

test.each(KINDS)('[DOOR-4] [WELC-1] Sign up pressed before the application comes, with %s, opens the sign-up', async (kind) => {
  const person = await app.person({ language: 'en', isDrawnAnew: true });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  // Where the node goes that belongs in the form.
  await openForm(person);
  await putForeignNode(page, kind);
  await page.keyboard.press('Escape');
  await page.locator('header [data-event=signUp]').click();
  letGo();
  await seeState(page, 'agreement', 'reading');
});

test('[DOOR-4] [SEEN-2] a popup that is drawn anew does not come in once more, and takes a press at once', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await page.locator('header [data-leads=login]').click();
  await page.locator('dialog[open] [data-leads=emailLogin]').waitFor();
  await putForeignNode(page, 'a box at the start of the popups');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { popupSeen: seen });
    new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open][data-flow=login]');
      if (dialog === null || seen.length > 0) return;
      const moving = dialog.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
      seen.push(`${moving.length} movements, ${dialog.querySelectorAll('[data-resting]').length} at rest`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  letGo();
  await seeState(page, 'login', 'choosing');
  expect(await page.evaluate(() => (window as { popupSeen?: string[] }).popupSeen)).toEqual(['0 movements, 0 at rest']);
});

test('[DOOR-4] [LOGIN-3] a form that is drawn anew while it is sent is sent, once', async () => {
  const member = await newMember(app);
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/auth/login/email') && asked.push(request.url()));
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await openForm(person);
  await page.keyboard.type(member.email);
  await page.keyboard.press('Enter');
  await page.keyboard.type(PASSWORD);
  await putForeignNode(page, 'an icon in the box of the password');
  await page.keyboard.press('Enter');
  letGo();
  await seeSignedIn(person, member.nickname);
  expect(asked).toHaveLength(1);
});

test('[DOOR-4] the caret of a password stays amid its letters when the form is drawn anew', async () => {
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await openForm(person);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ad');
  await page.keyboard.press('ArrowLeft');
  await putForeignNode(page, 'an icon of a password manager behind the email');
  letGo();
  await seeState(page, 'emailLogin', 'entering');
  await page.keyboard.type('bc');
  expect((await form(person)).password).toBe('abcd');
});

test('[DOOR-4] a letter of Hangul that is being put together is not broken: the form is drawn anew when it is whole', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, context } = person;
  const input = await context.newCDPSession(page);
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await openForm(person);
  await input.send('Input.insertText', { text: '민' });
  await input.send('Input.imeSetComposition', { text: 'ㅈ', selectionStart: 1, selectionEnd: 1 });
  await putForeignNode(page, 'an icon of a password manager behind the email');
  letGo();
  // The page is React's by then, the popups are not.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-island=header]') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => window.drawnPopups !== undefined)).toBe(true);
  await input.send('Input.imeSetComposition', { text: '지', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: '지' });
  await seeState(page, 'emailLogin', 'entering');
  expect(await form(person)).toMatchObject({ email: '민지', focus: 'email' });
  await input.send('Input.insertText', { text: '님' });
  expect((await form(person)).email).toBe('민지님');
});

test('[DOOR-4] a letter of Hangul that is being put together in an email is not broken when the form is taken over as it stands', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, context } = person;
  const input = await context.newCDPSession(page);
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await openForm(person);
  await input.send('Input.insertText', { text: '민' });
  // Full width as a Japanese keyboard has it while a syllable is not whole: shaped, it would be another letter.
  await input.send('Input.imeSetComposition', { text: 'ｍ', selectionStart: 1, selectionEnd: 1 });
  letGo();
  await page.waitForFunction(() => window.drawnPopups === undefined);
  await seeState(page, 'emailLogin', 'entering');
  await input.send('Input.imeSetComposition', { text: 'み', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: 'み' });
  await input.send('Input.insertText', { text: '님' });
  expect(await form(person)).toMatchObject({ email: '민み님', focus: 'email' });
});

test.each(['before', 'after'] as const)(
  '[DOOR-4] a field that a tool wraps while a person types in it keeps the focus and the caret (%s the take-over)',
  async (when) => {
    const person = await app.person({ language: 'en' });
    const { page } = person;
    const { letGo } = await holdApplication(person);
    await page.goto('/');
    if (when === 'after') letGo();
    await openForm(person);
    if (when === 'after') await page.waitForFunction(() => window.drawnPopups === undefined);
    await page.locator('dialog[open] input[name=password]').focus();
    await page.keyboard.type('ad');
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => {
      const field = document.activeElement;
      const wrapper = document.createElement('div');
      field?.replaceWith(wrapper);
      if (field) wrapper.append(field);
    });
    await page.keyboard.type('bc');
    expect(await form(person)).toMatchObject({ password: 'abcd', focus: 'password' });
  },
);

test('[DOOR-4] a blocker takes the dialog out of the page: the popup ends, and the next one is there and answers', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  await page.goto('/');
  const takeOut = () => page.evaluate(() => document.querySelector('dialog[data-base]')?.remove());
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => window.drawnPopups === undefined);
  await takeOut();
  await page.locator('header [data-leads=login]').click();
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
  await seeState(page, 'emailLogin', 'entering');
  await takeOut();
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  await page.locator('header [data-event=signUp]').click();
  await seeState(page, 'agreement', 'reading');
  await page.locator('dialog:modal [data-closes]').click();
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
});

test('[DOOR-4] a press that began on a button of a form that is drawn anew is answered when it ends', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await openForm(person);
  await putForeignNode(page, 'an icon of a password manager behind the email');
  await page.locator('dialog[open] [data-event=reset]').hover();
  await page.mouse.down();
  letGo();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-island=header]') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForTimeout(500);
  await page.mouse.up();
  await seeState(page, 'emailVerification', 'enteringEmail');
});

test('[DOOR-4] a press that began in a page that is drawn anew is answered when it ends, and the focus of a key stays', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await inHeader(person, ($) => $.header.signUp).focus();
  await putForeignNode(page, 'a mark in the heading');
  letGo();
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => window.earlyInput === undefined);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-event'))).toBe('signUp');

  const other = await person.tab();
  const held = await holdApplication(other);
  await other.page.goto('/');
  await putForeignNode(other.page, 'a mark in the heading');
  await other.page.locator('header [data-event=signUp]').hover();
  await other.page.mouse.down();
  held.letGo();
  await other.page.waitForFunction(() => window.earlyInput === undefined);
  await other.page.mouse.up();
  await seeState(other.page, 'agreement', 'reading');
});

test('[DOOR-4] [LANG-1] a page in the person’s language that a translator was at is taken over, and its language is left to the translator', async () => {
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await putForeignNode(page, 'another language alone');
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', ''));
  letGo();
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => window.earlyInput === undefined);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  // Nothing was drawn anew.
  expect(await page.locator('main[data-same]').count()).toBe(1);
});
