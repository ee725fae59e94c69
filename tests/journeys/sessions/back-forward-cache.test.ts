import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../support/accounts.ts';
import { type App, openApp, type Person } from '../support/open-app.ts';
import { logOut, seeSignedIn, seeSignedOut } from '../support/steps.ts';
import { keepSession, keptSession, signedIn } from './signed-in.ts';

/*
 * The Chromium of the tests keeps no page in the back/forward cache, whatever its switches (`BackForwardCacheDisabledForDelegate`, as
 * `Page.backForwardCacheNotUsed` says). So the one test goes Back in earnest, to a page that is loaded anew, and the other does to a page what the cache
 * does: it hears nothing meanwhile, and is then shown again with `persisted`.
 */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What a page that is kept in the cache does not hear. */
const deafen = ({ page }: Person) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });

/** Two tabs may be two processes: what one writes into the storage comes to the other a moment later, one key after the other. */
const seeStorageOf = async (other: Person, person: Person) => {
  const kept = await keptSession(other);
  await expect.poll(() => keptSession(person), { timeout: 10_000 }).toEqual(kept);
};

const showAgain = ({ page }: Person) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('[OUT-1] [STORE-1] a person who goes Back from another site finds the page signed out, after a sign-out in another tab', async () => {
  const member = await newMember(app);
  const person = await signedIn(app, member);
  const other = await person.tab();
  await person.page.goto('/privacy');
  await seeSignedIn(person, member.nickname);
  await person.page.goto(app.server.inboxUrl ?? '');
  await other.page.goto('/privacy');
  await logOut(other, member.nickname);
  await person.page.goBack({ waitUntil: 'commit' });
  await seeSignedOut(person);
});

test('[OUT-1] [STORE-1] a page that comes out of the back/forward cache shows the session of now: none, then that of another person', async () => {
  const [member, after] = [await newMember(app), await newMember(app)];
  const person = await signedIn(app, member);
  const other = await person.tab();
  await deafen(person);
  await person.page.goto('/privacy');
  await seeSignedIn(person, member.nickname);
  await other.page.goto('/privacy');
  await logOut(other, member.nickname);
  await seeSignedIn(person, member.nickname);
  await showAgain(person);
  await seeSignedOut(person);

  await keepSession(app, other, after);
  await seeStorageOf(other, person);
  await showAgain(person);
  await seeSignedIn(person, after.nickname);
});
