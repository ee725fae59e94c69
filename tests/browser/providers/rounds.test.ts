import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatewayLinks } from '../../../server/partner/links.ts';
import type { ProviderCode } from '../../../server/providers/provider-settings.ts';
import { throughWindow } from '../../api/support/provider-window.ts';
import { Surfer } from '../../api/support/surfer.ts';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { agreeToPartner, backAtPartner } from '../support/partner.ts';
import {
  chooseProvider,
  closed,
  guestIn,
  listenToCalls,
  newPersonId,
  newProviderMember,
  openProvider,
  signInAs,
  type Wording,
} from '../support/provider-steps.ts';
import { saying } from '../support/return-page.ts';
import { arrival, goToJoin, openLogin, press, read, seeSignedIn } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const CHECK = 'POST /auth/check/user';

/** What a browser makes of `window.open`: where the provider's page stands then. */
const THIS_PAGE = {
  'gives the window': () => {
    window.open = (url) => {
      location.assign(String(url));
      return window;
    };
  },
  'gives null': () => {
    window.open = (url) => {
      location.assign(String(url));
      return null;
    };
  },
  'gives an object': () => {
    window.open = (url) => {
      location.assign(String(url));
      return {} as Window;
    };
  },
  throws: () => {
    window.open = (url) => {
      location.assign(String(url));
      throw new TypeError('not here');
    };
  },
} as const;

const OTHER_TAB = {
  'gives null': () => {
    const open = window.open.bind(window);
    window.open = (url) => {
      open(url, '_blank', 'noopener');
      return null;
    };
  },
  'gives an object': () => {
    const open = window.open.bind(window);
    window.open = (url) => {
      open(url, '_blank', 'noopener');
      return {} as Window;
    };
  },
  'gives a window that is closed': () => {
    const open = window.open.bind(window);
    window.open = (url) => {
      open(url, '_blank', 'noopener');
      return { closed: true } as Window;
    };
  },
} as const;

const NOTHING = {
  'gives null': () => {
    window.open = () => null;
  },
  'gives a window that is closed': () => {
    window.open = () => ({ closed: true }) as Window;
  },
  throws: () => {
    window.open = () => {
      throw new TypeError('not here');
    };
  },
} as const;

type Purpose = 'login' | 'link';
const METHODS: readonly ProviderCode[] = ['kakao', 'google', 'apple', 'ewha'];

/** Each of `ways`, with one provider for a login and the next for a link. */
const eachOf = <Ways extends Record<string, () => void>>(ways: Ways, from = 0) =>
  Object.keys(ways).flatMap((way, index) =>
    (['login', 'link'] as const).map(
      (purpose, other) => [way as keyof Ways & string, METHODS[(from + index + other) % METHODS.length] ?? 'kakao', purpose] as const,
    ),
  );

/** To the choice of ways. Returns how the right end looks in a page. */
async function begin(method: ProviderCode, purpose: Purpose, stand: () => void, path = '/') {
  const member = purpose === 'login' ? await newProviderMember(app, method) : undefined;
  const person = await app.person();
  await person.context.addInitScript(stand);
  await person.page.goto(path);
  if (member !== undefined) {
    await openLogin(person);
    return { person, personId: member.personId, end: (page: Page) => seeSignedIn({ ...person, page }, member.nickname) };
  }
  const guest = await guestIn(person);
  const end = async (page: Page) => expect(await arrival(app, { ...person, page })).toEqual(guest);
  return { person, personId: newPersonId(), end };
}

const atProvider = (page: Page) => page.waitForURL(`${app.server.providersUrl}/**`);

async function openTab(person: Person, method: ProviderCode, purpose: Wording): Promise<Page> {
  const [tab] = await Promise.all([person.context.waitForEvent('page'), chooseProvider(person, method, purpose)]);
  await tab.locator('#person').waitFor();
  return tab;
}

