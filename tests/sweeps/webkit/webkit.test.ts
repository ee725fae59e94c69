import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { LOG_IN_PATHS } from '#server/partner/links.ts';
import { newIdentity, newMember } from '#tests/journeys/support/accounts.ts';
import { type App, openApp, type Person, seeState } from '#tests/journeys/support/open-app.ts';
import { agreeToPartner } from '#tests/journeys/support/partner.ts';
import { chooseProvider, newProviderMember, signInAs } from '#tests/journeys/support/provider-steps.ts';
import { sayIn } from '#tests/journeys/support/say.ts';
import {
  arrival,
  choosePassword,
  goToEmailJoin,
  goToJoin,
  inHeader,
  loginByEmail,
  openEmailLogin,
  openLogin,
  press,
  proveEmail,
  seeSignedIn,
  seeSignedOut,
} from '#tests/journeys/support/steps.ts';
import { drivenPage } from './driven-page.ts';
import { noWebKitBecause, openSession, type Session } from './webdriver.ts';

const missing = noWebKitBecause();

describe.skipIf(missing !== undefined)(`on WebKitGTK${missing === undefined ? '' : ` (skipped: ${missing})`}`, () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  async function visitor(): Promise<Person & { readonly session: Session }> {
    const session = await openSession();
    onTestFinished(() => session.end());
    const page = drivenPage(session, app.server.siteUrl);
    const person = { page, language: 'en', say: await sayIn('en') } as Person;
    await page.goto('/');
    return { ...person, session };
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
    const shown = `[...document.querySelectorAll('[data-art=hero] > [data-layer="4"]')].find((image) => image.getClientRects().length > 0)`;
    const look = async () => {
      await session.send('POST', 'url', { url: app.server.siteUrl });
      await expect.poll(() => run(`return ${shown}?.complete`)).toBe(true);
      // Alone: all around it follows the theme by itself.
      await run(`document.body.replaceChildren(${shown}); document.body.style = 'background: white; overflow: hidden'`);
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

  test('a forgotten password is reset with the mailed code', async () => {
    const member = await newMember(app);
    app.moveClock(RESEND_COOL_DOWN);
    const person = await visitor();
    await openEmailLogin(person);
    await press(person, ($) => $.emailLogin.reset);
    await proveEmail(app, person, member.email);
    await choosePassword(person, 'winter-2027?');
    await seeSignedIn(person, member.nickname);
  });

  test('a provider signs in by its window', async () => {
    const member = await newProviderMember(app, 'kakao');
    const { session, ...person } = await visitor();
    await openLogin(person);
    await chooseProvider(person, 'kakao', 'login');
    const windows = async () => (await session.send('GET', 'window/handles')) as string[];
    const turnTo = (handle = '') => session.send('POST', 'window', { handle });
    const own = String(await session.send('GET', 'window'));
    await expect.poll(windows, { timeout: 20_000 }).toHaveLength(2);
    await turnTo((await windows()).find((handle) => handle !== own));
    await signInAs(person.page, member.personId);
    await expect.poll(windows, { timeout: 20_000 }).toEqual([own]);
    await turnTo(own);
    await seeSignedIn(person, member.nickname);
  });

  test('a provider signs in by the page where no window opens', async () => {
    const member = await newProviderMember(app, 'kakao');
    const { session, ...person } = await visitor();
    await session.send('POST', 'execute/sync', { script: 'window.open = () => null', args: [] });
    await openLogin(person);
    await chooseProvider(person, 'kakao', 'login');
    await seeState(person.page, 'providerWindow', 'open.blocked');
    await press(person, ($) => $.providerWindow.page);
    await signInAs(person.page, member.personId);
    await seeSignedIn(person, member.nickname);
  });

  test('a member goes through the gateway to the partner', async () => {
    const member = await newMember(app);
    const person = await visitor();
    await loginByEmail(person, member);
    const partnerUrl = app.server.partnerUrl ?? '';
    // The partner refuses an answer to a login that it did not begin (PARTNER-1).
    await person.page.goto(`${partnerUrl}${LOG_IN_PATHS.meeting}`);
    await agreeToPartner(person, member.nickname);
    await person.page.waitForURL(({ origin, search }) => origin === partnerUrl && search !== '');
    await person.page.locator('[data-field="ncknm"]').waitFor();
    expect((await person.page.locator('[data-field="ncknm"]').innerText()).trim()).toBe(member.nickname);
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
