import { bypass, HttpResponse } from 'msw';
import { on } from '#tests/support/faults.ts';
import { EMAIL_CODE } from '../bare/bare-api.ts';
import type { OpenPage } from '../bare/open-page.tsx';

export const EMAIL = 'minji@campus.ac.kr';
export const PASSWORD = 'maple-7leaf';
const NEW_PASSWORD = 'river-8stone';
/** What stands in the fields of the last step of an email. */
export const PASSWORDS = { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD };

/** A visitor’s way as far as the choice of how to join. */
export async function agree(page: OpenPage): Promise<void> {
  page.open('welcome');
  await page.press(/^Create a new avatar/);
  await page.tick('Agree to all, including optional');
  await page.press('Agree and continue');
  await page.press('OK');
  await page.see('linkAccount', 'choosing');
}

export async function fill(page: OpenPage, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.fill(label, text);
}

export async function askForCode(page: OpenPage): Promise<void> {
  await page.fill('Email', EMAIL);
  await page.press('Send code');
  await page.see('emailVerification', 'codeSent');
}

export async function toPassword(page: OpenPage): Promise<void> {
  await askForCode(page);
  await page.fill('Code', EMAIL_CODE);
  await page.see('emailVerification', 'settingPassword');
  await fill(page, PASSWORDS);
}

export const isSignedIn = (page: OpenPage, kind: 'guest' | 'member') =>
  page.until(() => {
    if (page.viewer().kind !== kind) throw new Error(`${page.viewer().kind} is no ${kind}`);
  });

export const member = (page: OpenPage) => isSignedIn(page, 'member');

export const press = (name: string | RegExp) => (page: OpenPage) => page.press(name);

/** As the API answers, but for this of the user. */
export const knownAs = (known: Readonly<Record<string, unknown>>) =>
  on('userInfo', async ({ request }) => {
    const { data, ...rest } = await (await fetch(bypass(request))).json();
    return HttpResponse.json({ ...rest, data: { user: { ...data.user, ...known } } });
  });

export async function openProfile(page: OpenPage): Promise<void> {
  await isSignedIn(page, 'member');
  page.open('myProfile');
  await page.read('My profile');
}
