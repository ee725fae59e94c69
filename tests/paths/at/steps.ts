import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { EMAIL, PASSWORD } from '#machines/samples.ts';
import { DEMO_CLIENT, RETURN_PATH } from '#server/partner/links.ts';
import type { Client } from './client.ts';
import type { Account } from './make-account.ts';
import type { Person } from './person.ts';

/** What the models call a member's own name and ID, and what they change them to. */
export const NAMES = { nickname: 'Minji', otherNickname: 'Jun', uvrsId: 'minji_01', otherId: 'jun.02', newId: 'minji_02' } as const;

const menuOf = ({ page }: Person) => page.locator('header button[aria-haspopup=menu]');

async function chooseInMenu(person: Person, item: 'settings' | 'logout'): Promise<void> {
  await menuOf(person).click();
  await person.page.getByRole('menuitem', { name: person.say(($) => $.header[item]) }).click();
}

export async function openEmailLogin(person: Person): Promise<void> {
  await person.open();
  await person.inHeader(($) => $.header.login);
  await person.press(($) => $.methods.email.login);
  await person.sees('emailLogin', 'entering');
}

/** A member with an email, signed in by the form. */
export async function memberHome(person: Person): Promise<Account> {
  const email = person.here(EMAIL);
  const { account } = await person.account(email);
  await openEmailLogin(person);
  await giveCredentials(person, email);
  return account;
}

/** Sends the open email login, and waits until the person is signed in. */
export async function giveCredentials(person: Person, email: string): Promise<void> {
  await person.fill(($) => $.fields.email.label, email);
  await person.fill(($) => $.fields.password.label, PASSWORD);
  await person.press(($) => $.emailLogin.submit);
  await menuOf(person).waitFor();
  await person.page.locator('dialog[open]').waitFor({ state: 'detached' });
}

export async function openProfile(person: Person): Promise<void> {
  await chooseInMenu(person, 'settings');
  await person.sees('profile', 'viewing');
}

export async function memberInProfile(person: Person): Promise<Account> {
  const account = await memberHome(person);
  await openProfile(person);
  return account;
}

export const openLogout = (person: Person): Promise<void> => chooseInMenu(person, 'logout');

async function tickRequired(person: Person): Promise<void> {
  for (const item of REQUIRED_ITEMS) await person.top.getByRole('checkbox', { name: person.say(($) => $.agreement.items[item]) }).check();
}

/** A new guest, back from the 3D host: the ways to link an account stand above the page. */
export async function guestHome(person: Person): Promise<void> {
  await person.open();
  await person.inHeader(($) => $.header.login);
  await person.press(($) => $.methods.guest.login);
  await person.sees('agreementRenewal', 'reading');
  await tickRequired(person);
  await person.press(($) => $.agreement.submit);
  await person.page.waitForURL((url) => url.pathname.endsWith('/myroom'));
  await person.open();
  await person.sees('linkAccount', 'choosing');
}

/** From the landing page to the choice of an account. */
export async function goToJoin(person: Person): Promise<void> {
  await person.open();
  await person.inHeader(($) => $.header.signUp);
  await person.sees('agreement', 'reading');
  await tickRequired(person);
  await person.press(($) => $.agreement.submit);
  await person.sees('linkAccount', 'choosing');
}

/** The stand-in of a partner stands beside the site of `npm start`. */
const PARTNER_BESIDE = 4;

export function partnerOf({ address }: Person): string {
  const partner = new URL(address);
  partner.port = String(Number(partner.port || '80') + PARTNER_BESIDE);
  return partner.origin;
}

/** The account of this client agrees to continue to the partner, as it does at the gateway. */
export async function consentToPartner(person: Person, client: Client): Promise<void> {
  await client.ask('oauthCode', { clntId: DEMO_CLIENT, redrUri: `${partnerOf(person)}${RETURN_PATH}` });
  await client.call('consentToClient', { clntId: DEMO_CLIENT });
}
