import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../plans/names.ts';
import type { Answer, Order } from './child.ts';
import type { TreeFacts } from './tree-facts.ts';

const EXTENSION = extname(import.meta.filename);

/** What reads TypeScript in the child from its start, where this package itself is written in it. */
const loaders = (): string[] =>
  EXTENSION === '.ts' ? ['--import', pathToFileURL(createRequire(import.meta.filename).resolve('tsx')).href] : [];

/**
 * Explores a tree in a process of its own: modules of two trees do not meet, and the same reader gives both of them the same form.
 * @throws UsageError for a tree that cannot be read
 */
export async function readApart(folder: string, order: Order): Promise<TreeFacts> {
  const child = fork(join(import.meta.dirname, `child${EXTENSION}`), [], { cwd: folder, execArgv: loaders(), serialization: 'json' });
  const answer = await new Promise<Answer>((resolve) => {
    child.once('message', (message) => resolve(message as Answer));
    child.once('exit', (code) => resolve({ error: `the process ended with ${code}` }));
    child.send(order);
  });
  if ('error' in answer) throw new UsageError(`A tree cannot be read: ${answer.error}`);
  return answer.facts;
}
