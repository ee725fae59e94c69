import { spawnSync } from 'node:child_process';
import { extname, join } from 'node:path';
import { deserialize } from 'node:v8';
import type { MachineShapes } from '../explore/shape.ts';
import type { Call } from './read-types.ts';

export interface TypesRead {
  /** One for each call, in their order. */
  readonly shapes: readonly (MachineShapes | undefined)[];
  /** Why there are none. */
  readonly error?: string;
}

/** A large project is read in a few seconds. ms */
const TIME_MAX = 60_000;
const BYTES_MAX = 256 * 1024 * 1024;

/** What TypeScript knows of the data of machines; without a compiler for this system, nothing. */
export function askTypes(calls: readonly Call[]): TypesRead {
  if (calls.length === 0) return { shapes: [] };
  const end = extname(import.meta.filename);
  const loader = end === '.ts' ? ['--import', import.meta.resolve('tsx')] : [];
  const { stdout, stderr, status, error } = spawnSync(process.execPath, [...loader, join(import.meta.dirname, `type-reader${end}`)], {
    input: JSON.stringify(calls),
    timeout: TIME_MAX,
    maxBuffer: BYTES_MAX,
  });
  if (status === 0) return { shapes: deserialize(stdout) as TypesRead['shapes'] };
  const [first = ''] = String(error?.message ?? stderr)
    .split('\n')
    .filter((line) => /Error\b/.test(line));
  return { shapes: [], error: first };
}
