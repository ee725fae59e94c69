import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOG_IN_PATHS } from '#server/partner/links.ts';
import { throughWindow } from '#server/tests/support/provider-window.ts';
import { Surfer } from '#server/tests/support/surfer.ts';
import { type App, openApp, seeState } from '../support/open-app.ts';
import { agreeToPartner, backAtPartner } from '../support/partner.ts';
import {
  atProvider,
  begin,
  CHECK,
  eachOf,
  keptRounds,
  METHODS,
  NOTHING,
  OTHER_TAB,
  openTab,
  THIS_PAGE,
} from '../support/provider-rounds.ts';
import {
  chooseProvider,
  closed,
  keepProposed,
  listenToCalls,
  newPersonId,
  newProviderMember,
  openProvider,
  signInAs,
} from '../support/provider-steps.ts';
import { saying } from '../support/return-page.ts';
import { arrival, goToJoin, openLogin, press, read } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each(eachOf(THIS_PAGE))(
  '[DOOR-2] [SOC-1] a window.open that takes this very page and %s: %s, to %s, goes on in it and ends where it began',
  async (way, method, purpose) => {
    const { person, personId, end } = await begin(app, method, purpose, THIS_PAGE[way], purpose === 'login' ? '/campus' : '/');
    const { page } = person;
    await Promise.all([atProvider(app, page), chooseProvider(person, method, purpose)]);
    await signInAs(page, personId);
    await end(page);
    if (purpose === 'login') {
      expect(new URL(page.url()).pathname).toBe('/campus');
      expect(await keptRounds(page)).toEqual([0, null, null]);
    }
  },
);

test.each(eachOf(OTHER_TAB, 1))(
  '[DOOR-2] [CB-4] a window.open that opens a tab without an opener and %s: %s, to %s, goes on in the tab that began',
  async (way, method, purpose) => {
    const { person, personId, end } = await begin(app, method, purpose, OTHER_TAB[way]);
    const tab = await openTab(person, method, purpose);
    await signInAs(tab, personId);
    await end(person.page);
  },
);

test.each(eachOf(NOTHING, 2))(
  '[DOOR-2] [SOC-1] a window.open that opens nothing and %s: %s, to %s, is called blocked, and goes on by page',
  async (way, method, purpose) => {
    const { person, personId, end } = await begin(app, method, purpose, NOTHING[way]);
    const { page } = person;
    await chooseProvider(person, method, purpose);
    await seeState(page, 'providerWindow', 'open.blocked');
    await Promise.all([atProvider(app, page), press(person, ($) => $.providerWindow.page)]);
    await signInAs(page, personId);
    await end(page);
  },
);

test('[DOOR-2] [SOC-2] a real window has a copy of this tab’s storage, and does not take the round for one of its own', async () => {
  const { person, personId, end } = await begin(app, 'kakao', 'login', () => undefined);
  const popup = await openProvider(person, 'kakao', 'login');
  expect(await person.page.evaluate(() => sessionStorage.getItem('provider.page'))).not.toBeNull();
  const homes: string[] = [];
  popup.on('request', (request) => request.isNavigationRequest() && homes.push(new URL(request.url()).pathname));
  await signInAs(popup, personId);
  await end(person.page);
  await closed(popup);
  expect(homes).not.toContain('/');
  expect(await keptRounds(person.page)).toEqual([0, null, null]);
});

test.each(METHODS.map((method, index) => [method, index % 2 === 0 ? ('login' as const) : ('link' as const)] as const))(
  '[DOOR-2] the tab that began was closed or discarded: %s, to %s, goes on in the tab that the answer came to',
  async (method, purpose) => {
    const { person, personId, end } = await begin(app, method, purpose, OTHER_TAB['gives null'], purpose === 'login' ? '/school' : '/');
    const tab = await openTab(person, method, purpose);
    await person.page.close();
    await signInAs(tab, personId);
    await end(tab);
    if (purpose === 'login') expect(new URL(tab.url()).pathname).toBe('/school');
  },
);

test('[DOOR-2] [AGR-4] the tab that began a sign-up is gone: the avatar that it prepared arrives in the other tab', async () => {
  const person = await app.person();
  await person.context.addInitScript(OTHER_TAB['gives null']);
  await person.page.goto('/');
  await goToJoin(person);
  const tab = await openTab(person, 'kakao', 'join');
  const carried = await person.page.evaluate(() => JSON.parse(sessionStorage.getItem('draft.popups') ?? '').draft.joinData.nickname);
  await person.page.close();
  await signInAs(tab, newPersonId());
  await keepProposed({ ...person, page: tab });
  expect((await arrival(app, { ...person, page: tab })).nickname).toBe(carried);
});

test('[DOOR-2] a second answer to a round that has succeeded says that the person is logged in, and asks the server nothing', async () => {
  const { person, personId, end } = await begin(app, 'kakao', 'login', THIS_PAGE['gives null']);
  const returns: string[] = [];
  person.context.on('request', (request) => request.url().includes('/callback/kakao?') && returns.push(request.url()));
  await Promise.all([atProvider(app, person.page), chooseProvider(person, 'kakao', 'login')]);
  await signInAs(person.page, personId);
  await end(person.page);
  const calls = listenToCalls(person);
  const again = await person.tab();
  await again.page.goto(returns[0] ?? '');
  await saying(again.page, 'loggedIn');
  await again.page.getByText('You’re already logged in', { exact: true }).waitFor();
  expect(calls).not.toContain(CHECK);
});

