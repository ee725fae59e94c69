import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#server/db/outage.ts';
import { beganToEnd, whileItRestarts } from '#server/db/while-it-restarts.ts';
import { noPostgresBecause, startPostgres } from './support/postgres.ts';
import { endAll, startProcess } from './support/process.ts';

const SHUTDOWN = Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' });
const ENDED = new Error('Client has encountered a connection error and is not queryable');
const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const away = (cause: unknown) => new DatabaseUnavailable(cause);

function failing(...errors: readonly Error[]) {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return 'done';
  };
}

describe('a database that is restarted while a server starts', () => {
  it('[API-8] is waited for once it was there, also while it refuses connections', async () => {
    expect(await whileItRestarts(failing(away(SHUTDOWN), away(REFUSED)), beganToEnd)).toBe('done');
    expect(await whileItRestarts(failing(away(ENDED)), beganToEnd)).toBe('done');
    expect(await whileItRestarts(failing(away(REFUSED)))).toBe('done');
  });

  it('[API-8] is not waited for where it was never there, and neither is a defect', async () => {
    await expect(whileItRestarts(failing(away(REFUSED)), beganToEnd)).rejects.toThrow(DatabaseUnavailable);
    await expect(whileItRestarts(failing(new TypeError('defect')))).rejects.toThrow(TypeError);
  });
});

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;

describe.skipIf(noPostgresBecause !== undefined)(`connections that end while a server starts${because}`, { timeout: 120_000 }, () => {
  it('[API-8] each of them, for a while after the first: it starts', async () => {
    const postgres = await startPostgres();
    const operator = new pg.Client(postgres.url);
    await operator.connect();
    const starting = startProcess({ DATABASE_URL: postgres.url });
    let ended = 0;
    for (let isOver = false; !isOver && ended < 12; ) {
      const { rowCount } = await operator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      ended += rowCount ?? 0;
      isOver = await Promise.race([starting.then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false), 15))]);
    }
    await operator.end();
    const server = await starting;
    expect(server.output()).toContain('Ctrl-C stops it');
    expect(ended).toBeGreaterThan(0);
    expect(await server.end('SIGTERM')).toBe(0);
    endAll();
    await postgres.stop();
  });
});
