import { connect } from 'node:net';
import os from 'node:os';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { configFromEnv } from '#server/config-from-env.ts';
import { Readiness } from '#server/health/readiness.ts';
import { createHealth } from '#server/health/routes.ts';
import { listen } from '#server/listen.ts';
import { EVENTS } from '#server/log/events.ts';
import { startServer } from '#server/server.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { openPglite } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';

const asked = async (readiness: Readiness, path: string) => {
  const response = await createHealth(readiness).request(path);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
};

describe('whether a server lives and takes requests', () => {
  it('it lives from the first moment, and is ready when the database answers with every migration, until it stops', async () => {
    const { db, close } = await openPglite();
    const readiness = new Readiness();
    expect(await asked(readiness, '/healthz')).toMatchObject({ status: 'alive' });
    expect(await asked(readiness, '/readyz')).toMatchObject({ reason: 'starting' });
    readiness.started(db);
    expect(await readiness.whyNot()).toBeUndefined();
    await sql`delete from migrations where name = (select max(name) from migrations)`.execute(db);
    expect(await readiness.whyNot()).toBe('migrations');
    await close();
    expect(await readiness.whyNot()).toBe('database');
    readiness.stopping();
    expect(await readiness.whyNot()).toBe('stopping');
    const response = await createHealth(readiness).request('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { status: 'unready', reason: 'stopping' }]);
    expect((await createHealth(readiness).request('/healthz')).status).toBe(200);
  });

  it('a database that does not answer in time makes it unready, and does not keep the probe waiting', async () => {
    const { db, close } = await openPglite();
    const readiness = new Readiness(20);
    readiness.started(db);
    let release = () => {};
    // The embedded database has one connection, and this transaction keeps it.
    const held = db.transaction().execute(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    await expect.poll(() => readiness.whyNot()).toBe('database');
    release();
    await held;
    await expect.poll(() => readiness.whyNot()).toBeUndefined();
    await close();
  });

  it('a database may take a second, and no longer', async () => {
    const { db, close } = await openPglite();
    const readiness = new Readiness();
    readiness.started(db);
    /** Keeps its one connection. */
    const hold = async () => {
      let release = () => {};
      let ended: Promise<void> | undefined;
      await new Promise<void>((begun) => {
        ended = db.transaction().execute(() => {
          begun();
          return new Promise<void>((resolve) => {
            release = resolve;
          });
        });
      });
      return () => {
        release();
        return ended;
      };
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const inTime = await hold();
    const patient = readiness.whyNot();
    vi.advanceTimersByTime(999);
    await inTime();
    expect(await patient).toBeUndefined();
    const late = await hold();
    const impatient = readiness.whyNot();
    vi.advanceTimersByTime(1000);
    expect(await impatient).toBe('database');
    await late();
    vi.useRealTimers();
    await close();
  });

  it('is asked on the site’s port, while the applications are not there yet, and when they are', async () => {
    const readiness = new Readiness();
    const health = createHealth(readiness);
    const listener = await listen(
      { host: '127.0.0.1', port: 0, variable: 'PORT' },
      { early: (request) => (new URL(request.url).pathname === '/readyz' ? health.fetch(request) : undefined) },
    );
    expect((await fetch(`http://127.0.0.1:${listener.port}/readyz`)).status).toBe(503);
    const waiting = fetch(`http://127.0.0.1:${listener.port}/`);
    listener.serve(() => new Response('served'));
    expect(await (await waiting).text()).toBe('served');
    await listener.close();

    const { db, close } = await openPglite();
    const port = String(await freePort());
    const { log, logged } = recordingLog();
    const server = await startServer({
      log,
      config: configFromEnv({ PORT: port, INBOX_PORT: '0', WORLD_PORT: '0', MAIL_PORT: '0', STAND_INS: '0' }),
      database: { db, label: 'in memory', close: async () => {} },
      dist: os.tmpdir(),
    });
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    await close();
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    // Hono by itself would print the error of the query with its parameters.
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    expect((await fetch(`${server.inboxUrl}/mails.json?to=min@madang.kr`)).status).toBeGreaterThanOrEqual(500);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
    expect(logged).toContainEqual(expect.objectContaining({ msg: EVENTS.requestFailed }));
    const stopping = vi.spyOn(Readiness.prototype, 'stopping');
    await server.stop();
    expect(stopping).toHaveBeenCalledOnce();
    stopping.mockRestore();
  });

  it('answers a probe of HTTP/1.0 without a host, as HAProxy sends it', async () => {
    const health = createHealth(new Readiness());
    const listener = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' });
    listener.serve(health.fetch);
    const socket = connect(listener.port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.0\r\n\r\n');
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part);
    const answer = Buffer.concat(parts).toString();
    expect([answer.split('\r\n')[0], answer.includes('alive')]).toEqual(['HTTP/1.1 200 OK', true]);
    await listener.close();
  });
});
