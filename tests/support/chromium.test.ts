import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseChromium } from './chromium.ts';
import { unpackedChromium } from './unpacked-chromium.ts';

const LINUX = { chromePath: undefined, platform: 'linux', arch: 'x64', exists: () => true };

test('CHROME_PATH goes before everything else, and one that does not exist is an error', () => {
  expect(chooseChromium({ ...LINUX, chromePath: '/opt/chrome' })).toEqual({ from: 'machine', executablePath: '/opt/chrome' });
  expect(() => chooseChromium({ ...LINUX, chromePath: '/opt/chrome', exists: () => false })).toThrow('/opt/chrome, which does not exist');
});

test('on Linux x64 the Chromium of the package goes before an installed one', () => {
  expect(chooseChromium(LINUX)).toEqual({ from: 'package' });
  expect(chooseChromium({ ...LINUX, chromePath: '' })).toEqual({ from: 'package' });
});

test('elsewhere an installed one is used, and where there is none the error says what to do', () => {
  expect(chooseChromium({ ...LINUX, arch: 'arm64' })).toEqual({ from: 'machine', executablePath: '/usr/bin/chromium' });
  expect(() => chooseChromium({ ...LINUX, platform: 'darwin', exists: () => false })).toThrow('install one, or set CHROME_PATH');
});

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cache-'));
  vi.stubEnv('XDG_CACHE_HOME', cache);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(cache, { recursive: true });
});

test('unpacking happens once, and prints one line', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const unpack = vi.fn((_packed: string, folder: string) => writeFile(join(folder, 'chromium'), ''));
  const { executablePath } = await unpackedChromium(unpack);
  expect(await unpackedChromium(unpack)).toMatchObject({ executablePath });
  expect(unpack).toHaveBeenCalledTimes(1);
  expect(info.mock.calls).toEqual([[expect.stringContaining(cache)]]);
});

test.each([
  ['ENOSPC', /The disk is full: the test browser needs 250 MB in .*Make room there, let XDG_CACHE_HOME name another folder/],
  ['EACCES', /could not be unpacked to .*: no luck\. Make this folder writable, let XDG_CACHE_HOME name another folder/],
])('unpacking that fails by %s says what to do, and leaves nothing', async (code, message) => {
  vi.spyOn(console, 'info').mockReturnValue();
  const unpack = async (_packed: string, folder: string) => {
    await writeFile(join(folder, 'chromium'), 'half of it');
    throw Object.assign(new Error('no luck'), { code });
  };
  await expect(unpackedChromium(unpack)).rejects.toThrow(message);
  expect(await readdir(join(cache, 'madang'))).toEqual([]);
});
