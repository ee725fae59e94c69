import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder once: `fill` writes into a folder beside it, which is then moved into its place, so the folder is whole or not there.
 * Several runs at once fill one each, the first moves it, and the others remove theirs.
 */
export async function makeFolder(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await removeAbandoned(folder);
  const unfinished = `${unfinishedName(folder)}${process.pid}.${randomUUID()}`;
  try {
    await mkdir(unfinished, { recursive: true });
    await fill(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The host's name is in it, because a process id says nothing on another host that shares the folder. */
const unfinishedName = (folder: string): string => `${folder}.unfinished.${hostname()}.`;

/** Removes what a killed run left. */
async function removeAbandoned(folder: string): Promise<void> {
  const prefix = basename(unfinishedName(folder));
  const names = await readdir(dirname(folder)).catch(() => []);
  const abandoned = names.filter((name) => name.startsWith(prefix) && !isRunning(Number.parseInt(name.slice(prefix.length), 10)));
  await Promise.all(abandoned.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
