import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import profileTexts from '#src/i18n/texts/account/myProfile.json' with { type: 'json' };
import { type App, openApp, type Person, seeState } from '../journeys/support/open-app.ts';
import { askForCode, button, field, goToEmailJoin, top } from '../journeys/support/steps.ts';
import { IS_WHOLE_MATRIX } from './states/matrix.ts';
import { FLOWS, shownStates } from './states/shown-states.ts';
import { openStates, type StatesBrowser, show } from './states/states-page.ts';

/** CSS px that a control may move by itself. */
const TOLERANCE = 4;
/** ms after a step: a double click, a hand that was on its way, a person who did not look. */
const PRESSES_AFTER = [50, 200, 600];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

let states: StatesBrowser;
let app: App;
beforeAll(async () => {
  [states, app] = await Promise.all([openStates(), openApp()]);
});
afterAll(() => Promise.all([states?.close(), app?.close()]));

/** The upper edge of each control of what is on top, by its place among them. */
const placesOf = (page: Page): Promise<(readonly [string, number])[]> =>
  page
    .locator('dialog[open]')
    .last()
    .locator('button, a[href], input, select')
    .evaluateAll((controls) =>
      controls.flatMap((control) =>
        control.checkVisibility() ? [[control.textContent || control.id, control.getBoundingClientRect().top] as const] : [],
      ),
    );

it.each(SIZES)('[SEEN-2] a toast that comes moves no control of any state ($width x $height)', { timeout: 900_000 }, async (size) => {
  const page = await states.open({ viewport: size });
  const found: string[] = [];
  for (const [index, state] of FLOWS.flatMap(shownStates).entries()) {
    // Every other state at the one width, the rest at the other.
    if (!IS_WHOLE_MATRIX && index % SIZES.length !== SIZES.indexOf(size)) continue;
    await show(page, state, 'en');
    if ((await page.locator('dialog[open]').count()) === 0) continue;
    const before = await placesOf(page);
    await page.evaluate((text) => window.showToast(text), profileTexts.idCopied.en);
    for (const [index, [name, y]] of (await placesOf(page)).entries()) {
      const by = Math.abs(y - (before[index]?.[1] ?? y));
      if (by > TOLERANCE) found.push(`${state.name}: "${name}" moves by ${by} px`);
    }
  }
  await page.context().close();
  expect(found).toEqual([]);
});

/** The middle of a control. */
async function middleOf(person: Person, ...named: Parameters<typeof button> extends [Person, ...infer Rest] ? Rest : never) {
  const box = await button(person, ...named).boundingBox();
  if (box === null) throw new Error('the button is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses there some time after now, as a hand does that was on its way. */
async function pressAfter({ page }: Person, { x, y }: { x: number; y: number }, since: number, after: number): Promise<void> {
  await page.waitForTimeout(Math.max(0, since + after - Date.now()));
  await page.mouse.click(x, y);
}

const marked = (person: Person) => top(person).locator('[aria-invalid=true], [role=alert]').count();

it('[SEEN-2] presses at the old place, 50, 200 and 600 ms after a step of the email wizard, mark nothing and send nothing', async () => {
  const person = await app.person({ width: 360, height: 740 });
  const { page } = person;
  await page.goto('/');
  await goToEmailJoin(person);
  const send = await middleOf(person, ($) => $.emailVerification.send);
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await askForCode(person, 'steady@madang.edu');
  const atCode = Date.now();
  calls.length = 0;
  for (const after of PRESSES_AFTER) await pressAfter(person, send, atCode, after);
  expect(await marked(person)).toBe(0);
  expect(calls).toEqual([]);

  const code = await app.codeFor('steady@madang.edu');
  const confirm = await middleOf(person, ($) => $.emailVerification.confirm);
  await field(person, ($) => $.fields.authCode.label).fill(code);
  await seeState(page, 'emailVerification', 'settingPassword');
  const atPassword = Date.now();
  calls.length = 0;
  for (const after of PRESSES_AFTER) await pressAfter(person, confirm, atPassword, after);
  expect(await marked(person)).toBe(0);
  expect(calls).toEqual([]);
  // A press that comes later is one of its own.
  await page.waitForTimeout(1000);
  await page.mouse.click(confirm.x, confirm.y);
  await expect.poll(() => marked(person)).toBeGreaterThan(0);
});
