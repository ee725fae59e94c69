import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatewayLinks } from '#server/partner/links.ts';
import { type App, openApp } from '../support/open-app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.for(['meeting', 'platform'] as const)(
  '[GW-1] a partner that opened the gateway in a window reads the truth of `closed`, and the window knows its opener (%s)',
  async (link) => {
    const { context, page } = await app.person();
    const partnerUrl = app.server.partnerUrl ?? '';
    await page.goto(partnerUrl);
    const opened = context.waitForEvent('page');
    await page.evaluate(
      (url) => Object.assign(globalThis, { gateway: window.open(url, '_blank', 'width=640,height=460') }),
      gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl })[link],
    );
    const gateway = await opened;
    await gateway.locator('dialog[open]').waitFor();
    const isClosed = () => page.evaluate(() => (Reflect.get(globalThis, 'gateway') as Window).closed);
    expect(await isClosed()).toBe(false);
    expect(await gateway.evaluate(() => window.opener !== null)).toBe(true);
    await gateway.close();
    await expect.poll(isClosed).toBe(true);
  },
);
