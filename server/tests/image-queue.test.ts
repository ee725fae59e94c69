import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { giveWay } from '#server/images/give-way.ts';
import { ImageQueue, WAITING_MAX } from '#server/images/queue.ts';

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
  const left = callers.map(({ signal }) => queue.draw(bytes, 'png', { signal }).catch((error: unknown) => error));
  for (const caller of callers) caller.abort();
  expect(await Promise.all(left)).toEqual(left.map(() => refusedFor('failed')));
  await expect(queue.draw(bytes, 'png')).resolves.toHaveProperty('bytes');
  await expect(queue.draw(bytes, 'png', { signal: AbortSignal.abort() })).rejects.toEqual(refusedFor('failed'));
});

it('[PROF-4] an image that ends the process fails alone', async () => {
  const bytes = await picture();
  const [first, second] = [queue.draw(bytes, 'png').catch((error: unknown) => error), queue.draw(bytes, 'png')];
  await queue.close();
  expect(await first).toBeInstanceOf(Error);
  expect(await second).toHaveProperty('bytes');
});

it('[PROF-4] an image that a busy machine does not draw in time is to come again, and the next one is drawn', async () => {
  const bytes = await picture();
  const slow = new ImageQueue({ job: 0, start: 0 });
  const refused: { about: { retryAfter?: number } } = await slow.draw(bytes, 'png').catch((error) => error);
  await slow.close();
  expect(refused).toEqual(refusedFor('unavailable'));
  expect(refused.about.retryAfter).toBeGreaterThan(1_000);
  // A process that has to start is waited for, besides.
  const starting = new ImageQueue({ job: 20, start: 15_000 });
  await expect(starting.draw(bytes, 'png')).resolves.toHaveProperty('bytes');
  await starting.close();
});

/** The niceness of each thread of a process of ours, by a word in its command line. */
function nicenessOf(word: string): readonly number[] {
  const ours = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isOurs(pid, word));
  return ours.flatMap((pid) => readdirSync(`/proc/${pid}/task`)).map((thread) => os.getPriority(Number(thread)));
}

function isOurs(pid: string, word: string): boolean {
  try {
    const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
  } catch {
    // It has ended since it was listed.
    return false;
  }
}

describe.runIf(process.platform === 'linux')(
  'the process that draws gives way to the server’s (Linux has a priority for each thread)',
  () => {
    it('[PROF-4] with every thread', async () => {
      await queue.draw(await picture(), 'png');
      const threads = nicenessOf('images/worker.ts');
      expect(threads.length).toBeGreaterThan(4);
      expect(threads.filter((niceness) => niceness < 10)).toEqual([]);
    });

    it('with those, too, that have begun before', async () => {
      const program = "require('fs').readFile('/dev/null', () => console.log('begun')); setInterval(() => {}, 1000)";
      const before = os.getPriority();
      const busy = execFile(process.execPath, ['-e', program]);
      await once(busy.stdout ?? busy, 'data');
      expect(new Set(nicenessOf('/dev/null'))).toEqual(new Set([before]));
      giveWay(busy.pid ?? 0);
      expect(new Set(nicenessOf('/dev/null'))).toEqual(new Set([Math.max(10, before)]));
      busy.kill();
    });
  },
);
