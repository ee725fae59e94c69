import { afterAll, beforeAll, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { type App, openApp } from '../support/open-app.ts';
import { logOut, seeSignedIn } from '../support/steps.ts';
import { goOnByEmail, makePasskey, memberWithAuthenticator, pressPasskeyButton, seeRefused } from './passkey-steps.ts';
import type { VirtualPasskey } from './virtual-authenticator.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const CHANGES: readonly (readonly [string, (passkey: VirtualPasskey) => VirtualPasskey])[] = [
  ['a counter that went back', (passkey) => ({ ...passkey, signCount: 0 })],
  ['the handle of another user', (passkey) => ({ ...passkey, userHandle: Buffer.from('another user').toString('base64') })],
];

it.each(CHANGES.flatMap(([name, change]) => LANGUAGES.map((language) => [language, name, change] as const)))(
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
