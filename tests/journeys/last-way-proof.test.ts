import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { SIGN_IN_PROVES_MINUTES } from '#contract/limits.ts';
import { newIdentity } from './support/accounts.ts';
import { type App, openApp, reload, seeState } from './support/open-app.ts';
import { goneAtApple, newProviderMember, openProvider, signInAs } from './support/provider-steps.ts';
import {
  choosePassword,
  loginByEmail,
  logOut,
  openLogin,
  openProfile,
  press,
  proveEmail,
  read,
  seeSignedIn,
  top,
} from './support/steps.ts';

/** Longer than a login proves who the person is, ms. */
const LATER = (SIGN_IN_PROVES_MINUTES + 1) * 60_000;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

it.each(LANGUAGES)(
  '[CONFIRM-1] [WAY-2] %s: the way that is gone at Apple is no proof and is not offered; the dialog says what can be done, and that leads on',
  async (language) => {
    const person = await app.person({ language, width: 360, height: 740 });
    const { page, say } = person;
    const member = await newProviderMember(app, 'apple');
    await page.goto('/');
    await openLogin(person);
    await signInAs(await openProvider(person, 'apple', 'login'), member.personId);
    await seeSignedIn(person, member.nickname);
    app.moveClock(LATER);
    // Apple’s tokens are of the hour that is.
    onTestFinished(() => app.moveClock(-LATER));
    await openProfile(person);
    await press(person, ($) => $.dataExport.open);
    await goneAtApple(app, member.personId);
    await press(person, ($) => $.dataExport.save);
    await seeState(page, 'confirmIdentity', 'withoutWay');
    await read(person, ($) => $.confirmIdentity.withoutWay.gone, { way: 'Apple' });
    await read(person, ($) => $.confirmIdentity.withoutWay.advice, { add: say(($) => $.linkAccount.another) });
    expect(
      await top(person)
        .getByRole('button', { name: say(($) => $.methods.apple.login) })
        .count(),
    ).toBe(0);
    await press(person, ($) => $.common.ok);
    await seeState(page, 'dataExport', 'explaining');

    const { email } = newIdentity();
    await reload(page);
    await openProfile(person);
    await press(person, ($) => $.linkAccount.another);
    await press(person, ($) => $.methods.email.link);
    await proveEmail(app, person, email);
    await choosePassword(person);
    await press(person, ($) => $.common.ok);
    await seeState(page, 'profile', 'viewing');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await logOut(person, member.nickname);
    await loginByEmail(person, { email, nickname: member.nickname });
    await openProfile(person);
    await press(person, ($) => $.dataExport.open);
    const download = page.waitForEvent('download');
    await press(person, ($) => $.dataExport.save);
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
  },
);
