import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { UVRS_ID_CHANGE_DAYS } from '#contract/limits.ts';
import { messageOf } from '#server/messages.ts';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, reload, seeState } from './support/open-app.ts';
import { addressOf, memberInProfile } from './support/profile-steps.ts';
import {
  button,
  field,
  loginAsGuest,
  loginByEmail,
  openProfile,
  press,
  pressUnavailable,
  read,
  readWords,
  seeFault,
  seeSignedIn,
  top,
} from './support/steps.ts';

/* Profile, nickname, ID, image and openness, in the product as `npm start` runs it. */

let app: App;
beforeAll(async () => {
  // A session that outlasts the month in which an ID stays.
  app = await openApp({ REFRESH_DAYS: '365' });
});
afterAll(() => app.close());

const DAY = 86_400_000;

/** What the profile shows in a line of its own. */
const seeLine = ({ page }: Person, words: string) => page.locator('[data-flow="profile"]').getByText(words, { exact: true }).waitFor();

const lose = (page: Page, call: CallName) => page.route(addressOf(call), (route) => route.abort());

test('[PROF-1] [API-5] [POP-2] the profile shows nickname, ID, status, stars of both kinds and gold; the privacy policy opens; the copied ID is said', async () => {
  const [member, person] = await Promise.all([newMember(app), app.person()]);
  const { page, context, say } = person;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // No account earns anything on this server.
  await page.route(addressOf('userInfo'), async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { user: { ...data.user, uvrs_pont: 1200, bons_pont: 34, gold: 5678 } } } });
  });
  await page.goto('/');
  await loginByEmail(person, member);
  await reload(person.page);
  await openProfile(person);
  for (const line of [member.nickname, `@${member.uvrsId}`, say(($) => $.standing.statuses.member), '1,234', '5,678'])
    await seeLine(person, line);
  expect(await button(person, ($) => $.myProfile.authenticate).count()).toBe(0);

  await press(person, ($) => $.documents.privacyPolicy);
  await seeState(page, 'popups', 'document.privacyPolicy');
  await page.keyboard.press('Escape');
  await seeState(page, 'profile', 'viewing');

  await press(person, ($) => $.myProfile.copyId);
  await read(person, ($) => $.myProfile.idCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(member.uvrsId);
});

test('[PROF-2] [API-12] [ERR-23] a nickname that is taken, a change that fails, and one that succeeds', async () => {
  const [person, other] = await Promise.all([memberInProfile(app), newMember(app)]);
  const { page, member } = person;
  const { nickname } = newIdentity();
  const give = async (name: string) => {
    await field(person, ($) => $.nicknameChange.label).fill(name);
    await press(person, ($) => $.common.save);
  };
  await press(person, ($) => $.myProfile.changeNickname);
  await field(person, ($) => $.nicknameChange.label).fill(member.nickname);
  await pressUnavailable(person, ($) => $.common.save);
  await seeFault(
    person,
    ($) => $.nicknameChange.label,
    ($) => $.nicknameChange.same,
  );

  await give(other.nickname);
  await readWords(person, messageOf('nicknameTaken', 'en'));
  expect(await field(person, ($) => $.nicknameChange.label).getAttribute('aria-invalid')).toBe('true');

  await lose(page, 'changeNickname');
  await give(nickname);
  await seeState(page, 'nicknameChange', 'alertingFailed');
  await read(person, ($) => $.failures.nameChangeFailed);
  await press(person, ($) => $.common.ok);
  await page.unroute(addressOf('changeNickname'));

  await press(person, ($) => $.common.save);
  await seeState(page, 'profile', 'viewing');
  await read(person, ($) => $.successes.nicknameChanged);
  await seeLine(person, nickname);
  await reload(person.page);
  await seeSignedIn(person, nickname);
});

