import { dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { hashOf, hashOfFiles } from '../cache/content-hash.ts';
import { type Explorer, LIVE, ProjectCache } from '../cache/project-cache.ts';
import type { StatewalkConfig } from '../config.ts';
import { filesOf, type ModelFiles } from '../sources/exported.ts';
import { closureOf } from '../sources/imports.ts';
import type { Project } from './options.ts';

/** What explores machines, by these files or those that the configuration imports: it keeps what it finds, unless it must not. */
export async function explorerOf(
  config: StatewalkConfig,
  { file, isCached, types }: Project,
  files?: Readonly<Record<string, ModelFiles>>,
): Promise<Explorer> {
  if (!isCached) return LIVE;
  const known = files ?? (file === undefined ? {} : await filesOf(file, config.machines));
  return ProjectCache.in(process.cwd(), known, { types }) ?? LIVE;
}

/** A hash of what a configuration says besides its machines: how failures are read, for one. */
export function otherFilesOf(config: string | undefined, machines: Readonly<Record<string, ModelFiles>>): string {
  if (config === undefined) return '';
  const own = new Set(Object.values(machines).flatMap(({ machine, model }) => [machine, model]));
  const files = closureOf(config, (file) => own.has(file));
  return hashOfFiles(
    [...files].filter((file) => !own.has(file)),
    dirname(config),
  );
}

/** A hash of all that is told of machines: what the configuration says besides them, and what it reads. `undefined` where it does not say what it reads. */
export async function toldFilesOf({ machines, reads }: StatewalkConfig, { file }: Project): Promise<string | undefined> {
  if (file === undefined || reads === undefined) return undefined;
  const folder = dirname(file);
  const read = globSync([...reads], { absolute: true, cwd: folder });
  return hashOf(otherFilesOf(file, await filesOf(file, machines)), hashOfFiles(read, folder));
}
