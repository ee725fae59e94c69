import { join } from 'node:path';
import { LIVE, ProjectCache } from '../cache/project-cache.ts';
import { loadConfig } from '../cli/load-config.ts';
import { defineConfig, type StatewalkConfig } from '../config.ts';
import { isMachine, isModel, type MachineOrModel } from '../models.ts';
import { exportsOf, filesOf, type ModelFiles } from '../sources/exported.ts';
import { type Asked, readTree } from './read-tree.ts';
import type { TreeFacts } from './tree-facts.ts';

/** What the parent asks of a tree. */
export interface Order {
  readonly asked: Asked;
  /** Files of machines and models in the newer tree, from its folder: where the copy has no configuration, they are looked for there. */
  readonly files: Readonly<Record<string, ModelFiles>>;
  /** The folder of the project, which keeps results of its copies too; `undefined`: nothing is taken or kept. */
  readonly keptIn: string | undefined;
}

export type Answer = { readonly facts: TreeFacts } | { readonly error: string };

/** The machines of a tree that has no configuration, by the files that have them now. */
async function machinesBy({ files }: Order, folder: string): Promise<StatewalkConfig> {
  const found: Record<string, MachineOrModel> = {};
  for (const [name, { machine, model }] of Object.entries(files)) {
    const values: unknown[] = [];
    for (const file of new Set([model, machine])) {
      if (file !== undefined) values.push(...Object.values(await exportsOf(join(folder, file)).catch(() => ({}))));
    }
    const own = values.find(isModel) ?? values.find(isMachine);
    if (own !== undefined) found[name] = own;
  }
  return defineConfig({ machines: found });
}

async function answerTo(order: Order): Promise<Answer> {
  const folder = process.cwd();
  try {
    const { config, file } = await loadConfig(false);
    const known = file === undefined ? await machinesBy(order, folder) : config;
    const files = file === undefined ? absolute(order.files, folder) : await filesOf(file, known.machines);
    const explorer = (order.keptIn === undefined ? undefined : ProjectCache.in(folder, files, { project: order.keptIn })) ?? LIVE;
    return { facts: readTree(known, order.asked, { folder, files, explorer }) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const absolute = (files: Order['files'], folder: string): Order['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([name, { machine, model }]) => [
      name,
      { machine: machine && join(folder, machine), model: model && join(folder, model) },
    ]),
  );

process.once('message', async (order: Order) => {
  const answer = await answerTo(order);
  process.send?.(answer, () => process.exit());
});
