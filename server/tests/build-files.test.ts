import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { BUILD_FILES_KEPT } from '#server/limits/policies.ts';
import { type BuildFiles, keepBuildFiles } from '#server/site/build-files.ts';
import { createSite } from '#server/site/site.ts';
import { NOON } from './support/api.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';

const LOADS = 200;

/** A build whose page asks for three files of its own and one that both builds have. */
const built = (release: string) => ({
  page: `<!doctype html><script src="/static/js/index.${release}.js"></script>`,
  files: {
    [`/static/js/index.${release}.js`]: `run('${release}')`,
    [`/static/js/en.${release}.chunk.js`]: `texts('${release}')`,
    [`/static/css/index.${release}.css`]: `:root { --release: "${release}" }`,
    '/static/js/react.SAME.chunk.js': 'react()',
  },
});
const RELEASES = { yesterday: built('A1'), today: built('B2') };

describeOnBoth('[DOOR-8] a rolling release', (open) => {
  let database: TestDatabase;
  let directory: string;
  let clock: number;
  const opened: BuildFiles[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'madang-release-'));
    clock = NOON;
    await database.db.deleteFrom('build_files').execute();
  });
  afterEach(async () => {
    for (const files of opened.splice(0)) await files.close();
    await rm(directory, { recursive: true });
  });

  /** A process that serves a release. */
  async function startRelease(name: keyof typeof RELEASES): Promise<Hono> {
    const dist = path.join(directory, name);
    const { page, files } = RELEASES[name];
    for (const [file, content] of Object.entries({ '/app.html': page, ...files })) {
      await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
      await writeFile(path.join(dist, file), content);
    }
    const buildFiles = await keepBuildFiles({ db: database.db, clock: () => clock, log: recordingLog().log }, dist);
    opened.push(buildFiles);
    return createSite({
      dist,
      siteUrl: 'http://localhost:4000',
      settings: { worldUrl: 'http://localhost:4002' } as never,
      maintenance: { file: undefined, url: undefined },
      externalSite: undefined,
      trustProxy: undefined,
      buildFiles,
    });
  }

  it('pages of both builds, their files asked of both processes in turn: every load has all of them', async () => {
    const processes = [await startRelease('yesterday'), await startRelease('today')];
    let turn = 0;
    const ask = (asked: string) => {
      turn += 1;
      return processes[turn % 2]?.request(asked) as Promise<Response>;
    };
    const starts = new Map<string, number>();
    for (let load = 0; load < LOADS; load += 1) {
      const page = await (await ask('/sso')).text();
      const release = Object.values(RELEASES).find((one) => one.page === page);
      expect(release).toBeDefined();
      for (const [file, content] of Object.entries(release?.files ?? {})) {
        const response = await ask(file);
        expect([file, response.status, await response.text()]).toEqual([file, 200, content]);
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(response.headers.get('content-type')).toMatch(file.endsWith('.css') ? /^text\/css/ : /javascript/);
      }
      starts.set(page, (starts.get(page) ?? 0) + 1);
      // Else each kind of page would always be asked of the same process.
      if (load % 3 === 0) turn += 1;
    }
    expect([...starts.values()].every((count) => count > LOADS / 4)).toBe(true);
  });

  it('a tab of yesterday finds its chunks after the release, compressed where its browser takes that', async () => {
    await startRelease('yesterday');
    const today = await startRelease('today');
    const chunk = await today.request('/static/js/en.A1.chunk.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([chunk.status, chunk.headers.get('content-encoding'), chunk.headers.get('vary')]).toEqual([200, 'gzip', 'Accept-Encoding']);
  });

  it('that a file is missing is kept by no cache, and is no page', async () => {
    const today = await startRelease('today');
    const missing = await today.request('/static/js/en.ZZ.chunk.js');
    expect([missing.status, missing.headers.get('cache-control'), await missing.text()]).toEqual([404, 'no-store', 'Not found']);
  });

  it.each(['gzip', 'identity'])(
    'a file that goes while it is asked for (%s) is answered from the database, and else by a 404 that no cache keeps',
    async (encoding) => {
      const today = await startRelease('today');
      const asked = '/static/js/en.B2.chunk.js';
      const askAsItGoes = () => {
        const request = new Request(`http://localhost:4000${asked}`);
        // The header is read once the file was found.
        const get = (name: string) => {
          if (name === 'accept-encoding') rmSync(path.join(directory, 'today', asked), { force: true });
          return name === 'accept-encoding' ? encoding : null;
        };
        Object.defineProperty(request, 'headers', { value: Object.assign(new Headers(), { get }) });
        return today.fetch(request);
      };
      expect((await askAsItGoes()).status).toBe(200);
      await writeFile(path.join(directory, 'today', asked), RELEASES.today.files[asked] ?? '');
      await database.db.deleteFrom('build_files').execute();
      const missing = await askAsItGoes();
      expect([missing.status, missing.headers.get('cache-control'), missing.headers.get('content-encoding')]).toEqual([
        404,
        'no-store',
        null,
      ]);
      expect(await missing.text()).toBe('Not found');
    },
  );

  it('files that no process has served for two weeks go, those that one serves stay', async () => {
    await startRelease('yesterday');
    clock += BUILD_FILES_KEPT;
    const today = await startRelease('today');
    expect((await today.request('/static/js/index.A1.js')).status).toBe(404);
    const kept = await database.db.selectFrom('build_files').select('path').orderBy('path').execute();
    expect(kept.map((row) => row.path)).toEqual(Object.keys(RELEASES.today.files).sort());
  });
});
