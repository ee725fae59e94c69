import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PROFILE_IMAGE_MAX, PROFILE_IMAGE_SIDE } from '#contract/limits.ts';
import { newMember } from '../journeys/support/accounts.ts';
import { type App, openApp, type Person, seeState } from '../journeys/support/open-app.ts';
import { inHeader, loginByEmail, press, read, top } from '../journeys/support/steps.ts';

/* Pictures as phones make them (PROF-4). */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function changingImage(): Promise<Person> {
  const [member, person] = await Promise.all([newMember(app), app.person()]);
  await person.page.goto('/privacy');
  await loginByEmail(person, member);
  await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).click();
  await person.page.getByRole('menuitem', { name: person.say(($) => $.header.settings) }).click();
  await press(person, ($) => $.myProfile.changeImage);
  return person;
}

const choose = (person: Person, name: string, buffer: Buffer) =>
  top(person).locator('input[type=file]').setInputFiles({ name, buffer, mimeType: '' });

const picture = (person: Person) => top(person).getByRole('group', { name: person.say(($) => $.imageChange.frame) });

/** The file that leaves the browser with the next upload; Chromium shows no file of a request's body. */
async function uploaded({ page }: Person, act: () => Promise<void>): Promise<Buffer> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('prflImg') : null;
      if (file instanceof File) void file.arrayBuffer().then((bytes) => Object.assign(window, { sentFile: [...new Uint8Array(bytes)] }));
      send.call(this, body);
    };
  });
  await act();
  const sent = await page.waitForFunction(() => (window as Window & { sentFile?: number[] }).sentFile);
  return Buffer.from((await sent.jsonValue()) ?? []);
}

/** As a phone that is held upright stores it: lying, with the word to turn it, and with where it was taken. Upright, its left half is red, its right half blue. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const noise = { create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } } as const;
  const half = (background: string) =>
    sharp({ create: { width, height: height / 2, channels: 4, background } })
      .png()
      .toBuffer();
  // Turned by 90 degrees to the right, what is at the bottom comes to the left.
  return sharp(noise)
    .composite([
      { input: await half('#0000ffcc'), top: 0, left: 0 },
      { input: await half('#ff0000cc'), top: height / 2, left: 0 },
    ])
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('[PROF-4] a photograph of 12 megapixels and more than 3 MB is moved and zoomed, and goes small, upright and without the place where it was taken', async () => {
  const person = await changingImage();
  const { page } = person;
  const file = await photograph();
  expect(file.length).toBeGreaterThan(PROFILE_IMAGE_MAX);
  await choose(person, 'IMG_0001.jpeg', file);
  await seeState(page, 'imageChange', 'framing');

  // Pulled to the right as far as it goes, its left half is in the circle.
  await top(person).getByRole('slider').fill('2');
  const box = await picture(person).boundingBox();
  if (box === null) throw new Error('the picture is not shown');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 300, middle.y, { steps: 5 });
  await page.mouse.up();

  const sent = await uploaded(person, () => press(person, ($) => $.imageChange.upload));
  expect(sent.length).toBeLessThan(PROFILE_IMAGE_MAX);
  const { format, width, height, exif } = await sharp(sent).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: PROFILE_IMAGE_SIDE,
    height: PROFILE_IMAGE_SIDE,
    exif: undefined,
  });
  const { channels } = await sharp(sent).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan((blue ?? 0) + 100);
  await seeState(page, 'profile', 'viewing');
});

test('[PROF-4] fingers zoom it, and arrow keys move it', async () => {
  const person = await changingImage();
  const half = { create: { width: 600, height: 300, channels: 3, background: '#0000ff' } } as const;
  const left = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  await choose(
    person,
    'me.gif',
    await sharp(half)
      .composite([{ input: left, left: 0, top: 0 }])
      .gif()
      .toBuffer(),
  );
  await seeState(person.page, 'imageChange', 'framing');
  await picture(person).evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    const touch = (type: string, pointerId: number, x: number) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX: left + x * width, clientY: top + width / 2 }));
    element.setPointerCapture = () => undefined;
    touch('pointerdown', 1, 0.4);
    touch('pointerdown', 2, 0.6);
    touch('pointermove', 2, 0.8);
  });
  await expect.poll(() => top(person).getByRole('slider').inputValue()).toBe('2');
  await picture(person).focus();
  for (let press = 0; press < 40; press += 1) await person.page.keyboard.press('ArrowLeft');
  const sent = await uploaded(person, () => press(person, ($) => $.imageChange.upload));
  const { dominant } = await sharp(sent).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);
});

test('[PROF-4] transparency stays: a WebP becomes a PNG', async () => {
  const person = await changingImage();
  const webp = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00a37a80' } })
    .webp()
    .toBuffer();
  await choose(person, 'me.webp', webp);
  await seeState(person.page, 'imageChange', 'framing');
  const sent = await uploaded(person, () => press(person, ($) => $.imageChange.upload));
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'png', width: 200, hasAlpha: true });
  await seeState(person.page, 'profile', 'viewing');
});

test('[PROF-4] a HEIC photograph, which this browser cannot read, is answered with what to do; another picture can be chosen', async () => {
  const person = await changingImage();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(2_000_000)]);
  await choose(person, 'IMG_0002.HEIC', heic);
  await read(person, ($) => $.failures.pictureUnreadable);
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00a37a' } })
    .png()
    .toBuffer();
  await choose(person, 'me.png', png);
  await seeState(person.page, 'imageChange', 'framing');
});

test('[PROF-4] a picture that is dropped beside the circle is chosen, and the page stays', async () => {
  const person = await changingImage();
  const { page, context } = person;
  const folder = await mkdtemp(join(tmpdir(), 'drop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'dropped.png');
  await writeFile(
    file,
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#4a8' } })
      .png()
      .toBuffer(),
  );
  const input = await context.newCDPSession(page);
  const box = await top(person).locator('h2').boundingBox();
  if (box === null) throw new Error('the heading is not shown');
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await input.send('Input.dispatchDragEvent', { type, x: box.x + 10, y: box.y + 5, data });
  await seeState(page, 'imageChange', 'framing');
  expect(context.pages()).toHaveLength(1);
});
