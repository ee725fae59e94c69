import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp, seeState } from '../support/open-app.ts';
import { newPersonId, newProviderMember, openProvider, signInAs } from '../support/provider-steps.ts';
import { openLogin, seeSignedIn } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('[SOC-2] [CB-4] two tabs ask the same provider at once: each hears the answer of its own window alone', async () => {
  const member = await newProviderMember(app, 'google');
  const first = await app.person();
  const second = await first.tab();
  await Promise.all([first, second].map(({ page }) => page.goto('/')));
  await openLogin(first);
  await openLogin(second);
  const ofFirst = await openProvider(first, 'google', 'login');
  const ofSecond = await openProvider(second, 'google', 'login');

  await signInAs(ofFirst, newPersonId());
  await seeState(first.page, 'providerLogin', 'alertingAccountNotFound');
  await seeState(second.page, 'providerWindow', 'open.waiting');
  expect(ofSecond.isClosed()).toBe(false);

  await signInAs(ofSecond, member.personId);
  await seeSignedIn(second, member.nickname);
  await seeSignedIn(first, member.nickname);
});
