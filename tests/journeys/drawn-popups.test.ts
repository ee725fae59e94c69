import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from './support/accounts.ts';
import { hold, holdApplication } from './support/hold.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { drawn, field, inHeader, PASSWORD, press, read, seeSignedIn } from './support/steps.ts';

declare global {
  interface Window {
    lettersAtTakeover: number;
  }
}

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const emailOf = ({ page, say }: Person) => page.getByRole('textbox', { name: say(($) => $.fields.email.label) });
const passwordOf = ({ page, say }: Person) =>
  page.getByLabel(
    say(($) => $.fields.password.label),
    { exact: true },
  );

async function openEarlyForm(person: Person): Promise<void> {
  await inHeader(person, ($) => $.header.login).click();
  await drawn(person)
    .getByRole('button', { name: person.say(($) => $.methods.email.login) })
    .click();
  expect(await emailOf(person).evaluate((field) => field === document.activeElement)).toBe(true);
}

/** Has the page note how many letters stood in the email field in the moment in which the application took it over. */
const noteTakeover = ({ page }: Person) =>
  page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('dialog[data-flow]') === null) return;
      observer.disconnect();
      window.lettersAtTakeover = document.querySelector<HTMLInputElement>('dialog[open] input[name=email]')?.value.length ?? Number.NaN;
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-flow'] });
  });

test('[LOGIN-2] the sign-in form takes letters before the application is there, and none of them is lost', async () => {
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await openEarlyForm(person);
  const begun = 'sori@exa';
  await page.keyboard.type(begun);
  // Hands that rest let the application come; while they type it would not begin to. Longer than the rest that the boot script waits for.
  await page.waitForTimeout(1000);
  await noteTakeover(person);
  letGo();
  // Typed on, across the moment in which the application takes over: a letter every 20 ms, some three seconds.
  const rest = 'mple-of-a-long-address-that-a-person-types-letter-by-letter-without-a-rest-while-the-application-comes-and-takes-over.kr';
  await page.keyboard.type(rest, { delay: 20 });
  await seeState(page, 'emailLogin', 'entering');
  expect(await emailOf(person).inputValue()).toBe(`${begun}${rest}`);
  expect(await drawn(person).count()).toBe(0);
  const after = (await page.evaluate(() => window.lettersAtTakeover)) - begun.length;
  console.info(`the application took over after letter ${after} of ${rest.length}`);
  expect(after, 'letters before the takeover').toBeGreaterThan(0);
  expect(after, 'letters before the takeover').toBeLessThan(rest.length);
  await page.keyboard.press('Tab');
  await page.keyboard.type('abc');
  expect(await passwordOf(person).inputValue()).toBe('abc');
});

test('[LOGIN-1] a press opens the popup when no more of the page has come than its header', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await holdApplication(person);
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const [head = ''] = (await response.text()).split('</header>');
    await route.fulfill({ response, body: `${head}</header>` });
  });
  await page.goto('/');
  expect(await page.locator('main').count()).toBe(0);
  await inHeader(person, ($) => $.header.login).click();
  await drawn(person)
    .getByRole('heading', { name: say(($) => $.login.title) })
    .waitFor();
  expect(await inHeader(person, ($) => $.header.login).getAttribute('aria-busy')).toBeNull();
});

test.each([true, false])('[POP-1] [LOGIN-1] popups of signing in are seen whole in the next frame (drawn: %s)', async (isDrawn) => {
  // A person of the tests has a clock of their own, and no frames.
  const context = await app.browser.newContext({ baseURL: app.server.siteUrl, locale: 'en' });
  const page = await context.newPage();
  if (isDrawn) await hold(page, '**/static/js/index.*.js');
  await page.goto('/');
  if (!isDrawn) {
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(() => window.earlyInput === undefined);
  }
  const isSeen = (button: string, next: string) =>
    page.evaluate(
      async ([button = '', next = '']) => {
        document.querySelector<HTMLElement>(button)?.click();
        await new Promise(requestAnimationFrame);
        return document.querySelector(next)?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      },
      [button, next],
    );
  const ways = 'dialog[open] [data-leads=emailLogin]';
  expect(await isSeen('header [data-leads=login]', ways)).toBe(true);
  expect(await isSeen(ways, 'dialog[open] [name=email]')).toBe(true);
  const names = () =>
    page.evaluate(() => document.getAnimations().flatMap((each) => (each instanceof CSSAnimation ? [each.animationName] : [])));
  await expect.poll(async () => (await names()).filter((name) => name.includes('rise'))).toEqual([]);
  // What stands in the open dialog does not rise anew.
  expect(await isSeen('dialog[open] [data-back]', ways)).toBe(true);
  expect((await names()).filter((name) => name.includes('rise'))).toEqual([]);
  await context.close();
});