/** What is kept of rounds in the origin's storage, and in this tab's. */
const keptRounds = (page: Page) =>
  page.evaluate(() => [
    Object.entries(localStorage).filter(([key, value]) => key.startsWith('provider.round.') && !String(value).includes('isTaken')).length,
    sessionStorage.getItem('provider.page'),
    sessionStorage.getItem('provider.answer'),
  ]);

test.each(eachOf(THIS_PAGE))(
  '[DOOR-2] [SOC-1] a window.open that takes this very page and %s: %s, to %s, goes on in it and ends where it began',
  async (way, method, purpose) => {
    const { person, personId, end } = await begin(method, purpose, THIS_PAGE[way], purpose === 'login' ? '/campus' : '/');
    const { page } = person;
    await Promise.all([atProvider(page), chooseProvider(person, method, purpose)]);
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
    const { person, personId, end } = await begin(method, purpose, OTHER_TAB[way]);
    const tab = await openTab(person, method, purpose);
    await signInAs(tab, personId);
    await end(person.page);
  },
);

test.each(eachOf(NOTHING, 2))(
  '[DOOR-2] [SOC-1] a window.open that opens nothing and %s: %s, to %s, is called blocked, and goes on by page',
  async (way, method, purpose) => {
    const { person, personId, end } = await begin(method, purpose, NOTHING[way]);
    const { page } = person;
    await chooseProvider(person, method, purpose);
    await seeState(page, 'providerWindow', 'open.blocked');
    await Promise.all([atProvider(page), press(person, ($) => $.providerWindow.page)]);
    await signInAs(page, personId);
    await end(page);
  },
);

test('[DOOR-2] [SOC-2] a real window has a copy of this tab’s storage, and does not take the round for one of its own', async () => {
  const { person, personId, end } = await begin('kakao', 'login', () => undefined);
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
    const { person, personId, end } = await begin(method, purpose, OTHER_TAB['gives null'], purpose === 'login' ? '/school' : '/');
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
  expect((await arrival(app, { ...person, page: tab })).nickname).toBe(carried);
});

/** A tab that sleeps when the test says so: it hears no channel, no message and no storage until it wakes. */
const sleepy = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.pathname.startsWith('/callback/')) return;
    const isAsleep = () => Reflect.get(globalThis, 'asleep') === true;
    for (const type of ['storage', 'message', 'focus', 'visibilitychange'])
      window.addEventListener(type, (event) => isAsleep() && event.stopImmediatePropagation(), true);
    const { BroadcastChannel: Channel } = window;
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name);
        this.addEventListener('message', (event) => isAsleep() && event.stopImmediatePropagation());
      }
    };
  });
const sleep = (page: Page, asleep: boolean) =>
  page.evaluate((value) => {
    Object.assign(globalThis, { asleep: value });
    if (!value) window.dispatchEvent(new Event('focus'));
  }, asleep);

test('[DOOR-2] the tab that began sleeps: the return page says where to go on, and that tab finds the answer when it wakes', async () => {
  const { person, personId, end } = await begin('kakao', 'login', OTHER_TAB['gives null']);
  await sleepy(person.context);
  await person.page.reload();
  await openLogin(person);
  const tab = await openTab(person, 'kakao', 'login');
  await sleep(person.page, true);
  await signInAs(tab, personId);
  await saying(tab, 'elsewhere');
  await tab.getByText('Go on in the tab where you began', { exact: true }).waitFor();
  expect(new URL(tab.url()).search).toBe('');
  await sleep(person.page, false);
  await end(person.page);
  // It hears that its answer was taken.
  await saying(tab, 'answered').catch(() => closed(tab));
  expect(await keptRounds(person.page)).toEqual([0, null, null]);
});

