import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CampusLook, readCampusLooks } from '#server/campuses/campus-looks.ts';
import { SAMPLE_LOOKS } from '#server/campuses/sample-looks.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'campuses-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function read(content: unknown): Promise<readonly CampusLook[]> {
  const file = path.join(directory, 'campuses.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readCampusLooks(file);
}

describe('the file of what campuses show', () => {
  it('[CAMPUS-2] is read as it is written, each field but the code being optional', async () => {
    expect(await read([{ code: 'ewha' }, ...SAMPLE_LOOKS.slice(0, 1)])).toEqual([{ code: 'ewha' }, SAMPLE_LOOKS[0]]);
  });

  it.each([
    ['no JSON', '[{', 'the file'],
    ['a colour by name', [{ code: 'ewha', color: 'green' }], 'color: must be a colour such as #003876'],
    ['a mark of another site', [{ code: 'ewha', mark: 'https://cdn.example/a.svg' }], 'mark: must be a path of the site'],
    ['a path that leaves the site', [{ code: 'ewha', mark: '//cdn.example/a.svg' }], 'mark: must be a path of the site'],
    ['a way that is no university’s', [{ code: 'ewha', method: 'kakao' }], 'method: must be one of sookmyung'],
    ['a code twice', [{ code: 'ewha' }, { code: 'ewha' }], 'has a code twice'],
    ['a code that no address can have', [{ code: '이화' }], 'code: must be 1 to 40 letters'],
    ['an empty name', [{ code: 'ewha', names: { ko: '' } }], 'names.ko: must not be empty'],
  ])('[CAMPUS-2] with %s the server does not start, and says where the file is wrong', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow('CAMPUSES_FILE');
    await expect(read(content)).rejects.toThrow(message);
  });

  it('[CAMPUS-2] that is not there is said so', async () => {
    await expect(readCampusLooks(path.join(directory, 'none.json'))).rejects.toThrow('CAMPUSES_FILE');
  });
});
