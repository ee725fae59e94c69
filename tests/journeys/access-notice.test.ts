import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { newMember } from './support/accounts.ts';
import { noticeLink } from './support/notice-link.ts';
import { type App, openApp } from './support/open-app.ts';
import { loginByEmail, seeSignedOut } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.for(LANGUAGES)(
  '[SAFE-1] the link of the email opens a page whose button, pressed once, logs the new device out (%s)',
  async (language) => {
    const [member, stranger, owner] = await Promise.all([
      newMember(app),
      app.person({ language }),
      app.person({ language, width: 360, height: 740 }),
    ]);
    await stranger.page.goto('/');
    await loginByEmail(stranger, member);
    const link = await noticeLink(app, member.email);

    await owner.page.goto(link);
    expect(await owner.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const button = owner.page.getByRole('button');
    await button.waitFor();
    await owner.page.reload();
    await button.click();
    await button.waitFor({ state: 'detached' });
    await owner.page.getByRole('heading', { level: 1 }).waitFor();

    await stranger.page.reload();
    await seeSignedOut(stranger);
  },
);