test('[PROF-3] [API-9] [API-23] [ERR-24] [ERR-29] [ERR-30] an ID changes once in 30 days: read-only on day 0 and 29, open on day 30', async () => {
  const [person, other] = await Promise.all([memberInProfile(app), newMember(app)]);
  const { page, member, say } = person;
  const { uvrsId } = newIdentity();
  const open = async (state: 'entering' | 'locked') => {
    await page
      .locator('[data-flow="profile"]')
      .getByRole('button', { name: say(($) => $.myProfile.changeId) })
      .click();
    await seeState(page, 'idChange', state);
  };
  const give = async (id: string) => {
    await field(person, ($) => $.idChange.label).fill(id);
    // An alert that closes is a step: a press within its rest would be one of the alert's (SEEN-2).
    await button(person, ($) => $.common.save).hover();
    await button(person, ($) => $.common.save).click({ force: true });
  };
  await open('entering');
  for (const [id, failure] of [
    ['ab', 'idInvalid'],
    [member.uvrsId, 'sameId'],
  ] as const) {
    await give(id);
    await seeState(page, 'idChange', 'alertingInvalid');
    await read(person, ($) => $.failures[failure]);
    await press(person, ($) => $.common.ok);
  }

  await give(other.uvrsId);
  await readWords(person, messageOf('uvrsIdTaken', 'en'));
  expect(await field(person, ($) => $.idChange.label).getAttribute('aria-invalid')).toBe('true');

  await lose(page, 'changeUvrsId');
  await give(uvrsId);
  await seeState(page, 'idChange', 'alertingFailed');
  await read(person, ($) => $.failures.idChangeFailed);
  await press(person, ($) => $.common.ok);
  await page.unroute(addressOf('changeUvrsId'));

  await press(person, ($) => $.common.save);
  await seeState(page, 'profile', 'viewing');
  await read(person, ($) => $.successes.idChanged);
  await seeLine(person, `@${uvrsId}`);

  const seeLocked = async (days: number) => {
    await seeLine(person, `D-${days}`);
    await open('locked');
    await top(person).getByText(`D-${days}`, { exact: true }).waitFor();
    expect(
      await top(person)
        .getByRole('textbox')
        .evaluate((input: HTMLInputElement) => [input.value, input.readOnly]),
    ).toEqual([uvrsId, true]);
    await press(person, ($) => $.common.ok);
  };
  await seeLocked(UVRS_ID_CHANGE_DAYS);
  for (const later of [UVRS_ID_CHANGE_DAYS - 1, UVRS_ID_CHANGE_DAYS]) {
    app.moveClock((later === UVRS_ID_CHANGE_DAYS ? 1 : later) * DAY);
    await reload(person.page);
    await openProfile(person);
    if (later < UVRS_ID_CHANGE_DAYS) await seeLocked(1);
  }
  expect(await page.getByText(/^D-/).count()).toBe(0);
  await open('entering');
});

test('[PROF-4] [AVATAR-1] the default image takes the place of the picture everywhere, and after a reload', async () => {
  const person = await memberInProfile(app);
  const { page, member } = person;
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00a37a' } })
    .png()
    .toBuffer();
  const images = page.locator('img[src*="/media/profile/"]');
  await press(person, ($) => $.myProfile.changeImage);
  expect(await button(person, ($) => $.imageChange.useDefault).count()).toBe(0);
  await top(person).locator('input[type=file]').setInputFiles({ name: 'me.png', buffer, mimeType: 'image/png' });
  await press(person, ($) => $.imageChange.upload);
  await seeState(page, 'profile', 'viewing');
  await expect.poll(() => images.count()).toBeGreaterThan(1);

  await press(person, ($) => $.myProfile.changeImage);
  await press(person, ($) => $.imageChange.useDefault);
  await read(person, ($) => $.imageChange.defaultText);
  await press(person, ($) => $.imageChange.remove);
  await seeState(page, 'profile', 'viewing');
  await read(person, ($) => $.successes.imageRemoved);
  expect(await images.count()).toBe(0);
  await reload(page);
  await seeSignedIn(person, member.nickname);
  expect(await images.count()).toBe(0);
});

test('[PROF-5] [API-24] [ERR-26] the account becomes private at once, and open again only if the server takes it', async () => {
  const person = await memberInProfile(app);
  const { page, say } = person;
  const theSwitch = page.getByRole('switch', { name: say(($) => $.myProfile.private) });
  expect(await theSwitch.isChecked()).toBe(false);
  await theSwitch.click();
  await seeState(page, 'profile', 'viewing');
  await read(person, ($) => $.successes.accountClosed);
  expect(await theSwitch.isChecked()).toBe(true);

  const held = new Promise<Route>((resolve) => void page.route(addressOf('changeAccountOpen'), resolve));
  await theSwitch.click();
  await seeState(page, 'profile', 'changingOpenness');
  expect(await theSwitch.isChecked()).toBe(false);
  await (await held).abort();
  await seeState(page, 'profile', 'alertingOpennessFailed');
  await read(person, ($) => $.failures.accountOpenChangeFailed);
  await press(person, ($) => $.common.ok);
  expect(await theSwitch.isChecked()).toBe(true);
  await reload(person.page);
  await openProfile(person);
  expect(await theSwitch.isChecked()).toBe(true);
});

test('[PROF-1] [ROLE-1] a guest’s profile says so, and leads to linking an account', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, say } = person;
  await page.goto('/');
  await loginAsGuest(person);
  await press(person, ($) => $.linkAccount.later);
  await openProfile(person);
  await seeLine(
    person,
    say(($) => $.standing.statuses.guest),
  );
  // The server would refuse a guest's image.
  expect(await page.getByRole('button', { name: say(($) => $.myProfile.changeNickname) }).count()).toBe(1);
  expect(await page.getByRole('button', { name: say(($) => $.myProfile.changeImage) }).count()).toBe(0);
  await press(person, ($) => $.myProfile.authenticate);
  await seeState(page, 'linkAccount', 'choosing');
});
