import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { sql } from 'kysely';
import { type Db, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { BUILD_FILES_KEPT, BUILD_FILES_MAX } from '../limits/policies.ts';

/** Where the files are whose names have a hash of their contents. */
export const HASHED = '/static/';
/** Before they count as run out, the files of a build that is still served are marked again, ms. */
const MARK_EVERY = 3_600_000;

export interface BuildFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** The files below `/static/` of every build that a process on this database serves, or served lately (DOOR-8). */
export interface BuildFiles {
  /** `undefined` when no recent build had such a file. */
  find(asked: string): Promise<BuildFile | undefined>;
  /** Stops marking. */
  close(): Promise<void>;
}

/**
 * Keeps the files of a build where all processes see them, before the first page of it is sent: during a release a page of one build is loaded
 * from processes of both, and a tab of yesterday asks for its chunks today.
 * @param built resolves when `dist` is there, where it is being built just now
 */
export async function keepBuildFiles(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  dist: string,
  built?: Promise<unknown>,
): Promise<BuildFiles> {
  const mark = async () => {
    await store(db, dist, await namesBelow(dist), clock());
    await forgetOld(db, clock());
  };
  // A database that fails just now must not keep the site from starting: the files are tried again in an hour.
  const tryToMark = () => mark().catch((error: unknown) => log.error('buildFilesNotKept', { error }));
  await tryToMark();
  void built?.then(tryToMark);
  const timer = setInterval(tryToMark, MARK_EVERY);
  timer.unref();
  return {
    find: async (asked) => {
      const found = await db.selectFrom('build_files').select(['media_type', 'bytes']).where('path', '=', asked).executeTakeFirst();
      return found === undefined ? undefined : { mediaType: found.media_type, bytes: found.bytes };
    },
    close: async () => clearInterval(timer),
  };
}

/** Without what was compressed at build: the server compresses an old file on request. */
async function namesBelow(dist: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(dist, HASHED), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`);
}

async function store(db: Db, dist: string, names: readonly string[], now: number): Promise<void> {
  if (names.length === 0) return;
  const marked = await db
    .updateTable('build_files')
    .set({ seen_at: now })
    .where('path', 'in', [...names])
    .returning('path')
    .execute();
  const known = new Set(marked.map((row) => row.path));
  for (const name of names) {
    if (known.has(name)) continue;
    const bytes = new Uint8Array(await readFile(path.join(dist, name)));
    await db
      .insertInto('build_files')
      .values({ path: name, media_type: getMimeType(name) ?? 'application/octet-stream', bytes, seen_at: now })
      // Another process of the same release stores the same.
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ seen_at: now }))
      .execute();
  }
}

/** What no process has served for long, and the oldest beyond the size that all may have together. */
async function forgetOld(db: Db, now: number): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .deleteFrom('build_files')
      .where('seen_at', '<=', now - BUILD_FILES_KEPT)
      .execute();
    await sql`delete from build_files where path in (
      select path from (select path, sum(length(bytes)) over (order by seen_at desc, path) as total from build_files) as sized
      where total > ${BUILD_FILES_MAX})`.execute(tx);
  });
}
