import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../support/open-app.ts';
import { begin, CHECK, keptRounds, OTHER_TAB, openTab, sleep, sleepy } from '../support/provider-rounds.ts';
import { closed, listenToCalls, newProviderMember, openProvider, signInAs } from '../support/provider-steps.ts';
import { saying } from '../support/return-page.ts';
import { openLogin, seeSignedIn } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** A login whose answer comes back in another tab, while the tab that began sleeps. */
async function answerWhileAsleep(...[method, stand]: [Parameters<typeof begin>[1], Parameters<typeof begin>[3]]) {
  const { person, personId, end } = await begin(app, method, 'login', stand);
  await sleepy(person.context);
  await person.page.reload();
  await openLogin(person);
  const calls = listenToCalls(person);
  const tab = await openTab(person, method, 'login');
  await sleep(person.page, true);
  await signInAs(tab, personId);
  await saying(tab, 'elsewhere');
  return { person, end, calls, tab };
}

test('[DOOR-2] the tab that began sleeps: the return page says where to go on, and that tab finds the answer when it wakes', async () => {
  const { person, end, tab } = await answerWhileAsleep('kakao', OTHER_TAB['gives null']);
  await tab.getByText('Continue in the tab where you started', { exact: true }).waitFor();
  expect(new URL(tab.url()).search).toBe('');
  await sleep(person.page, false);
  await end(person.page);
  // It hears that its answer was taken.
  await saying(tab, 'answered').catch(() => closed(tab));
  expect(await keptRounds(person.page)).toEqual([0, null, null]);
});

test('[DOOR-2] the tab that began sleeps and is not found: the person goes on in this one, and the other does not use the answer again', async () => {
  const { person, end, calls, tab } = await answerWhileAsleep('google', OTHER_TAB['gives an object']);
  await tab.getByRole('button', { name: 'Continue here' }).click();
  await end(tab);
  await sleep(person.page, false);
  await person.page.reload();
  await end(person.page);
  expect(calls.filter((call) => call === CHECK)).toHaveLength(1);
});

test('[DOOR-2] [CB-1] a return page that is loaded anew while the tab that began sleeps still says where to go on, and goes on there', async () => {
  const { end, tab } = await answerWhileAsleep('google', OTHER_TAB['gives null']);
  await tab.reload();
  await saying(tab, 'elsewhere');
  await tab.getByRole('button', { name: 'Continue here' }).click();
  await end(tab);
});

test('[DOOR-2] [CB-1] a return page that is loaded anew after its answer was taken says that the person is logged in', async () => {
  const { personId, nickname } = await newProviderMember(app, 'google');
  const person = await app.person();
  // As a browser that closes no window that the person opened.
  await person.context.addInitScript(() => {
    if (location.pathname.startsWith('/callback/')) window.close = () => undefined;
  });
  await person.page.goto('/');
  await openLogin(person);
  const popup = await openProvider(person, 'google', 'login');
  await signInAs(popup, personId);
  await saying(popup, 'answered');
  await seeSignedIn(person, nickname);
  await popup.reload();
  await saying(popup, 'loggedIn');
  await seeSignedIn(person, nickname);
});

test('[DOOR-2] the tab that began was discarded and comes back after the answer was left for it: it goes on by itself', async () => {
  const { person, end } = await answerWhileAsleep('kakao', OTHER_TAB['gives null']);
  await person.page.reload();
  await end(person.page);
});
