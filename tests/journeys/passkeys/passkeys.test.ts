import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, newMember } from '../support/accounts.ts';
import { type App, openApp, type Person, type PersonOptions, seeState } from '../support/open-app.ts';
import { inHeader, loginByEmail, logOut, press, read, readWords, seeSignedIn, top } from '../support/steps.ts';
import { addAuthenticator, type VirtualAuthenticator, type VirtualPasskey } from './virtual-authenticator.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface Owner {
  readonly person: Person;
  readonly member: Member;
  readonly authenticator: VirtualAuthenticator;
}

/** `isByButton`: a browser that lists no passkeys in fields. */
async function memberWithAuthenticator(options: PersonOptions & { readonly isByButton?: boolean } = {}): Promise<Owner> {
  const person = await app.person(options);
  if (options.isByButton === true)
    await person.context.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  await person.page.goto('/');
  const authenticator = await addAuthenticator(person);
  const member = await newMember(app);
  await loginByEmail(person, member);
  return { person, member, authenticator };
}

async function openPasskeys({ person, member }: Owner): Promise<void> {
  const { page, say } = person;
  await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await seeState(page, 'profile', 'viewing');
  await press(person, ($) => $.passkeys.open);
  await seeState(page, 'passkeys', 'listing');
}

async function closePasskeys({ person: { page } }: Owner): Promise<void> {
  await page.keyboard.press('Escape');
  await seeState(page, 'profile', 'viewing');
  await page.keyboard.press('Escape');
  await page.locator('[data-flow="profile"]').waitFor({ state: 'detached' });
}

async function makePasskey(owner: Owner): Promise<VirtualPasskey> {
  await openPasskeys(owner);
  await press(owner.person, ($) => $.passkeys.add);
  await read(owner.person, ($) => $.passkeys.unused);
  const [passkey] = await owner.authenticator.passkeys();
  if (passkey === undefined) throw new Error('the authenticator made no passkey');
  await closePasskeys(owner);
  return passkey;
}

/** The way by email was used last here, so the login opens with its form. */
const openForm = ({ person }: Owner): Promise<void> => inHeader(person, ($) => $.header.login).click();

const pressButton = async (owner: Owner): Promise<void> => {
  await openForm(owner);
  await press(owner.person, ($) => $.passkeyLogin.button);
};

it('[PASSKEY-1] [PASSKEY-3] ko: a member makes a passkey in the profile, and logs in by the email field', async () => {
  const owner = await memberWithAuthenticator({ language: 'ko' });
  await makePasskey(owner);
  await logOut(owner.person, owner.member.nickname);
  await openForm(owner);
  await seeSignedIn(owner.person, owner.member.nickname);
  await openPasskeys(owner);
  expect(
    await top(owner.person)
      .getByText(owner.person.say(($) => $.passkeys.unused))
      .count(),
  ).toBe(0);
});

it('[PASSKEY-1] ja: where no field lists passkeys, a button logs in', async () => {
  const owner = await memberWithAuthenticator({ language: 'ja', isByButton: true });
  await makePasskey(owner);
  await logOut(owner.person, owner.member.nickname);
  await pressButton(owner);
  await seeSignedIn(owner.person, owner.member.nickname);
});

it('[PASSKEY-1] en: cancelled, the form is there with what was typed', async () => {
  const owner = await memberWithAuthenticator({ isByButton: true });
  const { person, authenticator } = owner;
  await makePasskey(owner);
  await logOut(person, owner.member.nickname);
  await authenticator.setPresent(false);
  await openForm(owner);
  const email = top(person).getByLabel(
    person.say(($) => $.fields.email.label),
    { exact: true },
  );
  await email.fill('typed@campus.ac.kr');
  await press(person, ($) => $.passkeyLogin.button);
  await seeState(person.page, 'passkeyLogin', 'atAuthenticator');
  await press(person, ($) => $.common.cancel);
  await seeState(person.page, 'emailLogin', 'entering');
  expect(await email.inputValue()).toBe('typed@campus.ac.kr');
});

it('[PASSKEY-3] [PASSKEY-4] en: named and removed here, and still in the manager: it logs in no more, and says so', async () => {
  const owner = await memberWithAuthenticator({ isByButton: true });
  const { person, authenticator } = owner;
  const passkey = await makePasskey(owner);
  await openPasskeys(owner);
  await top(person).locator('[data-act="rename"]').click();
  await top(person)
    .getByLabel(
      person.say(($) => $.passkeys.name),
      { exact: true },
    )
    .fill('My phone');
  await press(person, ($) => $.passkeys.save);
  await readWords(person, 'My phone');
  await top(person).locator('[data-act="remove"]').click();
  await seeState(person.page, 'passkeys', 'confirmingRemoval');
  await press(person, ($) => $.passkeys.remove);
  await read(person, ($) => $.passkeys.none);
  await closePasskeys(owner);
  await logOut(person, owner.member.nickname);
  await authenticator.clear();
  await authenticator.add(passkey);
  await pressButton(owner);
  await seeState(person.page, 'passkeyLogin', 'failed');
  await press(person, ($) => $.passkeyLogin.otherWay);
  await seeState(person.page, 'emailLogin', 'entering');
});

it.each<[string, (passkey: VirtualPasskey) => VirtualPasskey]>([
  ['a counter that went back', (passkey) => ({ ...passkey, signCount: 0 })],
  ['the handle of another user', (passkey) => ({ ...passkey, userHandle: Buffer.from('another user').toString('base64') })],
])('[PASSKEY-4] en: %s is refused, and the login by email goes on', async (_, change) => {
  const owner = await memberWithAuthenticator({ isByButton: true });
  const { person, authenticator, member } = owner;
  await makePasskey(owner);
  await logOut(person, member.nickname);
  await pressButton(owner);
  await seeSignedIn(person, member.nickname);
  await logOut(person, member.nickname);
  const [passkey] = await authenticator.passkeys();
  if (passkey === undefined) throw new Error('the authenticator has no passkey');
  await authenticator.clear();
  await authenticator.add(change({ ...passkey, signCount: passkey.signCount }));
  await pressButton(owner);
  await seeState(person.page, 'passkeyLogin', 'failed');
  await press(person, ($) => $.passkeyLogin.otherWay);
  await seeState(person.page, 'emailLogin', 'entering');
});
