import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartError } from '../start-error.ts';

/** For the message alone: what decides is the kernel's lock. `pid` is a number of the holder's own PID namespace. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Takes a data directory for this process. Two embedded databases on one directory would diverge and destroy each other's data.
 *
 * The file `lock` is locked in the kernel (Linux: open file description lock; macOS: flock; Windows: LockFileEx) until this process ends,
 * however it ends. So there is no stale lock, and PID namespaces, containers and users that share the directory on one kernel see the same
 * lock. The file itself stays: another process may be about to lock it. Not covered: machines that share the directory through a network
 * file system which does not pass locks on (NFS mounted with `nolock`, SMB with `nobrl`, most FUSE file systems).
 * @throws StartError when another process holds it, or when the file system cannot lock
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const file = path.resolve(directory, 'lock');
  // A bare descriptor: a FileHandle that is garbage collected would close the file and give the lock up.
  const descriptor = openSync(file, 'a+', 0o600);
  try {
    if (!lockedNow(descriptor, file)) throw inUse(directory, readHolder(file));
    ftruncateSync(descriptor);
    writeSync(descriptor, JSON.stringify({ pid: process.pid, host: os.hostname() } satisfies Holder));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return {
    release: async () => {
      ftruncateSync(descriptor);
      closeSync(descriptor);
    },
  };
}

function lockedNow(descriptor: number, file: string): boolean {
  try {
    return tryLock(descriptor);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The file ${file} cannot be locked: ${why}\nPut the data on a local disk (DATA_DIR), or use a PostgreSQL server (DATABASE_URL).`,
    );
  }
}

function inUse(directory: string, holder: Holder | undefined): StartError {
  const which = holder === undefined ? '' : ` (process ${holder.pid} on ${holder.host})`;
  return new StartError(
    `Another Madang server${which} already uses the data directory ${directory}.\n` +
      'Stop it first, or give this one a directory of its own: DATA_DIR=.data-2 PORT=4010 npm start',
  );
}

/** `undefined` while the holder has not written it yet, and on Windows, where a locked file cannot be read. */
function readHolder(file: string): Holder | undefined {
  try {
    const { pid, host }: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}
