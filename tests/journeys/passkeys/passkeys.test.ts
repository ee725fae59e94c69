import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, openApp, seeState } from '../support/open-app.ts';
import { logOut, press, read, readWords, seeSignedIn, top } from '../support/steps.ts';
import {
  closePasskeys,
  goOnByEmail,
  inEach,
  makePasskey,
  memberWithAuthenticator,
  openForm,
  openPasskeys,
  pressPasskeyButton,
  seeRefused,
} from './passkey-steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

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
