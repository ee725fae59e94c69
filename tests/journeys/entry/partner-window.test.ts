import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatewayLinks } from '#server/partner/links.ts';
import { newMember } from '../support/accounts.ts';
import { type App, failOnErrors, openApp, seeState } from '../support/open-app.ts';
import { agreeToPartner, backAtPartner } from '../support/partner.ts';
import { giveCredentials, press } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What the partner's page keeps of the window that it opened, as partners do that wait for its end. */
interface PartnerPage {
  gateway: Window | null;
  seen: boolean[];
}

test('[GW-1] [GW-2] [ROUTE-5] a partner of another site that opened the gateway in a window reads rightly whether it is closed, to the end', async () => {
  const partnerUrl = app.server.partnerUrl ?? '';
  const { meeting, platform } = gatewayLinks({ siteUrl: app.server.siteUrl, partnerUrl });
  const member = await newMember(app);
  for (const link of [meeting, platform]) {
    const person = await app.person({ language: 'en' });
    // Another site, not only another port of ours.
    await person.page.goto(partnerUrl.replace('localhost', '127.0.0.1'));
    const [page] = await Promise.all([
      person.page.waitForEvent('popup'),
      person.page.evaluate((url) => {
        const partner = window as unknown as PartnerPage;
        partner.gateway = window.open(url, 'gateway', 'width=500,height=700');
        partner.seen = [];
        setInterval(() => partner.seen.push(partner.gateway?.closed ?? true), 50);
      }, link),
    ]);
    failOnErrors(page);
    const gateway = { ...person, page };
    await seeState(page, 'login', 'choosing');
    await press(gateway, ($) => $.methods.email.login);
    await giveCredentials(gateway, member.email);
    if (link === meeting) await agreeToPartner(gateway, member.nickname);
    const { received } = await backAtPartner(app, gateway);
    expect(received.code).toEqual(expect.any(String));
    expect(await page.evaluate(() => window.opener !== null)).toBe(true);
    const seen = await person.page.evaluate(() => (window as unknown as PartnerPage).seen);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).not.toContain(true);
    await page.close();
    await expect.poll(() => person.page.evaluate(() => (window as unknown as PartnerPage).gateway?.closed)).toBe(true);
    await person.context.close();
  }
});
