import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFromEnv } from '#server/config-from-env.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { openPglite, type TestDatabase } from '#server/tests/support/databases.ts';
import { freePort } from '#tests/support/free-port.ts';
import { OPERATORS, surroundingsOf, writeSmallBuild } from './support/small-build.ts';
import { isInstalled, startCaddy, startNginx, titled } from './support/web-servers.ts';

/* Two builds at once, as a rolling release has them, behind the web servers that are installed here. */

const LOADS = 200;
const RELEASES = ['A1', 'B2'] as const;

let folder: string;
let database: TestDatabase;
const servers: RunningServer[] = [];

/** The pages of a release name its own files; one text differs. */
async function writeRelease(release: string): Promise<string> {
  const dist = path.join(folder, release);
  await mkdir(dist);
  const surroundings = surroundingsOf({ siteUrl: 'http://127.0.0.1:1', worldUrl: 'http://127.0.0.1:2', apiUrl: 'http://127.0.0.1:3' });
  await writeSmallBuild(dist, surroundings);
  const files = [`/static/js/index.${release}.js`, `/static/js/en.${release}.chunk.js`];
  for (const file of files) await writeFile(path.join(dist, file), `say('${release}')`);
  await writeFile(
    path.join(dist, 'app.html'),
    `<!doctype html><head></head>${files.map((file) => `<script src="${file}"></script>`).join('')}`,
  );
  return dist;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'madang-releases-'));
  database = await openPglite();
  for (const release of RELEASES) {
    // Both processes have the same database, which is in memory here: its address is not used.
    const config = configFromEnv({ PORT: '0', TRUST_PROXY: '1', ...OPERATORS, DATABASE_URL: 'postgres://madang@127.0.0.1/madang' });
    const shared = { db: database.db, label: 'in memory', close: async () => {} };
    servers.push(await startServer({ config, database: shared, dist: await writeRelease(release) }));
  }
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const filesIn = (page: string): readonly string[] => [...page.matchAll(/src="(\/static\/[^"]+)"/g)].map(([, file = '']) => file);

describe(titled('nginx'), () => {
  it.skipIf(!isInstalled('nginx'))(`[DOOR-8] two builds behind it, round robin: all of ${LOADS} loads have all their files`, async () => {
    const port = await freePort();
    const own = path.join(folder, 'round-robin');
    await mkdir(own);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join(' ');
    const upstream = servers.map(({ siteUrl }) => `server 127.0.0.1:${new URL(siteUrl).port};`).join(' ');
    await writeFile(
      path.join(own, 'nginx.conf'),
      `daemon off; pid ${own}/pid; error_log stderr warn; events {} http { access_log off; ${temporary} upstream processes { ${upstream} }
        server { listen 127.0.0.1:${port}; location / { proxy_pass http://processes; } } }`,
    );
    const nginx: ChildProcess = spawn('nginx', [
      '-p',
      own,
      '-c',
      path.join(own, 'nginx.conf'),
      ...(process.getuid?.() === 0 ? ['-g', 'user root;'] : []),
    ]);
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    try {
      const origin = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            fetch(origin).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 10_000 },
        )
        .toBeGreaterThan(0);
      const loaded = new Map<string, number>();
      for (let load = 0; load < LOADS; load += 1) {
        const files = filesIn(await (await fetch(`${origin}/sso`)).text());
        expect(files).toHaveLength(2);
        for (const file of files) {
          const response = await fetch(`${origin}${file}`);
          expect([file, response.status]).toEqual([file, 200]);
          expect(await response.text()).toBe(`say('${file.split('.')[1]}')`);
        }
        loaded.set(files[0] ?? '', (loaded.get(files[0] ?? '') ?? 0) + 1);
        // Else each build's page would always be asked of the same process.
        if (load % 3 === 0) await fetch(`${origin}/favicon.svg`);
      }
      expect(loaded.size).toBe(2);
    } finally {
      nginx.kill('SIGTERM');
      await ended;
    }
  });
});

describe.each([
  { name: 'nginx', title: titled('nginx'), start: startNginx },
  { name: 'caddy', title: titled('caddy'), start: startCaddy },
])('the configuration for $title', ({ name, start }) => {
  it.skipIf(!isInstalled(name))(
    '[DOOR-8] sends its own files, asks our server for those of another build, and lets no cache keep a 404',
    async () => {
      const own = path.join(folder, name);
      await mkdir(own);
      const dist = path.join(own, 'dist');
      await mkdir(dist);
      const [{ siteUrl: apiUrl } = { siteUrl: '' }] = servers;
      const surroundings = surroundingsOf({ siteUrl: `http://127.0.0.1:${await freePort()}`, worldUrl: 'http://127.0.0.1:2', apiUrl });
      const web = await start({ folder: own, site: await writeSmallBuild(dist, surroundings), surroundings });
      try {
        const ask = async (file: string) => {
          const response = await fetch(`${surroundings.siteUrl}${file}`);
          return [response.status, response.headers.get('cache-control'), response.headers.get('content-type')?.split(';')[0]];
        };
        const immutable = 'public, max-age=31536000, immutable';
        expect(await ask('/static/js/index.abc.js')).toEqual([200, immutable, 'text/javascript']);
        for (const release of RELEASES) expect(await ask(`/static/js/index.${release}.js`)).toEqual([200, immutable, 'text/javascript']);
        expect((await ask('/static/js/index.gone.js')).slice(0, 2)).toEqual([404, 'no-store']);
      } finally {
        await web.stop();
      }
    },
  );
});
