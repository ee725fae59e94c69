import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { gatewayLinks } from '#server/partner/links.ts';
import { HAND_REST } from '#src/browser/hand-rest.ts';
import { newMember } from './support/accounts.ts';
import { type App, FAULT_OF_TEST, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { goToEmailJoin, goToJoin, inHeader, loginAsGuest, loginByEmail, openEmailLogin, press, top } from './support/steps.ts';

/*
 * Whatever makes a page load anew, what was typed in the form that was open is there again, and the form is open (SHELL-7, SHELL-8, ERR-37, EMAIL-9).
 * Never a password.
 */

const EMAIL = 'minji@madang.edu';
const LIST = { all: ['127.0.0.0/8', '::1'], none: [] } as const;

let folder: string;
let app: App;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-kept-'));
  await allow('all');
  app = await openApp({ MAINTENANCE_ALLOW_LIST: join(folder, 'list.json') });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const allow = (who: keyof typeof LIST) => writeFile(join(folder, 'list.json'), JSON.stringify(LIST[who]));

const reloadButton = ({ page }: Person) => page.locator('[data-flow=shell][data-state] button').first();

/** The popups that are no part of signing in stand in a chunk of their own. */
const POPUP_HOST = '**/static/js/popup-host.*.js*';

/** Once the page says so, a dialog that is drawn throws amid its class names: what a defect of ours, or of a browser, would do. */
function breakDialogs(fault: string): void {
  const { filter } = Array.prototype;
  const breaking = function (this: unknown[], ...given: Parameters<typeof filter>) {
    const { breaks } = document.documentElement.dataset;
    if (breaks !== undefined && this[0] === breaks) throw new Error(fault);
    return filter.apply(this, given);
  };
  Object.defineProperty(Array.prototype, 'filter', { value: breaking, configurable: true, writable: true });
}

/** Each makes the page load anew by what the person is offered, or does themselves. */
const CAUSES: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'the browser’s reload': ({ page }) => reload(page),
  'another language, chosen in another tab': async ({ page }) => {
    await page.evaluate((key) => localStorage.setItem(key, 'ja'), STORAGE_KEYS.language);
    await reload(page);
  },
  'a chunk that does not come': async (person) => {
    const { page } = person;
    await page.route(POPUP_HOST, (route) => route.abort());
    await reload(page);
    await page.mouse.move(200, 300, { steps: 2 });
    await seeState(page, 'shell', 'chunkFailed');
    await page.unroute(POPUP_HOST);
    await reloadButton(person).click();
  },
  'the screen of a crash': async (person) => {
    const { page } = person;
    // What is sent does not arrive: the form is as it was.
    await page.route('**/api/v1/**', (route) => route.abort());
    // A sheet that has just come back takes no press (SEEN-2).
    await expect.poll(() => page.locator('[data-dialog-panel][data-resting]').count()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.dataset.breaks = document.querySelector('dialog')?.classList[0] ?? '';
    });
    // What the page draws by itself before the press has crashed it already, and taken the button away.
    const press = top(person).locator('button[type=submit]').click({ force: true });
    await Promise.race([press.catch(() => {}), seeState(page, 'shell', 'crashed')]);
    await seeState(page, 'shell', 'crashed');
    await page.unrouteAll();
    await reloadButton(person).click();
  },
  'maintenance, until it is over': async (person) => {
    const { page } = person;
    await allow('none');
    await reload(page);
    await seeState(page, 'maintenanceGate', 'blocked');
    await allow('all');
    await page.locator('[data-flow=maintenanceGate] button').first().click();
  },
};

interface Form {
  /** What the form is called. */
  readonly flow: string;
  /** Names of fields, and what is typed in each. */
  readonly typed: Readonly<Record<string, string>>;
  readonly open: (person: Person) => Promise<unknown>;
}

const openMyProfile = async (person: Person) => {
  const member = await newMember(app);
  await person.page.goto('/');
  await loginByEmail(person, member);
  await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).click();
  await person.page.getByRole('menuitem', { name: person.say(($) => $.header.settings) }).click();
};

const home = ({ page }: Person) => page.goto('/');