test('[DOOR-2] the tab that began sleeps and is not found: the person goes on in this one, and the other does not use the answer again', async () => {
  const { person, personId, end } = await begin('google', 'login', OTHER_TAB['gives an object']);
  await sleepy(person.context);
  await person.page.reload();
  await openLogin(person);
  const calls = listenToCalls(person);
  const tab = await openTab(person, 'google', 'login');
  await sleep(person.page, true);
  await signInAs(tab, personId);
  await saying(tab, 'elsewhere');
  await tab.getByRole('button', { name: 'Continue here' }).click();
  await end(tab);
  await sleep(person.page, false);
  await person.page.reload();
  await end(person.page);
  expect(calls.filter((call) => call === CHECK)).toHaveLength(1);
});

test('[DOOR-2] the tab that began was discarded and comes back after the answer was left for it: it goes on by itself', async () => {
  const { person, personId, end } = await begin('kakao', 'login', OTHER_TAB['gives null']);
  await sleepy(person.context);
  await person.page.reload();
  await openLogin(person);
  const tab = await openTab(person, 'kakao', 'login');
  await sleep(person.page, true);
  await signInAs(tab, personId);
  await saying(tab, 'elsewhere');
  await person.page.reload();
  await end(person.page);
});

test('[DOOR-2] a second answer to a round that has succeeded says that the person is logged in, and asks the server nothing', async () => {
  const { person, personId, end } = await begin('kakao', 'login', THIS_PAGE['gives null']);
  const returns: string[] = [];
  person.context.on('request', (request) => request.url().includes('/callback/kakao?') && returns.push(request.url()));
  await Promise.all([atProvider(person.page), chooseProvider(person, 'kakao', 'login')]);
  await signInAs(person.page, personId);
  await end(person.page);
  const calls = listenToCalls(person);
  const again = await person.tab();
  await again.page.goto(returns[0] ?? '');
  await saying(again.page, 'loggedIn');
  await again.page.getByText('You’re logged in', { exact: true }).waitFor();
  expect(calls).not.toContain(CHECK);
});

test.each([
  ['of another provider', 'kakao', 'google'],
  ['of another school', 'ewha', 'yonsei'],
] as const)(
  '[DOOR-2] [SOC-3] [SSO-1] an answer %s with the state of a round that waits reaches no tab and no server',
  async (_, method, other) => {
    const { person } = await begin(method, 'login', OTHER_TAB['gives null']);
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
    const { person } = await begin('kakao', purpose, OTHER_TAB['gives null']);
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
  const { meeting } = gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl: app.server.partnerUrl ?? '' });
  await page.goto(meeting);
  await seeState(page, 'login', 'choosing');
  await Promise.all([atProvider(page), chooseProvider(person, 'google', 'login')]);
  await signInAs(page, member.personId);
  await agreeToPartner(person, member.nickname);
  expect((await backAtPartner(app, person)).user.nickname).toBe(member.nickname);
});

test('[DOOR-2] the page that opened the window was loaded anew meanwhile: the window goes on in its place, and both are signed in', async () => {
  const { person, personId, end } = await begin('kakao', 'login', () => undefined);
  const popup = await openProvider(person, 'kakao', 'login');
  await person.page.reload();
  await signInAs(popup, personId);
  await end(popup);
  await end(person.page);
});

test('[DOOR-2] [CB-1] [ERR-35] a window that comes back without a valid answer: its opener says so at once', async () => {
  const { person } = await begin('kakao', 'login', () => undefined);
  const popup = await openProvider(person, 'kakao', 'login');
  await popup.goto(`${app.server.siteUrl}/callback/kakao`).catch(() => undefined);
  await seeState(person.page, 'providerLogin', 'alertingFailed');
  await read(person, ($) => $.failures.providerAnswerMissing);
  await press(person, ($) => $.common.ok);
  await seeState(person.page, 'login', 'choosing');
});

test('[DOOR-2] [CB-1] [ERR-35] a page that comes back without a valid answer says so at the choice', async () => {
  const { person } = await begin('kakao', 'login', THIS_PAGE['gives the window']);
  const { page } = person;
  await Promise.all([atProvider(page), chooseProvider(person, 'kakao', 'login')]);
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
