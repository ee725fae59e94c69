import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW_IMAGE_DELAY, PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import { messageOf } from '#server/messages.ts';
import { pngHeader } from '../support/png.ts';
import { type App, openApp, reload, seeState } from './support/open-app.ts';
import { addressOf, memberInProfile } from './support/profile-steps.ts';
import { press, pressUnavailable, read, readWords, seeSignedIn, top } from './support/steps.ts';
import { holdUploads, imageStates } from './support/uploads.ts';

let app: App;
beforeAll(async () => {
  // A session that outlasts the month in which an ID stays.
  app = await openApp({ REFRESH_DAYS: '365' });
});
afterAll(() => app.close());

test('[PROF-4] [ERR-31] [ERR-32] [ERR-33] [ERR-25] a message says that a file is no image, unreadable and too large, or too large a picture, and then none is chosen', async () => {
  const person = await memberInProfile(app);
  const { page } = person;
  await press(person, ($) => $.myProfile.changeImage);
  await pressUnavailable(person, ($) => $.imageChange.upload);
  await read(person, ($) => $.failures.fileMissing);

  const tiny = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5b46e8' } })
    .png()
    .toBuffer();
  const choose = (name: string, buffer: Buffer) =>
    top(person).locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'image/png' });
  const preview = top(person).locator('[role=group] image');
  await choose('good.png', tiny);
  await preview.waitFor();
  for (const [name, bytes, failure] of [
    ['text.png', Buffer.from('I am text.'), 'fileTypeWrong'],
    ['large.png', Buffer.concat([tiny.subarray(0, 16), Buffer.alloc(PROFILE_IMAGE_MAX - 15)]), 'fileTooLarge'],
  ] as const) {
    await choose(name, bytes);
    await read(person, ($) => $.failures[failure]);
    expect(await preview.count()).toBe(0);
    await pressUnavailable(person, ($) => $.imageChange.upload);
    await read(person, ($) => $.failures.fileMissing);
    await choose('good.png', tiny);
    await preview.waitFor();
  }

  // Its size in pixels is known to the server alone, and said in the server's words.
  await choose('vast.png', pngHeader(30_000, 30_000));
  await press(person, ($) => $.imageChange.upload);
  await seeState(page, 'imageChange', 'alertingFailed');
  await readWords(person, messageOf('payloadTooLarge', 'en'));
  await press(person, ($) => $.common.ok);
  await seeState(page, 'imageChange', 'choosing');
});

test('[PROF-4] [POP-3] [API-22] where the browser cannot draw a picture anew, an upload of 3 145 728 bytes is cancelled at half, then goes through; the new image shows after 2000 ms', async () => {
  const person = await memberInProfile(app);
  const { page, member } = person;
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00a37a' } })
    .jpeg()
    .toBuffer();
  const buffer = Buffer.concat([picture, Buffer.alloc(PROFILE_IMAGE_MAX - picture.length)]);
  await page.evaluate(() => {
    Object.assign(window, { createImageBitmap: undefined });
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
  });
  const upload = await holdUploads(page, addressOf('changeProfileImage'));
  await press(person, ($) => $.myProfile.changeImage);
  await top(person).locator('input[type=file]').setInputFiles({ name: 'ME.JPG', buffer, mimeType: 'image/jpeg' });
  await press(person, ($) => $.imageChange.upload);
  await top(person).getByText('0.0 / 3.0 MB', { exact: true }).waitFor();
  await upload.progress(PROFILE_IMAGE_MAX / 2, PROFILE_IMAGE_MAX);
  await top(person).getByText('1.5 / 3.0 MB', { exact: true }).waitFor();
  const cancelled = upload.cancelled();
  await press(person, ($) => $.common.cancel);
  await cancelled;
  await seeState(page, 'imageChange', 'choosing');
  await upload.letThrough();

  const states = await imageStates(page);
  await press(person, ($) => $.imageChange.upload);
  await seeState(page, 'profile', 'viewing');
  await read(person, ($) => $.successes.imageChanged);
  const seen = await states.seen();
  expect(seen.map(({ state }) => state)).toEqual(['uploading', 'awaitingImage', 'showingImage']);
  const shownAt = seen.find(({ state }) => state === 'showingImage')?.at ?? Number.NaN;
  expect(shownAt - (await upload.answeredAt())).toBeGreaterThanOrEqual(NEW_IMAGE_DELAY);
  expect(seen.map(({ shimmers }) => shimmers)).toEqual([false, true, true]);

  const images = [page.getByRole('banner').locator('img[src*="/media/profile/"]'), page.locator('[data-flow="profile"] img')];
  for (const image of images) {
    await image.waitFor();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(64);
  }
  await reload(person.page);
  await seeSignedIn(person, member.nickname);
  await images[0]?.waitFor();
});

test('[PROF-4] a person who leaves both popups during the 2000 ms is told when the new image shows', async () => {
  const person = await memberInProfile(app);
  const { page, say } = person;
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00a37a' } })
    .png()
    .toBuffer();
  await press(person, ($) => $.myProfile.changeImage);
  await top(person).locator('input[type=file]').setInputFiles({ name: 'me.png', buffer, mimeType: 'image/png' });
  await press(person, ($) => $.imageChange.upload);
  await seeState(page, 'imageChange', 'awaitingImage');
  await page.keyboard.press('Escape');
  await seeState(page, 'profile', 'viewing');
  await page.keyboard.press('Escape');
  await page.getByText(say(($) => $.imageChange.shownLater)).waitFor();
  await page.getByRole('banner').locator('img[src*="/media/profile/"]').waitFor();
});