test.each([
  ['of another provider', 'kakao', 'google'],
  ['of another school', 'ewha', 'yonsei'],
] as const)(
  '[DOOR-2] [SOC-3] [SSO-1] an answer %s with the state of a round that waits reaches no tab and no server',
  async (_, method, other) => {
    const { person } = await begin(app, method, 'login', OTHER_TAB['gives null']);
    const asked = person.context.waitForEvent('request', (each) => each.url().includes('/start?state=') || each.url().includes('state='));
    const tab = await openTab(person, method, 'login');
    const state = new URL((await asked).url()).searchParams.get('state') ?? '';
    const calls = listenToCalls(person);
    await tab.goto(`${app.server.siteUrl}/callback/${other}?code=theirs&state=${state}`);
    await saying(tab, 'invalid');
    await seeState(person.page, 'providerWindow', 'open.blocked');
    expect(calls).not.toContain(CHECK);
  },
);

test.each(['login', 'link'] as const)(
  '[DOOR-2] [SOC-2] an attacker’s answer in another tab of a person who waits for a %s: refused, and not even sent',
  async (purpose) => {
    const attackers = await throughWindow(new Surfer(), app.server, 'kakao', { person: 'attacker' }, { purpose });
    const { person } = await begin(app, 'kakao', purpose, OTHER_TAB['gives null']);
    const tab = await openTab(person, 'kakao', purpose);
    const calls = listenToCalls(person);
    await tab.goto(attackers.url.href);
    await saying(tab, 'unexpected');
    await seeState(person.page, 'providerWindow', 'open.blocked');
    expect(calls).not.toContain(CHECK);
  },
);

test('[DOOR-2] [GW-2] a window.open that takes the gateway’s page: the sign-in goes on there, and leads to the partner', async () => {
  const member = await newProviderMember(app, 'google');
  const person = await app.person();
  const { page } = person;
  await person.context.addInitScript(THIS_PAGE['gives null']);
  const meeting = `${app.server.partnerUrl}${LOG_IN_PATHS.meeting}`;
  await page.goto(meeting);
  await seeState(page, 'login', 'choosing');
  await Promise.all([atProvider(app, page), chooseProvider(person, 'google', 'login')]);
  await signInAs(page, member.personId);
  await agreeToPartner(person, member.nickname);
  expect((await backAtPartner(app, person)).user.nickname).toBe(member.nickname);
});

test('[DOOR-2] the page that opened the window was loaded anew meanwhile: the window goes on in its place, and both are signed in', async () => {
  const { person, personId, end } = await begin(app, 'kakao', 'login', () => undefined);
  const popup = await openProvider(person, 'kakao', 'login');
  await person.page.reload();
  await signInAs(popup, personId);
  await end(popup);
  await end(person.page);
});

test('[DOOR-2] [CB-1] [ERR-35] a window that comes back without a valid answer: its opener says so at once', async () => {
  const { person } = await begin(app, 'kakao', 'login', () => undefined);
  const popup = await openProvider(person, 'kakao', 'login');
  await popup.goto(`${app.server.siteUrl}/callback/kakao`).catch(() => undefined);
  await seeState(person.page, 'providerLogin', 'alertingFailed');
  await read(person, ($) => $.failures.providerAnswerMissing);
  await press(person, ($) => $.common.ok);
  await seeState(person.page, 'login', 'choosing');
});

test('[DOOR-2] [CB-1] [ERR-35] a page that comes back without a valid answer says so at the choice', async () => {
  const { person } = await begin(app, 'kakao', 'login', THIS_PAGE['gives the window']);
  const { page } = person;
  await Promise.all([atProvider(app, page), chooseProvider(person, 'kakao', 'login')]);
  await page.goto('/callback/kakao?code=a&code=b').catch(() => undefined);
  await seeState(page, 'providerLogin', 'alertingFailed');
  await read(person, ($) => $.failures.providerAnswerMissing);
});

test('[DOOR-2] [ERR-27] an answer that names another issuer is refused by the server, where the return page is a file of a static web server', async () => {
  const member = await newProviderMember(app, 'google');
  const person = await app.person();
  // What the server in front of the page would have refused, the page alone sees.
  await person.context.addInitScript(() => {
    if (!location.pathname.startsWith('/callback/')) return;
    const query = new URLSearchParams(location.search);
    query.set('iss', 'https://evil.example');
    history.replaceState(null, '', `${location.pathname}?${query}`);
  });
  await person.page.goto('/');
  await openLogin(person);
  const checked = person.page.waitForResponse((response) => response.url().includes('/auth/check/user'));
  await signInAs(await openProvider(person, 'google', 'login'), member.personId);
  expect((await checked).ok()).toBe(false);
  await seeState(person.page, 'providerLogin', 'alertingFailed');
});
