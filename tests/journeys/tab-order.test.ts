import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { hold } from './support/hold.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { field, goToJoin, openEmailLogin, press, top } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What has the focus two frames later, by its name: the page has had its time to move it. */
const focused = ({ page }: Person): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const active = document.activeElement;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : null;
    return active?.getAttribute('aria-label') ?? label ?? `${active?.tagName.toLowerCase()}: ${active?.textContent}`;
  });

async function move(person: Person, key: 'Tab' | 'Shift+Tab', to: string): Promise<void> {
  await person.page.keyboard.press(key);
  expect(await focused(person), `after ${key}`).toBe(to);
}

test.for(LANGUAGES.flatMap((language) => ['fast', 'slow'].map((server) => [language, server] as const)))(
  '[POP-5] [CHAR-2] Tab after a nickname or an ID goes to the next control, and Shift+Tab to the one before (%s, a %s server)',
  async ([language, server]) => {
    const person = await app.person({ language });
    const { page, say } = person;
    await page.goto('/');
    await goToJoin(person);
    await press(person, ($) => $.linkAccount.customiseAvatar);
    await seeState(page, 'createCharacter', 'filling.nickname.verified');
    const held =
      server === 'slow' ? [await hold(page, `**${CALLS.validateNickname.path}`), await hold(page, `**${CALLS.validateUvrsId.path}`)] : [];
    const nickname = field(person, ($) => $.fields.nickname.label);
    const uvrsId = field(person, ($) => $.fields.uvrsId.label);
    const checkOf = (label: string) => say(($) => $.createCharacter.checkField, { field: label });

    await nickname.fill('Minji77');
    await move(
      person,
      'Tab',
      say(($) => $.createCharacter.suggest),
    );
    await move(person, 'Tab', checkOf(say(($) => $.fields.nickname.label)));
    await move(
      person,
      'Tab',
      say(($) => $.fields.uvrsId.label),
    );
    await uvrsId.pressSequentially('minji_77');
    await move(person, 'Tab', checkOf(say(($) => $.fields.uvrsId.label)));
    await move(
      person,
      'Shift+Tab',
      say(($) => $.fields.uvrsId.label),
    );
    await uvrsId.fill('minji_78');
    await move(person, 'Shift+Tab', checkOf(say(($) => $.fields.nickname.label)));
    await nickname.fill('Minji78');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    for (const { letGo } of held) letGo();
    await seeState(page, 'createCharacter', 'filling.nickname.verified');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
  },
);

test('[POP-5] [LOGIN-2] Tab goes on in the email login though what was typed is wrong, and a control that goes leaves the focus in the dialog', async () => {
  const person = await app.person();
  const { page, say } = person;
  await page.goto('/');
  await openEmailLogin(person);
  await field(person, ($) => $.fields.email.label).fill('minji');
  await move(
    person,
    'Tab',
    say(($) => $.fields.password.label),
  );
  await page.keyboard.type('x');
  await move(
    person,
    'Shift+Tab',
    say(($) => $.fields.email.label),
  );
  // The button that is pressed is gone with its step.
  await press(person, ($) => $.emailLogin.otherWays);
  await seeState(page, 'login', 'choosing');
  await expect.poll(() => top(person).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});
