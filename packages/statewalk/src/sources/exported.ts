import { pathToFileURL } from 'node:url';
import type { Model } from '../explore/model.ts';
import { isMachine, type MachineOrModel } from '../models.ts';
import { closureOf, isInstalled } from './imports.ts';
import { parsed } from './parsed.ts';

/** Where a machine and its model are written. */
export interface ModelFiles {
  /** The file that exports the machine. */
  readonly machine: string | undefined;
  /** The file that exports the model; where that is none of its own, the machine's. */
  readonly model: string | undefined;
}

/** What a file exports, by the names there. @throws what the file throws as it is loaded */
export async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  // What a file of CommonJS exports stands under `default`, and not always beside it.
  return isNamespace(exported.default) ? exported.default : exported;
}

const isNamespace = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && '__esModule' in value;

/** Files that make machines, or models of them, say so in one of these words. */
const MAKERS = /\b(?:createMachine|provide|defineModel|modelOf)\b/;

/** May it export a machine? Whatever else it does as it is loaded, it is not asked to do. */
export const mayMake = (file: string): boolean => MAKERS.test(parsed(file)?.text ?? '');

/** Finds the files of machines and models among those that a configuration imports: a file is one's if it exports that very object. */
export async function filesOf(
  config: string,
  machines: Readonly<Record<string, MachineOrModel>>,
): Promise<Readonly<Record<string, ModelFiles>>> {
  const exporting = new Map<unknown, string>();
  for (const file of closureOf(config)) {
    if (file === config || isInstalled(file) || !mayMake(file)) continue;
    const exported = await exportsOf(file).catch(() => ({}));
    for (const value of Object.values(exported)) if (!exporting.has(value)) exporting.set(value, file);
  }
  return Object.fromEntries(
    Object.entries(machines).map(([name, each]) => {
      const machine = exporting.get(isMachine(each) ? each : (each as Model).machine);
      return [name, { machine, model: exporting.get(each) ?? machine }];
    }),
  );
}
