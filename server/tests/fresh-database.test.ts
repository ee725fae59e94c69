import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPglite } from './support/databases.ts';

/** The rows of each table, and the settings of the connection. */
async function stateOf({ db }: Awaited<ReturnType<typeof openPglite>>): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const held = rows.map(async ({ name }) => [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows]);
  const { rows: settings } = await sql`select current_setting('timezone') as timezone`.execute(db);
  return [await Promise.all(held), settings];
}

it('gives a database in memory on as it was made, and none whose tables are others', { timeout: 60_000 }, async () => {
  const first = await openPglite();
  const asMade = await stateOf(first);
  await sql`insert into settings (name, value) values ('left', 'over')`.execute(first.db);
  await sql`update campuses set name = 'Another'`.execute(first.db);
  await sql`set timezone = 'Asia/Seoul'`.execute(first.db);
  await first.close();
  await expect(sql`insert into settings (name, value) values ('late', 'write')`.execute(first.db)).rejects.toThrow();

  const second = await openPglite();
  expect(await stateOf(second)).toEqual(asMade);
  await sql`alter table users drop column nickname_skeleton`.execute(second.db);
  await second.close();

  const third = await openPglite();
  expect(await stateOf(third)).toEqual(asMade);
  await sql`select nickname_skeleton from users`.execute(third.db);
  await third.close();
});
