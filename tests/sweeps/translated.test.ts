import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentity, newMember } from '../journeys/support/accounts.ts';
import { type App, openApp, type Person, seeState } from '../journeys/support/open-app.ts';
import {
  askForCode,
  giveCode,
  giveCredentials,
  goToEmailJoin,
  inHeader,
  loginAsGuest,
  logOut,
  openEmailLogin,
  PASSWORD,
  seeSignedIn,
  top,
} from '../journeys/support/steps.ts';
import { type Replacing, runTranslator } from '../support/foreign-nodes.ts';

/* Journeys of people who read the pages through a translator that goes on translating: each change is seen, and nothing takes the page down (DOOR-4). */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const TRANSLATORS: readonly Replacing[] = ['replaces', 'inserts and removes', 'wraps'];

/** Everything that was written to the console as an error. */
async function translated(how: Replacing, when: 'from the start' | 'later'): Promise<{ person: Person; errors: string[] }> {
  const person = await app.person({ language: 'en', isDrawnAnew: true });
  const errors: string[] = [];
  person.page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  if (when === 'from the start') await person.page.addInitScript(runTranslator, how);
  return { person, errors };
}

const CRASH = '[data-flow=shell][data-state=crashed]';

test.each(TRANSLATORS)(
  '[DOOR-4] [LOGIN-2] [LOGIN-3] [OUT-1] [PROF-2] a member signs in, at the second try, looks at the profile and logs out in a translated page (a translator that %s)',
  async (how) => {
    const member = await newMember(app);
    const { person } = await translated(how, 'from the start');
    const { page, say } = person;
    await page.goto('/');
    await openEmailLogin(person);
    await giveCredentials(person, member.email, 'wrong-2026!');
    await expect.poll(() => top(person).locator('[role=alert]').innerText()).not.toBe('');
    await giveCredentials(person, member.email, PASSWORD);
    await seeSignedIn(person, member.nickname);
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
    await seeState(page, 'profile', 'viewing');
    await page.keyboard.press('Escape');
    await logOut(person, member.nickname);
    expect(await page.locator(CRASH).count()).toBe(0);
    // The page does not fight with the translator.
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  },
);

test.each(TRANSLATORS)(
  '[DOOR-4] [EMAIL-2] [EMAIL-4] a sign-up by email in a translated page: the time that is left goes on, and what was wrong is said (a translator that %s)',
  async (how) => {
    const { email } = newIdentity();
    const { person } = await translated(how, 'from the start');
    const { page } = person;
    await page.goto('/');
    await goToEmailJoin(person);
    await askForCode(person, email);
    const time = () => top(person).locator('[role=timer]').innerText();
    const first = await time();
    await expect.poll(time).not.toBe(first);
    // A button whose words change each second, beside an icon or not.
    const waits = () => page.locator('dialog[open] button', { hasText: /\d/ }).last().innerText();
    const wait = await waits();
    await expect.poll(waits).not.toBe(wait);
    await giveCode(person, 'ZZZZZZ');
    await top(person).locator('[aria-invalid=true]').waitFor();
    await giveCode(person, await app.codeFor(email));
    await seeState(page, 'emailVerification', 'settingPassword');
    expect(await page.locator(CRASH).count()).toBe(0);
  },
);

test.each(TRANSLATORS)(
  '[DOOR-4] [AGR-5] [OUT-1] a guest goes in and out, the translator having come to a page that runs (a translator that %s)',
  async (how) => {
    const { person } = await translated(how, 'later');
    const { page } = person;
    await page.goto('/');
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(() => window.earlyInput === undefined);
    await page.evaluate(runTranslator, how);
    await loginAsGuest(person);
    // Back from the 3D host the page is another one.
    await page.evaluate(runTranslator, how);
    await page.keyboard.press('Escape');
    await inHeader(person, ($) => $.header.enterMyHome).waitFor();
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: person.say(($) => $.header.logout) }).click();
    // Below the two answers stands what leads elsewhere.
    await top(person).locator('[data-dialog-footer] button').nth(1).click();
    await inHeader(person, ($) => $.header.signUp).waitFor();
    expect(await page.locator(CRASH).count()).toBe(0);
  },
);
