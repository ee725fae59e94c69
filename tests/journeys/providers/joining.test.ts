import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOCIAL_WINDOW, SSO_WINDOW } from '#contract/limits.ts';
import { methodByCode } from '#contract/methods.ts';
import { type App, openApp } from '../support/open-app.ts';
import { EACH_PROVIDER, keepProposed, newPersonId, openProvider, signInAs } from '../support/provider-steps.ts';
import { arrival, goToJoin, logOut, openLogin, seeSignedIn } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each(EACH_PROVIDER)(
  '[JOIN-1] [SOC-1] [SOC-5] [SSO-1] [LOGIN-4] [LOGIN-5] [METHOD-1] joins by %s, logs out, and signs in to the same account again (%s)',
  async (method, language) => {
    const person = await app.person({ language });
    const { page } = person;
    const personId = newPersonId();
    await page.goto('/');
    await goToJoin(person);
    const popup = await openProvider(person, method, 'join');
    const { width, height } = methodByCode(method).sso ? SSO_WINDOW : SOCIAL_WINDOW;
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    await signInAs(popup, personId);
    const proposed = await keepProposed(person);
    const { nickname, uvrsId } = await arrival(app, person);
    expect({ nickname, uvrsId }).toEqual(proposed);

    await page.goto('/');
    await seeSignedIn(person, nickname);
    await logOut(person, nickname);
    await openLogin(person);
    await signInAs(await openProvider(person, method, 'login'), personId);
    await seeSignedIn(person, nickname);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  },
);
