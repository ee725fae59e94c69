import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../support/accounts.ts';
import { hold } from '../support/hold.ts';
import { type App, openApp } from '../support/open-app.ts';
import { seeSignedIn } from '../support/steps.ts';
import { answerUnheard, REFRESH, signedIn, TOKEN_LIFE } from './signed-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
}

/** The holder of the refresh lock, and how many tabs wait for it, as the browser tells this tab. */
const locksOf = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return `${held.length} held, ${pending.length} waiting`;
  });

test.each([
  ['is closed before the server has heard of it', (page: Page) => page.close(), undefined],
  ['crashes after the server has answered', crash, answerUnheard],
] as const)(
  '[REFR-3] a tab dies while it refreshes (it %s): the tab that waits for it goes on at once, signed in',
  async (_, die, answer) => {
    const member = await newMember(app);
    const first = await signedIn(app, member);
    const second = await first.tab();
    app.moveClock(TOKEN_LIFE);

    let status: number | undefined;
    const asked = new Promise<void>((resolve) => {
      void first.page.route(REFRESH, async (route) => {
        status = await answer?.(route.request());
        resolve();
      });
    });
    await first.page.goto('/privacy', { waitUntil: 'commit' });
    await asked;
    expect(status).toBe(answer === undefined ? undefined : 200);
    await second.page.goto('/privacy', { waitUntil: 'commit' });
    await expect.poll(() => locksOf(second.page)).toBe('1 held, 1 waiting');

    const refresh = await hold(second.page, REFRESH);
    await die(first.page);
    await refresh.asked;
    // It was given the lock, and did not go on without it after ten seconds.
    expect(await locksOf(second.page)).toBe('1 held, 0 waiting');
    refresh.letGo();
    await seeSignedIn(second, member.nickname);
  },
);
