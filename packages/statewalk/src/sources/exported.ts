import { pathToFileURL } from 'node:url';
import type { Model } from '../explore/model.ts';
import { isMachine, type MachineOrModel } from '../models.ts';
import { closureOf, isInstalled } from './imports.ts';
import { parsed } from './parsed.ts';
import { writtenIn } from './written.ts';

/** Where a machine and its model are written. */
export interface ModelFiles {
  /** The file that exports the machine. */
  readonly machine: string | undefined;
  /** The file that exports the model; where that is none of its own, the machine's. */
  readonly model: string | undefined;
}

/** What a file exports, by the names there. @throws what the file throws as it is loaded */
export async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  return plainExports(await import(pathToFileURL(file).href));
}

/** The exports of a CommonJS file stand under `default`, and not always beside it. */
export const plainExports = (exported: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  isNamespace(exported.default) ? exported.default : exported;

const isNamespace = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && '__esModule' in value;

const isOfXState = (file: string): boolean => /[\\/]xstate[\\/]/.test(file);

/**
 * May it make a machine, or a model of one, as it is loaded? Whatever else it does then, it is not asked to do. Others have functions of these
 * names, too: then XState is not among what the file consists of.
 */
export function mayMake(file: string): boolean {
  const text = parsed(file)?.text ?? '';
  const isMaker =
    /\b(?:createMachine|defineModel|modelOf)\b/.test(text) || writtenIn(file, 'provide').some(({ maker }) => maker === undefined);
  return isMaker && (/\bxstate\b/.test(text) || [...closureOf(file)].some(isOfXState));
}

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
