import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UPLOAD_MAX } from '#server/http/upload.ts';
import { imageQueue, WAITING_MAX } from '#server/images/queue.ts';
import { createTestApi, type TestApi } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { openPglite, type TestDatabase } from './support/databases.ts';
import { becomeMember } from './support/people.ts';

let database: TestDatabase;
let api: TestApi;
let member: Browser;
let form: () => { rawBody: FormData };
beforeAll(async () => {
  database = await openPglite();
  api = await createTestApi(database.db);
  member = api.browser();
  await becomeMember(api, member);
  const bytes = await sharp(randomBytes(120 * 80 * 3), { raw: { width: 120, height: 80, channels: 3 } })
    .png()
    .toBuffer();
  form = () => {
    const body = new FormData();
    body.set('prflImg', new File([new Uint8Array(bytes)], 'me.png'));
    return { rawBody: body };
  };
});
afterAll(async () => {
  await imageQueue.close();
  await database.close();
});

it('[PROF-4] an upload with more than an image is refused by its size, though the image itself is small', async () => {
  const { rawBody } = form();
  rawBody.set('more', new File([new Uint8Array(UPLOAD_MAX)], 'more.bin'));
  await member.refused('changeProfileImage', 'payloadTooLarge', undefined, { rawBody });
});

it.each(['/callback/apple', '/api/v1/oauth/token'])('a form posted to %s has a bound', async (path) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const statusOf = async (bytes: number) =>
    (await api.browser().fetch('POST', path, undefined, { rawBody: `code=${'c'.repeat(bytes)}`, headers })).status;
  expect(await statusOf(1000)).not.toBe(413);
  expect(await statusOf(20_000)).toBe(413);
});

it('[PROF-4] as many of sixty pictures at once are taken as there is room for; the others are told when to come again', {
  timeout: 90_000,
}, async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => member.call('changeProfileImage', undefined, form())));
  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(WAITING_MAX);
  expect(replies.length - refused.length).toBe(replies.filter(({ status }) => status === 200).length);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await member.ok('changeProfileImage', undefined, form());
});
