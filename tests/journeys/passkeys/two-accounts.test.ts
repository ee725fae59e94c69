import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { type Member, newMember } from '../support/accounts.ts';
import { type App, openApp, type Person, reload } from '../support/open-app.ts';
import { loginByEmail, logOut, seeSignedIn } from '../support/steps.ts';
import { makePasskey, openForm, personWithAuthenticator, pressPasskeyButton } from './passkey-steps.ts';
import type { VirtualPasskey } from './virtual-authenticator.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The browser’s own list of accounts has no way in for tests: a virtual authenticator takes one by itself. This stands for the choice there, also in the list of the field. */
const listsAccounts = ({ context }: Person) =>
  context.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const { picked } = document.documentElement.dataset;
      if (picked === undefined || options?.publicKey === undefined) return get(options);
      const id = Uint8Array.from(atob(picked), (char) => char.charCodeAt(0));
      return get({
        ...options,
        mediation: 'optional',
        publicKey: { ...options.publicKey, allowCredentials: [{ type: 'public-key', id }] },
      });
    };
  });

const pick = ({ page }: Person, { credentialId }: VirtualPasskey) =>
  page.evaluate((id) => {
    document.documentElement.dataset.picked = id;
  }, credentialId);

async function elsewhere(member: Member): Promise<Person> {
  const person = await app.person();
  await person.page.goto('/');
  await loginByEmail(person, member);
  return person;
}

const CASES: readonly (readonly [Language, string, boolean])[] = [
  ['ko', 'the email field', false],
  ['en', 'the button', true],
  ['ja', 'the email field', false],
  ['en', 'the email field', false],
  ['ko', 'the button', true],
  ['ja', 'the button', true],
];

it.each(CASES)(
  '[PASSKEY-1] [PASSKEY-4] %s, by %s: of two accounts on one authenticator the one that the person picks is signed in, and the other’s session stays',
  async (language, _, isByButton) => {
    const here = await personWithAuthenticator(app, { language, isByButton });
    const { person, authenticator } = here;
    await listsAccounts(person);
    await reload(person.page);
    const owners: { readonly member: Member; readonly passkey: VirtualPasskey; readonly other: Person }[] = [];
    for (const member of [await newMember(app), await newMember(app)]) {
      // Its person takes none of those that the field lists.
      await authenticator.setPresent(false);
      await loginByEmail(person, member);
      await authenticator.setPresent(true);
      owners.push({ member, passkey: await makePasskey(here), other: await elsewhere(member) });
      await logOut(person, member.nickname);
    }
    expect(await authenticator.passkeys()).toHaveLength(2);

    for (const { member, passkey } of [...owners, ...owners.slice(0, 1)]) {
      await pick(person, passkey);
      await (isByButton ? pressPasskeyButton : openForm)(here);
      await seeSignedIn(person, member.nickname);
      for (const { member: owner, other } of owners) {
        await reload(other.page);
        await seeSignedIn(other, owner.nickname);
      }
      await logOut(person, member.nickname);
    }
  },
);
