import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ProviderCode } from '#server/providers/provider-settings.ts';
import type { App, Person } from './open-app.ts';
import { chooseProvider, guestIn, newPersonId, newProviderMember, type Wording } from './provider-steps.ts';
import { arrival, openLogin, seeSignedIn } from './steps.ts';

export const CHECK = 'POST /auth/check/user';

/** What a browser makes of `window.open`: where the provider's page stands then. */
export const THIS_PAGE = {
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

export const OTHER_TAB = {
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

export const NOTHING = {
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

export type Purpose = 'login' | 'link';
export const METHODS: readonly ProviderCode[] = ['kakao', 'google', 'apple', 'ewha'];

/** Each of `ways`, with one provider for a login and the next for a link. */
export const eachOf = <Ways extends Record<string, () => void>>(ways: Ways, from = 0) =>
  Object.keys(ways).flatMap((way, index) =>
    (['login', 'link'] as const).map(
      (purpose, other) => [way as keyof Ways & string, METHODS[(from + index + other) % METHODS.length] ?? 'kakao', purpose] as const,
    ),
  );

/** To the choice of ways. Returns how the right end looks in a page. */
export async function begin(app: App, method: ProviderCode, purpose: Purpose, stand: () => void, path = '/') {
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

export const atProvider = (app: App, page: Page) => page.waitForURL(`${app.server.providersUrl}/**`);

export async function openTab(person: Person, method: ProviderCode, purpose: Wording): Promise<Page> {
  const [tab] = await Promise.all([person.context.waitForEvent('page'), chooseProvider(person, method, purpose)]);
  await tab.locator('#person').waitFor();
  return tab;
}

/** What is kept of rounds in the origin's storage, and in this tab's. */
export const keptRounds = (page: Page) =>
  page.evaluate(() => [
    Object.entries(localStorage).filter(([key, value]) => key.startsWith('provider.round.') && !String(value).includes('isTaken')).length,
    sessionStorage.getItem('provider.page'),
    sessionStorage.getItem('provider.answer'),
  ]);

/** A tab that sleeps as soon as it is told to: it hears no channel, no message and no storage until it wakes. */
export const sleepy = (context: BrowserContext) =>
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
export const sleep = (page: Page, asleep: boolean) =>
  page.evaluate((value) => {
    Object.assign(globalThis, { asleep: value });
    if (!value) window.dispatchEvent(new Event('focus'));
  }, asleep);
