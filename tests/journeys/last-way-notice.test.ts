import { afterAll, beforeAll, expect, it } from 'vitest';
import { newIdentity } from './support/accounts.ts';
import { type App, openApp, type Person, reload } from './support/open-app.ts';
import { goneAtApple, newProviderMember, openProvider, signInAs } from './support/provider-steps.ts';
import { choosePassword, openLogin, press, proveEmail, seeSignedIn } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const notice = ({ page, say }: Person) => page.getByRole('complementary', { name: say(($) => $.lastWayNotice.title, { way: 'Apple' }) });

it.each([
  ['ko', 360, 'light'],
  ['en', 360, 'dark'],
  ['ja', 1440, 'light'],
] as const)(
  '[WAY-2] %s: the only way is gone at Apple: the next visit says so, an email takes its place, and the notice goes',
  async (language, width, theme) => {
    const person = await app.person({ language, width, height: width === 360 ? 740 : 900, theme });
    const { page, say } = person;
    const member = await newProviderMember(app, 'apple');
    await page.goto('/');
    await openLogin(person);
    await signInAs(await openProvider(person, 'apple', 'login'), member.personId);
    await seeSignedIn(person, member.nickname);
    expect(await notice(person).count()).toBe(0);

    await goneAtApple(app, member.personId);
    await reload(page);
    await notice(person).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await notice(person)
      .getByRole('button', { name: say(($) => $.lastWayNotice.later), exact: true })
      .click();
    expect(await notice(person).count()).toBe(0);

    await reload(page);
    await notice(person)
      .getByRole('button', { name: say(($) => $.lastWayNotice.add), exact: true })
      .click();
    await press(person, ($) => $.methods.email.link);
    await proveEmail(app, person, newIdentity().email);
    await choosePassword(person);
    await press(person, ($) => $.common.ok);
    await seeSignedIn(person, member.nickname);
    expect(await notice(person).count()).toBe(0);
    await reload(page);
    await seeSignedIn(person, member.nickname);
    expect(await notice(person).count()).toBe(0);
  },
);