const FORMS: Readonly<Record<string, Form>> = {
  'the form for email and password': {
    flow: 'emailLogin',
    typed: { email: EMAIL, password: 'secret-2026!' },
    open: async (person) => {
      await home(person);
      await openEmailLogin(person);
    },
  },
  'the same form at the gateway': {
    flow: 'emailLogin',
    typed: { email: EMAIL, password: 'secret-2026!' },
    open: async (person) => {
      await person.page.goto(gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' }).platform);
      await seeState(person.page, 'login', 'choosing');
      await press(person, ($) => $.methods.email.login);
    },
  },
  'the email of a new password': {
    flow: 'emailVerification',
    typed: { email: EMAIL },
    open: async (person) => {
      await home(person);
      await openEmailLogin(person);
      await press(person, ($) => $.emailLogin.reset);
    },
  },
  'the email of a sign-up': {
    flow: 'emailVerification',
    typed: { email: EMAIL },
    open: async (person) => {
      await home(person);
      await goToEmailJoin(person);
    },
  },
  'the email that a guest links': {
    flow: 'emailVerification',
    typed: { email: EMAIL },
    open: async (person) => {
      await home(person);
      await loginAsGuest(person);
      await press(person, ($) => $.methods.email.link);
    },
  },
  'a nickname and an ID of a new avatar, neither of them whole yet': {
    flow: 'createCharacter',
    typed: { nickname: '민', uvrsId: 'min' },
    open: async (person) => {
      await home(person);
      await goToJoin(person);
      await press(person, ($) => $.linkAccount.customiseAvatar);
    },
  },
  'a new nickname': {
    flow: 'nicknameChange',
    typed: { nickname: '민' },
    open: async (person) => {
      await openMyProfile(person);
      await press(person, ($) => $.myProfile.changeNickname);
    },
  },
  'a new ID': {
    flow: 'idChange',
    typed: { uvrsId: 'min' },
    open: async (person) => {
      await openMyProfile(person);
      await press(person, ($) => $.myProfile.changeId);
    },
  },
};

const control = ({ page }: Person, name: string) => page.locator(`dialog[open] input[name=${name}]`);

test.for(Object.entries(FORMS))(
  '[ERR-37] [SHELL-7] [SHELL-8] [EMAIL-9] after each kind of reload, what was typed is there: %s',
  async ([, form]) => {
    const person = await app.person({ language: 'en' });
    const { page } = person;
    await page.addInitScript(breakDialogs, FAULT_OF_TEST);
    await form.open(person);
    await page.locator(`dialog[open][data-flow=${form.flow}]`).waitFor();
    const { password, ...kept } = form.typed;
    for (const [name, value] of Object.entries(kept)) await control(person, name).fill(value);
    for (const [cause, happen] of Object.entries(CAUSES)) {
      if (password !== undefined) await control(person, 'password').fill(password);
      await happen(person);
      await page.locator(`dialog[open][data-flow=${form.flow}]`).waitFor();
      for (const [name, value] of Object.entries(kept))
        await expect.poll(() => control(person, name).inputValue(), { message: cause }).toBe(value);
      if (password === undefined) continue;
      expect(await control(person, 'password').inputValue(), cause).toBe('');
      expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])), cause).not.toContain(password);
    }
  },
);

test('[ERR-37] [SHELL-7] a chunk that does not come takes no letter and no focus from a person who types; the alert waits until they rest', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  let failed = 0;
  let typing = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    typing = resolve;
  });
  await page.route(POPUP_HOST, async (route) => {
    await hasBegun;
    failed += 1;
    await route.abort();
  });
  await page.goto('/');
  await page.locator('header [data-leads=login]').click();
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
  const slowly = Array.from({ length: 4 }, (_, index) => `${EMAIL.slice(index * 4, index * 4 + 4)}`);
  for (const letters of slowly) {
    await page.keyboard.type(letters);
    typing();
    await page.waitForTimeout(HAND_REST / 2);
  }
  // It has failed while the person typed.
  expect(failed).toBeGreaterThan(0);
  expect(await page.locator('[data-state=chunkFailed]').count()).toBe(0);
  await seeState(page, 'shell', 'chunkFailed');
  await page.unroute(POPUP_HOST);
  await reloadButton(person).click();
  await seeState(page, 'emailLogin', 'entering');
  expect(await control(person, 'email').inputValue()).toBe(EMAIL);
});

test('[ERR-37] where the browser keeps nothing for a tab, nothing says that what was typed is kept', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  const alert = page.getByRole('alertdialog');
  const promise = alert.getByText(say(($) => $.session.typedIsKept));
  await page.route(POPUP_HOST, (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(200, 300, { steps: 2 });
  await promise.waitFor();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await reload(page);
  await page.mouse.move(300, 200, { steps: 2 });
  await alert.waitFor();
  expect(await promise.count()).toBe(0);
});
