import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase } from '#server/db/open.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../server/db/migrations');

interface Reusable {
  readonly client: PGlite;
  /** `shapeOf` when it was made, and `puttingBack`. */
  readonly asNew: string;
  readonly putBack: string;
}

/** Databases that were closed, as good as new: the next that asks in this worker gets one of them. */
const spare: Reusable[] = [];

/** A database in memory with the tables and nothing in them. */
export async function freshPglite(): Promise<PGlite> {
  const given = spare.pop();
  if (given !== undefined) return lent(given);
  const client = await newPglite();
  // A tool would not end while one is open; a worker of the tests is ended.
  if (process.env.VITEST === undefined) return client;
  return lent({ client, asNew: await shapeOf(client), putBack: await puttingBack(client) });
}

/**
 * Loading a copy takes most of a second of a processor, so an end only puts everything back, unless its tables are others by then. What still
 * writes after that end is refused, as by a database that is closed: it would write into the next file's.
 */
function lent(each: Reusable): PGlite {
  const { client, asNew, putBack } = each;
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    try {
      await client.exec(putBack);
      if ((await shapeOf(client)) === asNew) spare.push(each);
      else await client.close();
    } catch {
      await client.close();
    }
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'close') return close;
      if (name === 'closed') return isClosed;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...parameters: unknown[]) => {
        if (isClosed) throw new Error('PGlite is closed');
        return value.apply(target, parameters);
      };
    },
  });
}

/** Columns, rules and triggers of the tables. */
async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select concat(
      (select md5(string_agg(concat(attrelid, attname, atttypid, attnotnull), ' ' order by attrelid, attnum)) from pg_attribute),
      (select md5(string_agg(oid::text, ' ' order by oid)) from pg_constraint),
      (select md5(string_agg(oid::text, ' ' order by oid)) from pg_trigger)
    ) as shape`);
  return rows[0]?.shape ?? '';
}

/** Statements after which the tables hold what they hold now, and the connection has its own settings. */
async function puttingBack(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const names = rows.map(({ name }) => name);
  const inserts: string[] = [];
  for (const name of names) {
    const { rows: found } = await client.query<{ held: string | null }>(`select json_agg(${name})::text as held from ${name}`);
    const held = found[0]?.held;
    if (typeof held === 'string')
      inserts.push(`insert into ${name} select * from json_populate_recordset(null::${name}, $held$${held}$held$);`);
  }
  return `rollback; reset all; set session_replication_role = replica; truncate ${names.join(', ')} restart identity; ${inserts.join(' ')} reset all;`;
}

/** Making one takes seconds, so a machine does it once, and loads a copy. */
async function newPglite(): Promise<PGlite> {
  const template = path.join(os.tmpdir(), `madang-pglite-${await versionOfTemplate()}-${process.getuid?.() ?? 'user'}.tar`);
  const known = await readFile(template).catch(() => undefined);
  if (known !== undefined) return PGlite.create({ loadDataDir: new Blob([new Uint8Array(known)]) });
  const fresh = await PGlite.create();
  await embeddedDatabase(fresh);
  const dump = await fresh.dumpDataDir('none');
  // Written aside and moved, so that a test in another process never reads half of it.
  await writeFile(`${template}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${template}.${process.pid}`, template);
  return fresh;
}

/** Another for each PGlite, and for each change of a migration. */
async function versionOfTemplate(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(findManifest()));
  for (const file of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(path.join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

const findManifest = (): string => {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return path.join(main.slice(0, main.lastIndexOf('/dist/')), 'package.json');
};
