import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileCache } from '#server/site/page-cache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'madang-cache-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('makes what many ask for at once a single time, until the file changes', async () => {
  const file = path.join(folder, 'page.html');
  await writeFile(file, 'one');
  const cache = new FileCache<string>();
  let made = 0;
  const ask = () =>
    cache.get(file, 'page', (content) => {
      made += 1;
      return content.toString();
    });
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill('one'));
  await ask();
  expect(made).toBe(1);
  await writeFile(file, 'another');
  expect(await ask()).toBe('another');
  expect(made).toBe(2);
  await rm(file);
  expect(await ask()).toBeUndefined();
});

it('tries again what could not be made', async () => {
  const file = path.join(folder, 'broken.html');
  await writeFile(file, 'text');
  const cache = new FileCache<string>();
  const fail = () => {
    throw new Error('no');
  };
  await expect(cache.get(file, 'page', fail)).rejects.toThrow('no');
  expect(await cache.get(file, 'page', String)).toBe('text');
});
