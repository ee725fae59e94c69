import { sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import { type Db, transaction } from './transaction.ts';

/** Any number that nothing else in the database locks; two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 1_147_203_611;

/** Brings the database up to the newest migration. */
export async function migrate(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const done = new Set(rows.map((row) => row.name));
    for (const { name, statements, fill } of MIGRATIONS) {
      if (done.has(name)) continue;
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await fill?.(tx);
      await sql`insert into migrations (name) values (${name})`.execute(tx);
    }
  });
}

/** The key that refresh credentials, email codes and visits are signed with. Kept in the database, so that all processes share it. */
export async function loadSecret(db: Db, random: (bytes: number) => Uint8Array): Promise<Uint8Array> {
  const fresh = Buffer.from(random(32)).toString('base64url');
  await db
    .insertInto('settings')
    .values({ name: 'secret', value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
