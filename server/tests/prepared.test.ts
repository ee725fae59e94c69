import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedPool } from '#server/db/guarded-pool.ts';
import { Outage } from '#server/db/outage.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from './support/postgres.ts';

if (noPostgresBecause !== undefined) console.warn(`Prepared statements are not tested: ${noPostgresBecause}.`);

interface Tables {
  things: { name: string; size: number };
}

describe.skipIf(noPostgresBecause !== undefined)('statements on a PostgreSQL server', () => {
  let postgres: ThrowAwayPostgres;
  let db: Kysely<Tables>;
  beforeAll(async () => {
    postgres = await startPostgres();
    // One connection, so that what is asked of it is about the statements before.
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
    db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool, new Outage()) }) });
    await sql`create table things (name text, size integer)`.execute(db);
    await db.insertInto('things').values({ name: 'bell', size: 3 }).execute();
  });
  afterAll(async () => {
    await db.destroy();
    await postgres.stop();
  });

  const prepared = async (part: string): Promise<number> => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    return rows.filter(({ statement }) => statement.includes(part)).length;
  };
  const sizeOf = (name: string) => db.selectFrom('things').select('size').where('name', '=', name).executeTakeFirst();
  const allOf = (name: string) => db.selectFrom('things').selectAll().where('name', '=', name).executeTakeFirst();

  it('are prepared once, whatever their values', async () => {
    expect(await sizeOf('bell')).toEqual({ size: 3 });
    expect(await sizeOf('drum')).toBeUndefined();
    expect(await prepared('select "size" from "things"')).toBe(1);
  });

  it('go on when a newer release adds a column, those that take all columns too', async () => {
    const before = [await sizeOf('bell'), await allOf('bell')];
    await sql`alter table things add column colour text default 'red'`.execute(db);
    expect([await sizeOf('bell'), await allOf('bell')]).toEqual([before[0], { ...before[1], colour: 'red' }]);
  });

  it('are prepared up to a bound, and answered beyond it', async () => {
    for (let length = 1; length <= 250; length += 1) {
      const names = Array.from({ length }, (_, index) => `bell${index}`);
      expect(await db.selectFrom('things').select('size').where('name', 'in', names).execute()).toEqual([]);
    }
    expect(await prepared('')).toBe(200);
  });
});
