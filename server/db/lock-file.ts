import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Who holds a directory. `started` tells a process from a later one that was given the same number. */
interface Holder {
  readonly pid: number;
  readonly started: string;
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Directories that this very process holds: its own number in a lock file says nothing. */
const held = new Set<string>();

/**
 * Takes a data directory for this process. Two embedded databases on one directory would diverge and destroy each other's data.
 * A lock whose process is gone is taken over.
 * @throws StartError when another process holds it
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const file = path.resolve(directory, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  if (held.has(file)) throw inUse(directory, process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(file, mine)) {
      held.add(file);
      return {
        release: async () => {
          held.delete(file);
          await rm(file, { force: true });
        },
      };
    }
    const found = await readFile(file, 'utf8').catch(() => undefined);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder !== undefined && isAlive(holder)) throw inUse(directory, holder.pid);
    await removeStale(file, found);
  }
  throw new StartError(`The lock ${file} cannot be taken. If no server runs, delete it and start again.`);
}

const inUse = (directory: string, pid: number) =>
  new StartError(
    `Another Madang server (process ${pid}) already uses the data directory ${directory}.\n` +
      'Stop it first, or give this one a directory of its own: DATA_DIR=.data-2 PORT=4010 npm start',
  );

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock away. Should another process have been faster and the file be its new lock already, that is put back. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== stale) await link(aside, file);
  } catch {
    // Somebody else moved it: the next round of the loop sees what is there now.
  } finally {
    await rm(aside, { force: true });
  }
}

function parseHolder(content: string): Holder | undefined {
  try {
    const { pid, started }: Partial<Holder> = JSON.parse(content);
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  // Our own number in a file that we did not write is that of an earlier process: containers count from 1 each time.
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return holder.started === startOf(holder.pid);
}

/** When a process began, in ticks since the machine did; empty where the system does not tell (not Linux). */
function startOf(pid: number): string {
  try {
    // Fields after the name, which is in parentheses and may hold spaces itself; the start is the 22nd of all.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
