import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../support/accounts.ts';
import { type App, openApp, reload, seeState } from '../support/open-app.ts';
import { giveCredentials, loginAsGuest, press, seeSignedIn, top } from '../support/steps.ts';
import { CAMPUS_LIST, listen } from './campus-steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const home = () => `${app.server.siteUrl}/`;

test('[ROUTE-2] [HEAD-1] the header leads from a page of its own to /school and /campus, which are no campuses to be looked for', async () => {
  const person = await app.person();
  const { page, say } = person;
  const asked = listen(person);
  const follow = async (label: 'school' | 'campus', path: string) => {
    await page.goto('/privacy');
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(($) => $.header[label]), exact: true })
      .click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    // Within a landing page the header leads to its sections.
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(($) => $.header.why), exact: true })
      .waitFor();
    await reload(page);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  };
  await follow('school', '/school');
  await follow('campus', '/campus');
  expect(asked.filter((url) => url.endsWith('/campus/list'))).toEqual([]);
});

test('[ROUTE-3] [CAMPUS-1] [ROUTE-8] the code of a campus leads to its space, a guest too, and Back does not lead there again', async () => {
  const person = await app.person();
  const { page } = person;
  await page.goto('/privacy');
  await loginAsGuest(person);
  for (const path of ['/yonsei', '/ewha/?from=poster#top']) {
    await page.goto('/privacy');
    await page.goto(path);
    await page.waitForURL(`${app.server.worldUrl}/space/${path.match(/\w+/)?.[0]}`);
    await page.goBack();
    await page.waitForURL('**/privacy');
  }
});

test('[CAMPUS-4] [SHELL-2] a campus link opened by a visitor leads over the 3D host to the welcome popup, which names the campus, and after the sign-in to the campus (ja)', async () => {
  const { email } = await newMember(app);
  const person = await app.person({ language: 'ja', width: 360, height: 740 });
  const { page, say } = person;
  await page.goto('/yonsei');
  await page.waitForURL(`${app.server.worldUrl}/space/yonsei`);
  await page.locator('a.button').click();
  await seeState(page, 'popups', 'popup.welcome');
  // The list has a Korean name alone.
  const campus = say(($) => $.methods.yonsei.name);
  await top(person)
    .getByText(say(($) => $.welcome.campusLead, { campus }))
    .waitFor();
  expect(page.url()).toBe(home());
  // A reload forgets nothing, and the address asks no second time.
  await reload(page);
  await seeState(page, 'popups', 'popup.welcome');
  await press(person, ($) => $.welcome.loginTitle);
  await press(person, ($) => $.methods.email.login);
  await giveCredentials(person, email);
  await page.waitForURL(`${app.server.worldUrl}/space/yonsei`);
});

test('[CAMPUS-2] where a place is remembered, the drawn popups become React’s as they stand, and then show the campus', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/?enter=/space/yonsei');
  await seeState(page, 'popups', 'popup.welcome');
  for (const address of ['/?login', '/']) {
    await page.goto(address);
    await top(person)
      .getByText(
        say(($) => $.methods.yonsei.name),
        { exact: true },
      )
      .first()
      .waitFor();
  }
  expect(errors).toEqual([]);
});

test('[CAMPUS-4] a campus whose entry of the list asks for it is entered after the sign-in alone, and a signed-in person goes there at once', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person();
  const { page } = person;
  await person.context.route(CAMPUS_LIST, (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { campusList: [{ cmps_code: 'yonsei', name: 'Yonsei', lgn_need_yn: 'Y' }] } } }),
  );
  await page.goto('/yonsei');
  await seeState(page, 'popups', 'popup.welcome');
  await press(person, ($) => $.welcome.loginTitle);
  await press(person, ($) => $.methods.email.login);
  await giveCredentials(person, email);
  await page.waitForURL(`${app.server.worldUrl}/space/yonsei`);
  await page.goto('/');
  await seeSignedIn(person, nickname);
  await page.goto('/yonsei');
  await page.waitForURL(`${app.server.worldUrl}/space/yonsei`);
});
