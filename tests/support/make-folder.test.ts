import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

/** Larger than any process id: Linux has at most 2^22. */
const NO_PROCESS = 2 ** 22 + 1;

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rm(parent, { recursive: true }));

test('two runs at once make the folder, and leave nothing else', async () => {
  const folder = join(parent, 'made');
  let started = 0;
  let bothStarted = () => {};
  const both = new Promise<void>((resolve) => {
    bothStarted = resolve;
  });
  const fill = (text: string) => async (unfinished: string) => {
    started += 1;
    if (started === 2) bothStarted();
    await both;
    await writeFile(join(unfinished, 'file'), text);
  };
  await Promise.all([makeFolder(folder, fill('one')), makeFolder(folder, fill('two'))]);
  expect(await readdir(parent)).toEqual(['made']);
  expect(['one', 'two']).toContain(await readFile(join(folder, 'file'), 'utf8'));
});

test('a failure says so, and leaves nothing', async () => {
  const fill = async (unfinished: string) => {
    await writeFile(join(unfinished, 'file'), 'half');
    throw new Error('stopped');
  };
  await expect(makeFolder(join(parent, 'made'), fill)).rejects.toThrow('stopped');
  expect(await readdir(parent)).toEqual([]);
});

test('the folder of a killed run is removed, and one that a run still fills is not', async () => {
  const unfinished = (pid: number) => join(parent, `made.unfinished.${hostname()}.${pid}.0`);
  await Promise.all([NO_PROCESS, process.pid].map((pid) => mkdir(unfinished(pid))));
  await makeFolder(join(parent, 'made'), async () => {});
  expect(existsSync(unfinished(NO_PROCESS))).toBe(false);
  expect(existsSync(unfinished(process.pid))).toBe(true);
});
