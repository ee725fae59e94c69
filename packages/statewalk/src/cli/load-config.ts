import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StatewalkConfig } from '../config.ts';
import { UsageError } from '../plans/names.ts';
import { exportsOf } from '../sources/exported.ts';
import { readTypeScript } from './read-typescript.ts';

const FILES = ['ts', 'mts', 'js', 'mjs'].map((end) => `statewalk.config.${end}`);

export interface Loaded {
  readonly config: StatewalkConfig;
  /** The absolute path of the configuration; `undefined`: there is none. */
  readonly file: string | undefined;
}

/** The configuration of the working folder. @throws UsageError where there is none although one is needed, or it names no machines */
export async function loadConfig(isNeeded: boolean, folder = process.cwd()): Promise<Loaded> {
  await readTypeScript();
  const file = FILES.map((name) => resolve(folder, name)).find(existsSync);
  if (file === undefined && isNeeded)
    throw new UsageError(
      `There is no statewalk.config.ts in ${folder}: it names the machines (README, “A minute's example”). Without one, name files, before other arguments: 'src/**/*.machine.ts'.`,
    );
  if (file === undefined) return { config: { machines: {} }, file };
  const loaded: { readonly default?: Partial<StatewalkConfig> } = await exportsOf(file);
  if (loaded.default?.machines === undefined) throw new UsageError(`${file} exports no configuration with machines by default.`);
  return { config: { ...loaded.default, machines: loaded.default.machines }, file };
}
