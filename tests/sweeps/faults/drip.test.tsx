// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT } from '#contract/limits.ts';
import texts from '#src/i18n/texts/failures.json' with { type: 'json' };
import { goBackInTopDialog } from '#src/ui/dialog/dialog-stack.ts';
import type { Action } from './action.ts';
import { ACTIONS } from './actions.ts';
import { count } from './counted.ts';
import { type DrippingApi, openDrippingApi } from './dripping-api.ts';
import { dismissAlert, expectTyped, isBusy, shown, topDialog } from './screen.ts';
import { api, isTried, openApiForEachTest, openFor, page } from './support.ts';

openApiForEachTest();

let dripping: DrippingApi;
afterEach(() => dripping.close());

async function start({ as, prepare, beyond = [], open }: Action): Promise<void> {
  prepare?.(api);
  dripping = await openDrippingApi(api.base, beyond);
  await openFor(as, { apiBase: dripping.base });
  await open(page);
}

const TRIED_ACTIONS = Object.entries(ACTIONS).filter((_, index) => isTried(index));

it.each(TRIED_ACTIONS)(
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
      expect(topDialog()?.textContent).toContain(texts[action.says].en);
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
const LEFT_ACTIONS = TRIED_ACTIONS.filter(([, { call, waitsBecause }]) => call !== 'userInfo' && waitsBecause === undefined);

it.each(LEFT_ACTIONS)('[POP-5] %s: leaving an answer that drips ends its connection', async (_, action) => {
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
