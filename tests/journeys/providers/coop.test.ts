import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { guestIn, listenToCalls, newPersonId, newProviderMember, openProvider, signInAs } from '../support/provider-steps.ts';
import { arrival, openLogin, seeSignedIn } from '../support/steps.ts';

/** Providers that cut their windows off from their openers, unless a test asks for another policy. */
const STRICT = 'same-origin';

let app: App;
beforeAll(async () => {
  app = await openApp({}, { coop: STRICT });
});
afterAll(() => app.close());

/** The policies that the provider’s pages are sent with, from now on. */
function listenToPolicies({ context }: Person): Set<string | undefined> {
  const policies = new Set<string | undefined>();
  context.on('response', (response) => {
    if (!response.url().startsWith(app.server.providersUrl ?? '')) return;
    const { 'cross-origin-opener-policy': coop, 'cross-origin-embedder-policy': coep } = response.headers();
    policies.add(coep === undefined ? coop : `${coop} with ${coep}`);
  });
  return policies;
}

test.each(['unsafe-none', 'same-origin-allow-popups', 'noopener-allow-popups'])(
  '[CB-4] [SOC-1] [SOC-2] a provider that sends the opener policy %s: the person is signed in all the same',
  async (policy) => {
    const member = await newProviderMember(app, 'google');
    const person = await app.person();
    await person.context.request.get(`${app.server.providersUrl}/?coop=${policy}`);
    await person.page.goto('/');
    await openLogin(person);
    const policies = listenToPolicies(person);
    await signInAs(await openProvider(person, 'google', 'login'), member.personId);
    await seeSignedIn(person, member.nickname);
    expect([...policies]).toEqual([policy]);
  },
);

test('[CB-4] [SOC-1] [SOC-4] a provider that isolates its pages wholly: a window that looks closed is no end, and its answer counts', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, context } = person;
  await context.route('**/apple/sign-in/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cross-origin-embedder-policy': 'require-corp' } });
  });
  await page.goto('/');
  const guest = await guestIn(person);
  const policies = listenToPolicies(person);
  const popup = await openProvider(person, 'apple', 'link');
  // What was come to by a redirect is not intercepted; what is loaded anew is.
  await popup.reload();
  expect(policies).toContain(`${STRICT} with require-corp`);
  expect(await popup.evaluate(() => [crossOriginIsolated, window.opener])).toEqual([true, null]);
  // Back at the choice, while the window is still there.
  await seeState(page, 'linkAccount', 'withProvider');
  await signInAs(popup, newPersonId());
  expect(await arrival(app, person)).toEqual(guest);
});

test('[SOC-2] [SOC-3] an answer to an earlier attempt, out of a window that could not be closed, changes nothing; the later one counts', async () => {
  const [earlier, later] = [await newProviderMember(app, 'kakao'), await newProviderMember(app, 'kakao')];
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  await page.goto('/');
  await openLogin(person);
  const first = await openProvider(person, 'kakao', 'login');
  await seeState(page, 'login', 'withProvider');
  const calls = listenToCalls(person);
  const second = await openProvider(person, 'kakao', 'login');
  await signInAs(first, earlier.personId);
  await first.locator('main[data-saying="unexpected"]').waitFor();
  expect(calls).not.toContain('POST /auth/check/user');
  await signInAs(second, later.personId);
  await seeSignedIn(person, later.nickname);
});
