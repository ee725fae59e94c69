import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMember } from '../support/accounts.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { inHeader, loginByEmail, logOut, openLogin, seeSignedIn } from '../support/steps.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const notice = ({ page, say }: Person) => page.getByRole('complementary', { name: say(($) => $.passkeyOffer.title) });
const pressInNotice = (person: Person, name: string) => notice(person).getByRole('button', { name, exact: true }).click();

/** A browser that makes passkeys by itself, as it does where it has just filled in a password; the virtual authenticator cannot. */
const makesSilently = ({ context }: Person) =>
  context.addInitScript(() => {
    PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: true });
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = ({ mediation, ...options } = {}) => {
      document.documentElement.dataset.createdBy = mediation;
      return create(options);
    };
  });

/** One that has no way to make a passkey by itself. */
const makesByAsking = ({ context }: Person) =>
  context.addInitScript(() => {
    PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: false });
  });

/** Where it comes, it comes within a second of the login. */
async function seeNoNotice(person: Person): Promise<void> {
  await person.page.waitForTimeout(3000);
  expect(await notice(person).count()).toBe(0);
}

it.each(['ko', 'en', 'ja'] as const)(
  '[PASSKEY-2] %s: after a login with a password a notice offers a passkey, once, and the next login needs no password',
  async (language) => {
    const person = await app.person({ language, width: 360, height: 740 });
    await makesByAsking(person);
    const member = await newMember(app);
    await person.page.goto('/');
    const authenticator = await addAuthenticator(person);
    await loginByEmail(person, member);
    await pressInNotice(
      person,
      person.say(($) => $.passkeys.add),
    );
    await person.page.getByText(person.say(($) => $.successes.passkeyAdded)).waitFor();
    expect(await authenticator.passkeys()).toHaveLength(1);
    expect(await notice(person).count()).toBe(0);
    await logOut(person, member.nickname);
    // The browser lists it in the email field, and the virtual authenticator picks it.
    await inHeader(person, ($) => $.header.login).click();
    await seeSignedIn(person, member.nickname);
  },
);

it('[PASSKEY-2] declined, it does not come again at the next login with a password', async () => {
  const person = await app.person();
  await makesByAsking(person);
  const member = await newMember(app);
  await person.page.goto('/');
  await loginByEmail(person, member);
  await pressInNotice(
    person,
    person.say(($) => $.passkeyOffer.decline),
  );
  await logOut(person, member.nickname);
  await loginByEmail(person, member);
  await seeNoNotice(person);
});

it('[PASSKEY-2] a browser that makes one by itself shows no dialog; the person is told, and the profile lists it', async () => {
  const person = await app.person();
  await makesSilently(person);
  const member = await newMember(app);
  await person.page.goto('/');
  const authenticator = await addAuthenticator(person);
  await loginByEmail(person, member);
  await person.page.getByText(person.say(($) => $.successes.passkeyMade).split(':')[0] ?? '').waitFor();
  expect(await authenticator.passkeys()).toHaveLength(1);
  expect(await person.page.evaluate(() => document.documentElement.dataset.createdBy)).toBe('conditional');
  await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).click();
  await person.page.getByRole('menuitem', { name: person.say(($) => $.header.settings) }).click();
  await seeState(person.page, 'profile', 'viewing');
  expect(await notice(person).count()).toBe(0);
});

it('[PASSKEY-2] [DOOR-5] nothing is offered on a shared computer', async () => {
  const person = await app.person();
  await makesByAsking(person);
  const member = await newMember(app);
  await person.page.goto('/');
  await openLogin(person);
  await person.page.locator('dialog[open] input[name=sharedComputer]').check();
  await person.page.keyboard.press('Escape');
  await loginByEmail(person, member);
  await seeNoNotice(person);
});
