import { LANGUAGES, type Language } from '#contract/languages.ts';
import { messageOf } from '#server/messages.ts';
import { isOfThisPart } from '#tests/support/part.ts';
import { type Member, newMember } from '../support/accounts.ts';
import { type App, type Person, type PersonOptions, seeState } from '../support/open-app.ts';
import { giveCredentials, inHeader, loginByEmail, openProfile, press, read, readWords, seeSignedIn } from '../support/steps.ts';
import { addAuthenticator, type VirtualAuthenticator, type VirtualPasskey } from './virtual-authenticator.ts';

/** Every language, of which `npm test` takes the first, and the rest the others. */
export const inEach = (first: Language): readonly Language[] =>
  [first, ...LANGUAGES.filter((language) => language !== first)].filter((_, index) => isOfThisPart(index, LANGUAGES.length));

export interface Owner {
  readonly person: Person;
  readonly member: Member;
  readonly authenticator: VirtualAuthenticator;
}

/** `isByButton`: a browser that lists no passkeys in fields. */
export type BrowserOptions = PersonOptions & { readonly isByButton?: boolean };

export async function personWithAuthenticator(
  app: App,
  { isByButton = false, ...options }: BrowserOptions = {},
): Promise<Pick<Owner, 'person' | 'authenticator'>> {
  const person = await app.person(options);
  if (isByButton)
    await person.context.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  await person.page.goto('/');
  return { person, authenticator: await addAuthenticator(person) };
}

export async function memberWithAuthenticator(app: App, options: BrowserOptions = {}): Promise<Owner> {
  const { person, authenticator } = await personWithAuthenticator(app, options);
  const member = await newMember(app);
  await loginByEmail(person, member);
  return { person, member, authenticator };
}

export async function openPasskeys({ person }: Pick<Owner, 'person'>): Promise<void> {
  await openProfile(person);
  await press(person, ($) => $.passkeys.open);
  await seeState(person.page, 'passkeys', 'listing');
}

export async function closePasskeys({ person: { page } }: Pick<Owner, 'person'>): Promise<void> {
  await page.keyboard.press('Escape');
  await seeState(page, 'profile', 'viewing');
  await page.keyboard.press('Escape');
  await page.locator('[data-flow="profile"]').waitFor({ state: 'detached' });
}

/** The person who is signed in makes one; other people’s may be on the same authenticator. */
export async function makePasskey(owner: Pick<Owner, 'person' | 'authenticator'>): Promise<VirtualPasskey> {
  const before = (await owner.authenticator.passkeys()).map(({ credentialId }) => credentialId);
  await openPasskeys(owner);
  await press(owner.person, ($) => $.passkeys.add);
  await read(owner.person, ($) => $.passkeys.unused);
  const passkey = (await owner.authenticator.passkeys()).find(({ credentialId }) => !before.includes(credentialId));
  if (passkey === undefined) throw new Error('the authenticator made no passkey');
  await closePasskeys(owner);
  return passkey;
}

/** The way by email was used last here, so the login opens with its form. */
export const openForm = ({ person }: Pick<Owner, 'person'>): Promise<void> => inHeader(person, ($) => $.header.login).click();

export async function pressPasskeyButton(owner: Pick<Owner, 'person'>): Promise<void> {
  await openForm(owner);
  await press(owner.person, ($) => $.passkeyLogin.button);
}

/** Passkeys are refused in the server’s words (PASSKEY-4). */
export async function seeRefused(owner: Owner): Promise<void> {
  await seeState(owner.person.page, 'passkeyLogin', 'failed');
  await readWords(owner.person, messageOf('passkeyRefused', owner.person.language));
}

export async function goOnByEmail({ person, member }: Owner): Promise<void> {
  await press(person, ($) => $.passkeyLogin.otherWay);
  await seeState(person.page, 'emailLogin', 'entering');
  await giveCredentials(person, member.email);
  await seeSignedIn(person, member.nickname);
}
