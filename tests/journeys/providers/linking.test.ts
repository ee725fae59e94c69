import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../support/open-app.ts';
import { EACH_PROVIDER, guestIn, newPersonId, openProvider, ownerOf, signInAs } from '../support/provider-steps.ts';
import { arrival, inHeader, logOut, openLogin, seeSignedIn } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.each(EACH_PROVIDER)(
  '[SOC-4] [SOC-5] [SSO-1] [API-14] a guest links %s and keeps nickname and ID: from then on it signs in to that account (%s)',
  async (method, language) => {
    const person = await app.person({ language });
    const personId = newPersonId();
    await person.page.goto('/');
    const guest = await guestIn(person);
    await signInAs(await openProvider(person, method, 'link'), personId);
    expect(await arrival(app, person)).toEqual(guest);
    expect(await ownerOf(app, method, personId)).toBe(guest.nickname);
  },
);

test('[POP-4] [OUT-1] [LOGIN-5] a person who has linked a university is not asked to link again, logs out without the warning to guests, and signs in by it', async () => {
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  const personId = newPersonId();
  await page.goto('/');
  const guest = await guestIn(person);
  await signInAs(await openProvider(person, 'yonsei', 'link'), personId);
  expect(await arrival(app, person)).toEqual(guest);

  await page.goto('/');
  await seeSignedIn(person, guest.nickname);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await logOut(person, guest.nickname);
  await openLogin(person);
  await signInAs(await openProvider(person, 'yonsei', 'login'), personId);
  await seeSignedIn(person, guest.nickname);
  await inHeader(person, ($) => $.header.enterMyHome).click();
  expect(await arrival(app, person)).toEqual(guest);
});
