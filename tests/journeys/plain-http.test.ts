import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { LOG_IN_PATHS } from '#server/partner/links.ts';
import { NAME_OF_THIS_MACHINE } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { newIdentity } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { agreeToPartner, backAtPartner } from './support/partner.ts';
import { chooseProvider, keepProposed, newPersonId, openProvider, signInAs } from './support/provider-steps.ts';
import {
  choosePassword,
  goToEmailJoin,
  goToJoin,
  inHeader,
  logOut,
  openEmailLogin,
  openLogin,
  press,
  proveEmail,
  readWords,
  seeSignedIn,
  seeSignedOut,
} from './support/steps.ts';

/* As a school runs it in its own network: http without TLS on a host name, where browsers take away what needs a secure context. */

let app: App;
beforeAll(async () => {
  const port = await freePort();
  app = await openApp({ PORT: `${port}`, PUBLIC_URL: `http://${NAME_OF_THIS_MACHINE}:${port}`, ALLOW_PUBLIC_STAND_INS: '1' });
});
afterAll(() => app.close());

async function arrive(options: Parameters<App['person']>[0] = {}): Promise<Person> {
  const person = await app.person(options);
  await person.page.goto('/');
  expect(person.page.url()).toBe(`${app.server.siteUrl}/`);
  expect(await person.page.evaluate(() => [isSecureContext, 'locks' in navigator, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  return person;
}

/** Joins by `act`, leaves for the 3D host, which has another name here, and comes back; gives the nickname. */
async function join(person: Person, act: () => Promise<unknown>): Promise<string> {
  const { page } = person;
  const joining = page.waitForRequest((request) => /\/auth\/(account-link\/)?join$/.test(request.url()));
  await act();
  const { ncknm } = (await joining).postDataJSON() as { ncknm: string };
  await page.waitForURL(`${app.server.worldUrl}/**`);
  await page.goto('/');
  await seeSignedIn(person, ncknm);
  return ncknm;
}

test('[DOOR-3] on http with a host name a guest joins, comes back and logs out (ko)', async () => {
  const person = await arrive({ language: 'ko' });
  await goToJoin(person);
  const nickname = await join(person, () => press(person, ($) => $.methods.guest.join));
  // A guest is offered an account at each sign-in.
  await press(person, ($) => $.linkAccount.later);
  await inHeader(person, ($) => $.header.accountMenu, { nickname }).click();
  await person.page.getByRole('menuitem', { name: person.say(($) => $.header.logout) }).click();
  await press(person, ($) => $.logout.guestSubmit);
  await seeSignedOut(person);
});

test('[DOOR-3] on http with a host name a person joins by email, resets the password and goes through the gateway (ja)', async () => {
  const person = await arrive({ language: 'ja' });
  const { page, say } = person;
  const { email } = newIdentity();
  await goToEmailJoin(person);
  await proveEmail(app, person, email);
  const nickname = await join(person, () => choosePassword(person));
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await press(person, ($) => $.myProfile.copyId);
  await readWords(
    person,
    say(($) => $.myProfile.idCopied),
  );
  await page.keyboard.press('Escape');
  await logOut(person, nickname);

  app.moveClock(RESEND_COOL_DOWN);
  await openEmailLogin(person);
  await press(person, ($) => $.emailLogin.reset);
  await proveEmail(app, person, email);
  await choosePassword(person, 'winter-2027?');
  await seeSignedIn(person, nickname);
  await page.reload();
  await seeSignedIn(person, nickname);

  await page.goto(`${app.server.partnerUrl}${LOG_IN_PATHS.meeting}`);
  await agreeToPartner(person, nickname);
  expect((await backAtPartner(app, person)).user).toMatchObject({ nickname });
});

test('[DOOR-3] on http with a host name a provider signs in by its window, and by the page where no window opens', async () => {
  const personId = newPersonId();
  const byWindow = await arrive();
  await goToJoin(byWindow);
  const nickname = await join(byWindow, async () => {
    await signInAs(await openProvider(byWindow, 'kakao', 'join'), personId);
    await keepProposed(byWindow);
  });

  const byPage = await app.person();
  await byPage.context.addInitScript(() => {
    window.open = () => null;
  });
  await byPage.page.goto('/');
  await openLogin(byPage);
  await chooseProvider(byPage, 'kakao', 'login');
  await seeState(byPage.page, 'providerWindow', 'open.blocked');
  await press(byPage, ($) => $.providerWindow.page);
  await byPage.page.waitForURL(`${app.server.providersUrl}/**`);
  await signInAs(byPage.page, personId);
  await seeSignedIn(byPage, nickname);
});
