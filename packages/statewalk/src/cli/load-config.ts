import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatewalkConfig } from '../config.ts';
import { UsageError } from '../plans/names.ts';

const FILES = ['ts', 'mts', 'js', 'mjs'].map((end) => `statewalk.config.${end}`);

/** The configuration of the working folder. @throws UsageError where there is none, or it names no machines. */
export async function loadConfig(folder = process.cwd()): Promise<StatewalkConfig> {
  const file = FILES.map((name) => resolve(folder, name)).find(existsSync);
  if (file === undefined) throw new UsageError(`There is no statewalk.config.ts in ${folder}.`);
  const loaded: { readonly default?: Partial<StatewalkConfig> } = await import(pathToFileURL(file).href).catch((error: unknown) => {
    const isUnreadable = (error as { readonly code?: unknown }).code === 'ERR_UNKNOWN_FILE_EXTENSION';
    if (!isUnreadable) throw error;
    throw new UsageError(`This Node does not read TypeScript. Take Node 22.18 or later, or run: npx tsx node_modules/.bin/statewalk`);
  });
  if (loaded.default?.machines === undefined) throw new UsageError(`${file} exports no configuration with machines by default.`);
  return { ...loaded.default, machines: loaded.default.machines };
}
