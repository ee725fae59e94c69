import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newIdentity, newMember } from '../browser/support/accounts.ts';
import { type App, openApp, type Person } from '../browser/support/open-app.ts';
import { sayIn } from '../browser/support/say.ts';
import {
  arrival,
  choosePassword,
  goToEmailJoin,
  goToJoin,
  inHeader,
  loginByEmail,
  press,
  proveEmail,
  seeSignedOut,
} from '../browser/support/steps.ts';
import { drivenPage } from './driven-page.ts';
import { noWebKitBecause, openSession } from './webdriver.ts';

const missing = noWebKitBecause();

describe.skipIf(missing !== undefined)(`on WebKitGTK${missing === undefined ? '' : ` (skipped: ${missing})`}`, () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  async function visitor(): Promise<Person> {
    const session = await openSession();
    onTestFinished(() => session.end());
    const page = drivenPage(session, app.server.siteUrl);
    const person = { page, language: 'en', say: await sayIn('en') } as Person;
    await page.goto('/');
    return person;
  }

  test('the landing page is drawn, with its title, its header and its words', async () => {
    const person = await visitor();
    const { page, say } = person;
    await seeSignedOut(person);
    await inHeader(person, ($) => $.header.login).waitFor();
    await page
      .getByRole('button', { name: say(($) => $.landing.hero.enter) })
      .first()
      .waitFor();
    expect(await page.title()).not.toBe('');
  });

  test('the first picture shows the night where the dark theme is chosen', async () => {
    const session = await openSession();
    onTestFinished(() => session.end());
    const run = (script: string) => session.send('POST', 'execute/sync', { script, args: [] });
    const look = async () => {
      await session.send('POST', 'url', { url: app.server.siteUrl });
      await expect.poll(() => run("return document.querySelector('.art-file-hero')?.complete")).toBe(true);
      // Alone: all around it follows the theme by itself.
      await run(
        "document.body.replaceChildren(document.querySelector('.art-file-hero')); document.body.style = 'background: white; overflow: hidden'",
      );
      return settled(() => session.send('GET', 'screenshot'));
    };
    const day = await look();
    await run("localStorage.setItem('theme', 'dark')");
    expect((await look()) === day).toBe(false);
  });

  test('a visitor joins as a guest and arrives in their room', async () => {
    const person = await visitor();
    await goToJoin(person);
    await press(person, ($) => $.methods.guest.join);
    expect((await arrival(app, person)).nickname).not.toBe('');
  });

  test('a visitor joins by email with the mailed code', async () => {
    const person = await visitor();
    await goToEmailJoin(person);
    await proveEmail(app, person, newIdentity().email);
    await choosePassword(person);
    expect((await arrival(app, person)).nickname).not.toBe('');
  });

  test('a member logs in by email', async () => {
    const member = await newMember(app);
    await loginByEmail(await visitor(), member);
  });
});

/** What is seen when it no longer changes. */
async function settled(look: () => Promise<unknown>): Promise<unknown> {
  for (let before = await look(); ; ) {
    const now = await look();
    if (now === before) return now;
    before = now;
  }
}
