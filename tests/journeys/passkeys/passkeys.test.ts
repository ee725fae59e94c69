import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageOf } from '#server/messages.ts';
import { type App, openApp, seeState } from '../support/open-app.ts';
import { giveCredentials, logOut, press, read, readWords, seeSignedIn, top } from '../support/steps.ts';
import {
  closePasskeys,
  inEach,
  makePasskey,
  memberWithAuthenticator,
  type Owner,
  openForm,
  openPasskeys,
  pressPasskeyButton,
} from './passkey-steps.ts';
import type { VirtualPasskey } from './virtual-authenticator.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Passkeys are refused in the server’s words (PASSKEY-4). */
async function seeRefused(owner: Owner): Promise<void> {
  await seeState(owner.person.page, 'passkeyLogin', 'failed');
  await readWords(owner.person, messageOf('passkeyRefused', owner.person.language));
}

async function goOnByEmail({ person, member }: Owner): Promise<void> {
  await press(person, ($) => $.passkeyLogin.otherWay);
  await seeState(person.page, 'emailLogin', 'entering');
  await giveCredentials(person, member.email);
  await seeSignedIn(person, member.nickname);
}

it.each(inEach('ko'))(
  '[PASSKEY-1] [PASSKEY-3] %s: a member makes a passkey in the profile, and logs in by the email field',
  async (language) => {
    const owner = await memberWithAuthenticator(app, { language });
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
  },
);

it.each(inEach('ja'))('[PASSKEY-1] %s: where no field lists passkeys, a button logs in', async (language) => {
  const owner = await memberWithAuthenticator(app, { language, isByButton: true });
  await makePasskey(owner);
  await logOut(owner.person, owner.member.nickname);
  await pressPasskeyButton(owner);
  await seeSignedIn(owner.person, owner.member.nickname);
});

it.each(inEach('en'))('[PASSKEY-1] %s: cancelled, the form is there with what was typed, and the next press logs in', async (language) => {
  const owner = await memberWithAuthenticator(app, { language, isByButton: true });
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
  await authenticator.setPresent(true);
  await press(person, ($) => $.passkeyLogin.button);
  await seeSignedIn(person, owner.member.nickname);
});

it.each(inEach('en'))(
  '[PASSKEY-3] [PASSKEY-4] %s: named and removed here, and still in the manager: it logs in no more, and says so',
  async (language) => {
    const owner = await memberWithAuthenticator(app, { language, isByButton: true });
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
    await pressPasskeyButton(owner);
    await seeRefused(owner);
    await goOnByEmail(owner);
  },
);

const CHANGES: readonly (readonly [string, (passkey: VirtualPasskey) => VirtualPasskey])[] = [
  ['a counter that went back', (passkey) => ({ ...passkey, signCount: 0 })],
  ['the handle of another user', (passkey) => ({ ...passkey, userHandle: Buffer.from('another user').toString('base64') })],
];

it.each(CHANGES.flatMap(([name, change]) => inEach('en').map((language) => [language, name, change] as const)))(
  '[PASSKEY-4] %s: %s is refused, and the login by email goes on',
  async (language, _, change) => {
    const owner = await memberWithAuthenticator(app, { language, isByButton: true });
    const { person, authenticator, member } = owner;
    await makePasskey(owner);
    await logOut(person, member.nickname);
    await pressPasskeyButton(owner);
    await seeSignedIn(person, member.nickname);
    await logOut(person, member.nickname);
    const [passkey] = await authenticator.passkeys();
    if (passkey === undefined) throw new Error('the authenticator has no passkey');
    await authenticator.clear();
    await authenticator.add(change({ ...passkey, signCount: passkey.signCount }));
    await pressPasskeyButton(owner);
    await seeRefused(owner);
    await goOnByEmail(owner);
  },
);
