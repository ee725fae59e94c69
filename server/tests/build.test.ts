import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '#server/server.ts';
import { type Builder, buildSite } from '#server/site/build.ts';
import { createSite } from '#server/site/site.ts';

const FILES = ['index.html', 'app.html', 'callback.html', 'pages/paths.json'];

async function write(folder: string, name: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
}

describe('the build that a start makes', () => {
  let root: string;
  let dist: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'madang-build-'));
    dist = path.join(root, 'dist');
    await write(root, 'src/main.tsx', 'one');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  /** Writes `says` into each file of a build, one after the other; and how often it was asked. */
  function builder(says: string, { pause = 0, fails = false } = {}) {
    const state = { times: 0 };
    const build: Builder = async (outDir, signal) => {
      state.times += 1;
      for (const file of FILES) {
        if (signal.aborted) return false;
        await write(outDir, file, says);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return !fails;
    };
    return { state, build };
  }
  const read = () => Promise.all(FILES.map((file) => readFile(path.join(dist, file), 'utf8').catch(() => undefined)));
  const whole = (says: string) => FILES.map(() => says);

  it('[SHELL-7] is made once for the same sources, whatever their times are, and anew for others', async () => {
    const { state, build } = builder('page');
    expect(await buildSite(root, dist, { build }).done).toBe('built');
    await utimes(path.join(root, 'src/main.tsx'), new Date(), new Date(Date.now() + 3_600_000));
    expect(await buildSite(root, dist, { build }).done).toBe('fresh');
    await write(root, 'src/main.tsx', 'two');
    // As a checkout of an older commit writes it.
    await utimes(path.join(root, 'src/main.tsx'), new Date(0), new Date(0));
    expect(await buildSite(root, dist, { build }).done).toBe('built');
    await write(root, 'src/more.tsx', '');
    expect(await buildSite(root, dist, { build }).done).toBe('built');
    expect(state.times).toBe(3);
    expect(await buildSite(root, dist, { build, isForced: true }).done).toBe('built');
  });

  it('[SHELL-7] that is stopped, or fails, leaves the one before as it was, or none', async () => {
    const slow = builder('half', { pause: 50 });
    for (const after of [0, 60, 120]) {
      const stopped = buildSite(root, dist, { build: slow.build });
      await new Promise((resolve) => setTimeout(resolve, after));
      await stopped.stop();
      expect(await stopped.done).toBe('stopped');
      expect(existsSync(dist)).toBe(false);
    }
    expect(await buildSite(root, dist, { build: builder('one').build }).done).toBe('built');
    await write(root, 'src/main.tsx', 'two');
    expect(await buildSite(root, dist, { build: builder('bad', { fails: true }).build }).done).toBe('failed');
    expect(await read()).toEqual(whole('one'));
    expect(await buildSite(root, dist, { build: async (outDir) => write(outDir, 'index.html', 'alone').then(() => true) }).done).toBe(
      'failed',
    );
    expect(await read()).toEqual(whole('one'));
  });

  it('[SHELL-7] is made though the builder of a start that was killed goes on writing into its folder', async () => {
    const left = path.join(root, '.cache/build-dist/unfinished-1');
    await mkdir(left, { recursive: true });
    let isOver = false;
    const orphan = (async () => {
      for (let index = 0; !isOver; index += 1) await write(left, `static/${index % 400}.js`, 'x').catch(() => {});
    })();
    const outcomes: string[] = [];
    for (let time = 0; time < 20; time += 1) {
      await write(root, 'src/main.tsx', `${time}`);
      outcomes.push(await buildSite(root, dist, { build: builder('page').build }).done);
    }
    isOver = true;
    await orphan;
    expect(outcomes).toEqual(Array(20).fill('built'));
  });

  it('[SHELL-7] that an older program left half made, with newer pages than sources, is made anew', async () => {
    await write(dist, 'index.html', '<!doctype html><div id="root"></div>');
    expect(await buildSite(root, dist, { build: builder('whole').build }).done).toBe('built');
    expect(await read()).toEqual(whole('whole'));
  });

  it.each([100, 400, 700])(
    '[SHELL-7] its process is killed after %d ms: the next start builds, and leaves nothing of it',
    async (after) => {
      // A process of its own, since a kill leaves no time for anything.
      const program = `
      import { buildSite } from ${JSON.stringify(path.join(ROOT, 'server/site/build.ts'))};
      import { mkdirSync, writeFileSync } from 'node:fs';
      buildSite(${JSON.stringify(root)}, ${JSON.stringify(dist)}, { build: async (outDir) => {
        mkdirSync(outDir + '/pages', { recursive: true });
        for (const file of ${JSON.stringify(FILES)}) {
          writeFileSync(outDir + '/' + file, 'killed');
          console.log('wrote');
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
        return true;
      } });`;
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: ROOT });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, after));
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
      expect(existsSync(dist)).toBe(false);
      expect(await buildSite(root, dist, { build: builder('whole').build }).done).toBe('built');
      expect(await read()).toEqual(whole('whole'));
      expect(await readdir(path.join(root, '.cache/build-dist'))).toEqual(['lock']);
    },
  );

  it('[SHELL-7] one of several starts at once builds, the others take its build', async () => {
    const { state, build } = builder('page', { pause: 30 });
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => buildSite(root, dist, { build }).done));
    expect(outcomes.sort()).toEqual(['built', 'fresh', 'fresh', 'fresh']);
    expect(state.times).toBe(1);
    expect(await read()).toEqual(whole('page'));
  });

  it('[SHELL-7] a start that waits for another’s build can be stopped', async () => {
    const first = buildSite(root, dist, { build: builder('page', { pause: 300 }).build });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = buildSite(root, dist, { build: builder('page').build });
    await second.stop();
    expect(await second.done).toBe('stopped');
    expect(await first.done).toBe('built');
  });

  it('[SHELL-7] a server that is asked before its build is there says so, and that page asks again', async () => {
    let isBuilding = true;
    const site = createSite({
      dist,
      siteUrl: 'http://localhost:4000',
      settings: { worldUrl: 'http://localhost:4002' },
      maintenance: { url: undefined, file: undefined, allowFrom: [] } as never,
      externalSite: undefined,
      trustProxy: undefined,
      isBuilding: () => isBuilding,
    });
    for (const [language, words] of [
      ['ko', '화면을 준비하고 있어요'],
      ['en', 'Getting the pages ready'],
      ['ja', '画面を準備しています'],
    ] as const) {
      const response = await site.request('/sso?code=1', { headers: { 'Accept-Language': language } });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(response.headers.get('refresh')).toBe('2');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain(words);
    }
    isBuilding = false;
    const failed = await site.request('/');
    expect(failed.status).toBe(503);
    expect(failed.headers.get('refresh')).toBeNull();
  });
});
