import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentity } from '../support/accounts.ts';
import { type App, openApp, seeState } from '../support/open-app.ts';
import { newPersonId, newProviderMember, openProvider, signInAs } from '../support/provider-steps.ts';
import { choosePassword, field, goToEmailJoin, openLogin, press, proveEmail, seeSignedIn } from '../support/steps.ts';

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

test('[EMAIL-8] [OUT-1] two windows join with one email: the one that is later says why it is over, and as whom the person is logged in', async () => {
  const first = await app.person({ language: 'en' });
  const second = await first.tab();
  const { email } = newIdentity();
  for (const window of [first, second]) {
    await window.page.goto('/');
    await goToEmailJoin(window);
  }
  await proveEmail(app, first, email);
  await field(second, ($) => $.fields.email.label).fill(email);
  // It stays here: the first one leaves for the 3D host.
  await first.page.route(`${app.server.worldUrl}/**`, (route) => route.abort());
  await choosePassword(first);
  await seeState(second.page, 'joining', 'alertingElsewhere');
  const alert = second.page.getByRole('alertdialog', { name: second.say(($) => $.session.elsewhere.title) });
  await alert.waitFor();
  await expect.poll(async () => (await alert.innerText()).match(/logged in as (\S+.*) through/)?.[1]).toBeDefined();
  const nickname = (await alert.innerText()).match(/logged in as (.+) through/)?.[1] ?? '';
  await press(second, ($) => $.common.ok);
  await seeSignedIn(second, nickname);
});
