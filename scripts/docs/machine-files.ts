import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { camelCase } from '../camel-case.ts';

// From the project's folder, as in `readTexts`.
const MACHINES = 'machines';
const END = '.machine.ts';

/** `refreshQueue` is the machine of `machines/token-refresh/refresh-queue.machine.ts`. */
export function machineFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' });
  return new Map(
    files.flatMap((file) => (file.endsWith(END) ? [[camelCase(basename(file, END)), join(MACHINES, dirname(file), basename(file))]] : [])),
  );
}

/** @throws Error for a machine without a file of its name */
export function fileOfMachine(id: string): string {
  const file = machineFiles().get(id);
  if (file === undefined) throw new Error(`no file is called after the machine "${id}"`);
  return file;
}
