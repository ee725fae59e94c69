import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { ImageQueue, WAITING_MAX } from '../../server/images/queue.ts';

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#5b46e8' } })
    .png()
    .toBuffer();

let queue = new ImageQueue();
afterEach(async () => {
  await queue.close();
  queue = new ImageQueue();
});

const refusedFor = (result: string) => expect.objectContaining({ name: 'Refusal', result });

it('[PROF-4] draws images one after the other, and refuses what finds it full, until there is room', async () => {
  const bytes = await picture();
  // One is being drawn, and the others wait.
  const taken = Array.from({ length: WAITING_MAX + 1 }, () => queue.draw(bytes, 'png'));
  await expect(queue.draw(bytes, 'png')).rejects.toEqual(refusedFor('tooManyRequests'));
  for (const drawn of await Promise.all(taken)) expect(drawn).toHaveProperty('bytes');
  await expect(queue.draw(bytes, 'png')).resolves.toHaveProperty('bytes');
});

it('[PROF-4] does not draw what nothing waits for any more, and gives its place to others', async () => {
  const bytes = await picture();
  const callers = Array.from({ length: WAITING_MAX + 1 }, () => new AbortController());
  const left = callers.map(({ signal }) => queue.draw(bytes, 'png', signal).catch((error: unknown) => error));
  for (const caller of callers) caller.abort();
  expect(await Promise.all(left)).toEqual(left.map(() => refusedFor('failed')));
  await expect(queue.draw(bytes, 'png')).resolves.toHaveProperty('bytes');
  await expect(queue.draw(bytes, 'png', AbortSignal.abort())).rejects.toEqual(refusedFor('failed'));
});

it('[PROF-4] an image that ends the process fails alone', async () => {
  const bytes = await picture();
  const [first, second] = [queue.draw(bytes, 'png').catch((error: unknown) => error), queue.draw(bytes, 'png')];
  await queue.close();
  expect(await first).toBeInstanceOf(Error);
  expect(await second).toHaveProperty('bytes');
});
