import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { inHeader } from './support/steps.ts';

/* A press lasts a tenth of a second, in which what is pressed may move (DOOR-4, SEEN-2). */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** ms. */
const PRESS = 100;

const SUBMIT = 'dialog[open] [data-drawn=emailLogin] [type=submit]';
const RESET = 'dialog[open] [data-drawn=emailLogin] [data-event=reset]';
const SHARED = 'dialog[open] [data-drawn=emailLogin] label:has([name=sharedComputer])';

interface Hand {
  down(x: number, y: number): Promise<unknown>;
  up(): Promise<unknown>;
}

const HANDS = {
  mouse: async ({ page: { mouse } }: Person): Promise<Hand> => ({
    down: (x, y) => mouse.move(x, y).then(() => mouse.down()),
    up: () => mouse.up(),
  }),
  finger: async ({ page, context }: Person): Promise<Hand> => {
    const input = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      input.send('Input.dispatchTouchEvent', { type, touchPoints });
    return { down: (x, y) => touch('touchStart', [{ x, y }]), up: () => touch('touchEnd', []) };
  },
} as const;

async function placeOf(locator: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

/** Presses it, and does something to the page before the press ends. */
async function pressWhile(person: Person, hand: Hand, locator: Locator, act: () => Promise<unknown>): Promise<void> {
  const { x, y } = await placeOf(locator);
  await hand.down(x, y);
  await act();
  await person.page.waitForTimeout(PRESS);
  await hand.up();
}

/** Something comes above the button to send the form, so that this lies where the other control was. */
async function bringSubmitTo({ page }: Person, other: Locator): Promise<void> {
  const [to, from] = [await placeOf(other), await placeOf(page.locator(SUBMIT))];
  await page.locator(SUBMIT).evaluate((submit, by) => {
    submit.style.position = 'relative';
    submit.style.zIndex = '9';
    submit.style.top = `${Number.parseFloat(submit.style.top || '0') + by}px`;
  }, to.y - from.y);
  expect(Math.abs((await placeOf(page.locator(SUBMIT))).y - to.y)).toBeLessThan(1);
  await other.evaluate((element) => element.parentElement?.style.setProperty('translate', '0 30px'));
}

/** As quickly as a hand does it: a busy machine waits between two steps of a test. */
async function pressTwice({ page: { mouse } }: Person, locator: Locator): Promise<void> {
  const { x, y } = await placeOf(locator);
  await mouse.move(x, y);
  await Promise.all([mouse.down(), mouse.up(), mouse.down({ clickCount: 2 }), mouse.up({ clickCount: 2 })]);
}

async function openForm(person: Person): Promise<void> {
  await inHeader(person, ($) => $.header.login).click();
  await person.page.locator('dialog[open] [data-leads=emailLogin]:visible').click();
}

test.each([
  ['mouse', 'before the application'],
  ['mouse', 'in the application'],
  ['finger', 'before the application'],
  ['finger', 'in the application'],
] as const)(
  '[DOOR-4] [SEEN-2] a press by %s acts on a control that moves away meanwhile, and not on one that comes to its place (%s)',
  async (kind, when) => {
    const person = await app.person({ language: 'en' });
    const { page } = person;
    const { letGo } = await holdApplication(person);
    await page.goto('/');
    await openForm(person);
    if (when === 'in the application') {
      letGo();
      await seeState(page, 'emailLogin', 'entering');
    }
    const hand = await HANDS[kind](person);
    const shared = page.locator(SHARED);
    await pressWhile(person, hand, shared, () => bringSubmitTo(person, shared));
    await expect.poll(() => page.locator(`${SHARED} input`).isChecked()).toBe(true);
    expect(await page.locator('dialog[open] [aria-busy=true], dialog[open] [aria-invalid=true]').count()).toBe(0);

    const reset = page.locator(RESET);
    await pressWhile(person, hand, reset, () => bringSubmitTo(person, reset));
    letGo();
    await seeState(page, 'emailVerification', 'enteringEmail');
  },
);

/** The login popup is open, and the application has come or is held back. */
async function loginOpen(width: number, when: 'before the application' | 'in the application') {
  const person = await app.person({ language: 'en', width, height: 823 });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  if (when === 'in the application') {
    letGo();
    await seeState(page, 'login', 'choosing');
  }
  return { person, page, letGo };
}

test.each([
  [412, 'before the application'],
  [412, 'in the application'],
  [1440, 'before the application'],
  [1440, 'in the application'],
] as const)('[SEEN-2] [DOOR-4] a double press opens the form, and letters go into it (%i px, %s)', async (width, when) => {
  const { person, page, letGo } = await loginOpen(width, when);
  await pressTwice(person, page.locator('dialog[open] [data-leads=emailLogin]:visible'));
  await page.keyboard.type('sori@example.kr');
  letGo();
  await seeState(page, 'emailLogin', 'entering');
  expect(await page.locator('dialog[open] input[type=email]').inputValue()).toBe('sori@example.kr');
  expect(await page.locator('dialog[open] [aria-busy=true], dialog[open] [aria-invalid=true]').count()).toBe(0);
});

test.each(['before the application', 'in the application'] as const)(
  '[DOOR-4] a double press that closes a popup presses nothing below it (%s)',
  async (when) => {
    const { person, page, letGo } = await loginOpen(412, when);
    await pressTwice(person, page.locator('dialog[open] [data-closes]:visible'));
    await page.waitForTimeout(600);
    letGo();
    expect(await page.locator('dialog[open], [aria-busy=true], :popover-open').count()).toBe(0);
  },
);
