import { expect, it } from 'vitest';
import { REFRESH_GRACE } from '#server/limits/policies.ts';
import { callAtOnce, openTabs } from '../../tests/support/tabs.ts';
import type { TestApi } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest } from './support/people.ts';

const REFRESH = 'madang_refresh';
const TOKEN_LIFE = 600_000;
const SESSIONS = 20;
const TABS = 5;
/** ms between two steps: all of them together stay within the grace. */
const STEP = 2500;

/** What happens to a refresh of a tab: it takes the cookie, the server answers, the answer's cookie is kept. */
type Step = 'sends' | 'isAnswered' | 'keeps';
interface Happening {
  readonly tab: number;
  readonly step: Step;
}

/** Every order of the steps of tabs, each tab's in their own order; tabs that differ by their numbers alone count once. */
function* orders(tabs: number, steps: readonly Step[], taken: readonly number[] = []): Generator<readonly Happening[]> {
  if (taken.length === tabs && taken.every((count) => count === steps.length)) yield [];
  for (let tab = 0; tab < Math.min(tabs, taken.length + 1); tab += 1) {
    const step = steps[taken[tab] ?? 0];
    if (step === undefined) continue;
    const next = taken.toSpliced(tab, 1, (taken[tab] ?? 0) + 1);
    for (const rest of orders(tabs, steps, next)) yield [{ tab, step }, ...rest];
  }
}

/** Plays one order on the browser's cookie, which all its tabs share. */
async function play(api: TestApi, browser: Browser, order: readonly Happening[]): Promise<string> {
  const tabs = new Map<number, Browser>();
  const keep = (tab: Browser | undefined) => {
    const kept = tab?.cookies.get(REFRESH);
    if (kept !== undefined) browser.cookies.set(REFRESH, kept);
  };
  const answersKept = order.some(({ step }) => step === 'keeps');
  let token = '';
  for (const { tab, step } of order) {
    api.clock.now += STEP;
    if (step === 'sends') {
      const sent = api.browser();
      sent.token = browser.token;
      for (const [name, cookie] of browser.cookies) sent.cookies.set(name, cookie);
      tabs.set(tab, sent);
    } else if (step === 'isAnswered') {
      token = (await tabs.get(tab)?.ok('refreshAccessToken'))?.access_token ?? '';
      if (!answersKept) keep(tabs.get(tab));
    } else {
      keep(tabs.get(tab));
    }
  }
  return token;
}

describeApi('tabs of one session that refresh at once, without a lock between them', (api) => {
  it.each([
    { name: 'four tabs, in every order', tabs: 4, steps: ['sends', 'isAnswered'], count: 105 },
    { name: 'five tabs, in every ninth of their 945 orders', tabs: 5, steps: ['sends', 'isAnswered'], each: 9, count: 105 },
    { name: 'three tabs, whose answers also arrive in any order', tabs: 3, steps: ['sends', 'isAnswered', 'keeps'], count: 280 },
  ] as const)(
    '[REFR-3] $name, are served again and again, and none is signed out',
    async ({ tabs, steps, count, ...rest }) => {
      const browser = api.browser();
      await becomeGuest(browser);
      const each = 'each' in rest ? rest.each : 1;
      let played = 0;
      for (const [index, order] of [...orders(tabs, steps)].entries()) {
        if (index % each !== 0) continue;
        api.clock.now += TOKEN_LIFE;
        const told = order.map(({ tab, step }) => `${tab} ${step}`).join(', ');
        browser.token = await play(api, browser, order).catch((error: unknown) => {
          throw new Error(`signed out when ${told}`, { cause: error });
        });
        played += 1;
      }
      expect(played).toBe(count);
      await browser.ok('userInfo');
    },
    120_000,
  );

  it('[REFR-2] a copy of the cookie that is shown after its grace ends the session, however often its tabs have refreshed meanwhile', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    const copied = browser.cookies.get(REFRESH);
    await browser.ok('refreshAccessToken');
    for (let times = 0; times < 5; times += 1) {
      await browser.ok('refreshAccessToken');
      api.clock.now += REFRESH_GRACE / 5;
    }
    api.clock.now += 1;
    const thief = api.browser();
    if (copied !== undefined) thief.cookies.set(REFRESH, copied);
    await thief.refused('refreshAccessToken', 'refreshConflict');
    await browser.refused('refreshAccessToken', 'unauthorized');
  });

  it('[REFR-2] a copy that is used again and again, grace or not, is found when its owner refreshes', async () => {
    const browser = api.browser();
    browser.token = (await becomeGuest(browser)).access_token;
    await browser.ok('refreshAccessToken');
    const thief = api.browser();
    for (const [name, cookie] of browser.cookies) thief.cookies.set(name, cookie);
    for (let times = 0; times < 4; times += 1) {
      api.clock.now += REFRESH_GRACE / 2 + 1;
      await thief.ok('refreshAccessToken');
    }
    api.clock.now += TOKEN_LIFE;
    await browser.refused('refreshAccessToken', 'refreshConflict');
    await thief.refused('refreshAccessToken', 'unauthorized');
  });
});

describeApi('tabs of many sessions whose tokens end in the same second, with the code of the pages', (api) => {
  /** Requests take the cookie when they are sent, and the answers' one is kept when they arrive. */
  const fetchOf =
    (browser: Browser): typeof globalThis.fetch =>
    (url, { method = 'GET', headers } = {}) =>
      browser.fetch(method, new URL(String(url)).pathname, undefined, { headers: { ...(headers as Record<string, string>) }, token: null });

  const openSessions = async (hasLocks: boolean) => {
    const sessions = await Promise.all(
      Array.from({ length: SESSIONS }, async () => {
        const browser = api.browser();
        const { access_token } = await becomeGuest(browser);
        return openTabs(TABS, access_token, fetchOf(browser), hasLocks);
      }),
    );
    api.clock.now += TOKEN_LIFE;
    return sessions;
  };

  it('[REFR-3] with a lock between the tabs, no session ends and each is refreshed once', async () => {
    const { failed, signedOut, refreshes } = await callAtOnce(await openSessions(true));
    expect([failed, signedOut]).toEqual([[], 0]);
    expect([...refreshes]).toEqual([[1, SESSIONS]]);
  });

  it('[REFR-3] without a lock, no session ends', async () => {
    const { failed, signedOut, refreshes } = await callAtOnce(await openSessions(false));
    expect([failed, signedOut]).toEqual([[], 0]);
    // Else the lock would have shown nothing.
    expect(Math.max(...refreshes.keys())).toBeGreaterThan(1);
  });
});
