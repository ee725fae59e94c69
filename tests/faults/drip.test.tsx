// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT } from '../../contract/limits.ts';
import texts from '../../src/i18n/locales/en/failures.json' with { type: 'json' };
import { goBackInTopDialog } from '../../src/ui/dialog/dialog-stack.ts';
import { type BareApi, openBareApi } from '../bare/bare-api.ts';
import { type OpenPage, openPage } from '../bare/open-page.tsx';
import { ACTIONS, type Action } from './actions.ts';
import { count } from './counted.ts';
import { type DrippingApi, openDrippingApi } from './dripping-api.ts';
import { dismissAlert, expectTyped, isBusy, shown, topDialog } from './screen.ts';

const SITE = 'http://localhost:3000';
const WORLD = 'https://world.madang.example';

let api: BareApi;
let dripping: DrippingApi;
let page: OpenPage;

async function start({ as, prepare, beyond = [], open }: Action): Promise<void> {
  prepare?.(api);
  dripping = await openDrippingApi(api.base, beyond);
  const token = as === 'member' ? api.tokenOf(api.addMember('email', 'member@campus.ac.kr')) : undefined;
  page = await openPage({ ...(token !== undefined && { token }), settings: { apiBase: dripping.base, worldUrl: WORLD } });
  await open(page);
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  api = await openBareApi(SITE);
});
afterEach(async () => {
  vi.useRealTimers();
  page.close();
  await dripping.close();
  await api.close();
  vi.restoreAllMocks();
});

/** In `npm run faults` all, else every third. */
const TRIED = Object.entries(ACTIONS).filter((_, index) => process.env.FAULTS === 'whole' || index % 3 === 0);

it.each(TRIED)(
  '[API-25] %s: an answer that drips is given up with its connection, and the action can be taken again',
  async (_, action) => {
    count('dripping', action.call);
    await start(action);
    dripping.drip(action.call);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await action.act(page);
    await page.until(() => expect(dripping.begun()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT + 1000);
    vi.useRealTimers();
    await page.until(() => {
      expect(isBusy()).toBe(false);
      expect(topDialog()?.textContent).toContain(texts[action.says]);
      expect(dripping.open()).toBe(0);
    });
    await dismissAlert(page);
    expectTyped(action);
    dripping.drip();
    await action.act(page);
    await action.succeeds(page);
  },
);

/** The user is the whole page's: the request for them goes on without the popup. */
const LEFT = TRIED.filter(([, { call, waitsBecause }]) => call !== 'userInfo' && waitsBecause === undefined);

it.each(LEFT)('[POP-5] %s: leaving an answer that drips ends its connection', async (_, action) => {
  count('after leaving', action.call);
  await start(action);
  dripping.drip(action.call);
  await action.act(page);
  await page.until(() => expect(dripping.begun()).toBeGreaterThan(0));
  const busy = shown();
  goBackInTopDialog();
  await page.until(() => {
    expect(shown()).not.toEqual(busy);
    expect(isBusy()).toBe(false);
    expect(dripping.open()).toBe(0);
  });
});
