import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { MIGRATIONS } from '#server/db/migrations.ts';
import { itFirst } from '../../tests/support/part.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';

/** As they stand in existing databases. One that has another name would run there a second time. */
const SHIPPED = [
  '001-accounts',
  '002-proofs',
  '003-partners-images-campuses',
  '004-caught-mails',
  '005-provider-attempts',
  '006-deleted-accounts',
  '007-partners-redeem-codes',
  '008-gateway-consents',
  '009-agreements',
  '010-sign-in-attempts',
  '011-gateway-codes-of-sessions',
  '012-tidying',
  '013-codes-of-visits-outbox-devices',
  '014-names-that-look-alike',
];

itFirst('the steps that have shipped keep their names and their order', () => {
  expect(MIGRATIONS.map(({ name }) => name).slice(0, SHIPPED.length)).toEqual(SHIPPED);
});

describeOnBoth('migrations', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
  });

  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const recorded = async () => (await sql<{ name: string }>`select name from migrations order by name`.execute(database.db)).rows;
  const everything = MIGRATIONS.map(({ name }) => ({ name }));

  it.each([1, 5, 9, 13])('a database of the release with %i steps goes on: none runs twice, and rows stay', async (count) => {
    await run('create table migrations (name text primary key)');
    for (const name of SHIPPED.slice(0, count)) {
      for (const statement of MIGRATIONS.find((migration) => migration.name === name)?.statements ?? []) await run(statement);
      await run(`insert into migrations values ('${name}')`);
    }
    await run(`insert into users (user_id, nickname, nickname_key, uvrs_id, gender, marketing_agreed, created_at)
      values ('u1', '푸른고래', '푸른고래', 'blue.whale', 'F', true, 1)`);
    await migrate(database.db);
    expect(await recorded()).toEqual(everything);
    const kept = await database.db.selectFrom('users').select(['user_id', 'nickname', 'uvrs_id_skeleton']).execute();
    expect(kept).toEqual([{ user_id: 'u1', nickname: '푸른고래', uvrs_id_skeleton: expect.any(String) }]);
    expect(await database.db.selectFrom('campuses').select('code').execute()).toHaveLength(4);
  });

  it('several that start at once on an empty database run each step once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.db)));
    expect(await recorded()).toEqual(everything);
    expect(await database.db.selectFrom('campuses').select('code').execute()).toHaveLength(4);
  });

  it('a step that fails leaves the database as it was', async () => {
    await run('create table users (user_id text primary key)');
    await expect(migrate(database.db)).rejects.toThrow(/"users" already exists/);
    const { rows } = await sql<{ found: string | null }>`select to_regclass('public.settings')::text as found`.execute(database.db);
    expect(rows).toEqual([{ found: null }]);
  });

  it('a database that a newer release has migrated still opens: a process of this one may start again during an update', async () => {
    await migrate(database.db);
    await run(`insert into migrations values ('999-of-a-newer-release')`);
    await migrate(database.db);
    expect(await recorded()).toHaveLength(MIGRATIONS.length + 1);
  });
});