test('[LOGIN-2] [LOGIN-3] a form that was sent before the application is there is sent when it is, and its sender is signed in', async () => {
  const member = await newMember(app);
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await openEarlyForm(person);
  await page.keyboard.type(member.email);
  // Enter leads to the field that is still empty, as it does once the application is there, and sends nothing.
  await page.keyboard.press('Enter');
  await page.keyboard.type(PASSWORD);
  expect(await drawn(person).locator('[type=submit][aria-busy=true]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await drawn(person).locator('[type=submit][aria-busy=true]').waitFor();
  letGo();
  await seeSignedIn(person, member.nickname);
});

test('[LOGIN-2] the password goes on where the caret stood', async () => {
  const person = await app.person({ language: 'ja', width: 360, height: 740 });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/privacy');
  await inHeader(person, ($) => $.header.login).click();
  await drawn(person)
    .getByRole('button', { name: say(($) => $.methods.email.login) })
    .click();
  await page.keyboard.type('hana@example.jp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ad');
  await page.keyboard.press('ArrowLeft');
  letGo();
  await seeState(page, 'emailLogin', 'entering');
  await page.keyboard.type('bc');
  expect(await passwordOf(person).inputValue()).toBe('abcd');
  expect(await emailOf(person).inputValue()).toBe('hana@example.jp');
});

test('[LOGIN-1] a way to sign in that was chosen before the application is there is gone when it is; a chosen school goes over with it', async () => {
  const person = await app.person({ language: 'ja' });
  const { page, say } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/school');
  await inHeader(person, ($) => $.header.login).click();
  const school = drawn(person).getByRole('combobox', { name: say(($) => $.providerWindow.school) });
  await school.selectOption('ewha');
  // One way at a time: the second choice takes the place of the first.
  await drawn(person)
    .getByRole('button', { name: say(($) => $.login.signUp) })
    .click();
  const guest = drawn(person).getByRole('button', { name: say(($) => $.methods.guest.login) });
  await guest.click();
  expect(await drawn(person).locator('[aria-busy=true]').count()).toBe(1);
  expect(await school.inputValue()).toBe('ewha');
  const guestLogin = await hold(page, '**/auth/login');
  letGo();
  await seeState(page, 'login', 'loggingInAsGuest');
  expect(await field(person, ($) => $.providerWindow.school).inputValue()).toBe('ewha');
  // The application alone draws the button of a school.
  await read(person, ($) => $.methods.ewha.login);
  guestLogin.letGo();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await inHeader(person, ($) => $.header.enterMyHome).waitFor({ state: 'attached' });
});

test('[LOGIN-1] from a school that was chosen before the application is there, the application goes on to that school', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, say, context } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  await drawn(person)
    .getByRole('combobox', { name: say(($) => $.providerWindow.school) })
    .selectOption('yonsei');
  letGo();
  await seeState(page, 'login', 'choosing');
  expect(await field(person, ($) => $.providerWindow.school).inputValue()).toBe('yonsei');
  const [signIn] = await Promise.all([context.waitForEvent('page'), press(person, ($) => $.methods.yonsei.login)]);
  await signIn.waitForURL(`${app.server.providersUrl}/yonsei/**`);
});

test('[SHELL-7] an application that does not come says so in the popup, and what was typed stays', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await page.route(/\/static\/js\/index\.[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await openEarlyForm(person);
  await page.keyboard.type('sori@example.kr');
  await drawn(person)
    .getByRole('alert')
    .getByText(say(($) => $.common.appNotLoaded))
    .waitFor();
  await page.unrouteAll();
  // A try that had begun before may still fail.
  await expect
    .poll(
      async () => {
        await page.locator('dialog[open] [type=submit]:visible').press('Enter');
        return page.locator('[data-flow=emailLogin]').count();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1);
  expect(await emailOf(person).inputValue()).toBe('sori@example.kr');
});

test('[LOGIN-2] [DOOR-4] a form that a password manager fills and sends by script before the application is there is sent when it is', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  await openEarlyForm(person);
  await page.locator('dialog[open] form:visible').evaluate(
    (form: HTMLFormElement, known: Record<string, string>) => {
      for (const field of form.querySelectorAll('input')) field.value = known[field.name] ?? '';
      form.requestSubmit();
    },
    { email, password: PASSWORD },
  );
  letGo();
  await seeSignedIn(person, nickname);
});

test('[WELC-1] sign up that was pressed before the application is there opens the agreement as soon as it is', async () => {
  const person = await app.person({ language: 'en' });
  const { page } = person;
  const { letGo } = await holdApplication(person);
  await page.goto('/');
  const signUp = inHeader(person, ($) => $.header.signUp);
  await signUp.click();
  expect(await signUp.getAttribute('aria-busy')).toBe('true');
  letGo();
  await seeState(page, 'agreement', 'reading');
});
