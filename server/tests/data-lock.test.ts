import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const HOLDER = path.join(import.meta.dirname, 'support/hold-directory.ts');
const NODE = [process.execPath, '--import', 'tsx', HOLDER];
/** As in a container of its own: process numbers begin at 1. */
const IN_NAMESPACE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

const noNamespaces = (() => {
  try {
    execFileSync('unshare', [...IN_NAMESPACE.slice(1), 'true'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'this system or user may not make PID namespaces';
  }
})();
if (noNamespaces !== undefined) console.warn(`Servers in different PID namespaces are not tested: ${noNamespaces}.`);

interface Holder {
  /** The next line that it prints. */
  next(): Promise<string>;
  /** Lets it take the directory, or release it; resolves to what it prints. */
  go(): Promise<string>;
  kill(): Promise<void>;
}

const children = new Set<ChildProcess>();

function holder(directory: string, before: readonly string[] = []): Holder {
  const [command = '', ...args] = [...before, ...NODE, directory];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  children.add(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  return {
    next,
    go: () => {
      child.stdin.write('go\n');
      return next();
    },
    kill: async () => {
      end(child);
      await exited;
    },
  };
}

/** With what is below it: `unshare` is the parent of the process in the namespace. */
function end(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  children.delete(child);
}

async function started(directory: string, before?: readonly string[]): Promise<Holder> {
  const one = holder(directory, before);
  expect(await one.next()).toBe('waiting');
  return one;
}

const IN_USE = /^refused: Another Madang server (\(process \d+ on \S+\) )?already uses the data directory/;

describe('a data directory belongs to one process', { timeout: 120_000 }, () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'madang-lock-'));
  });
  afterEach(async () => {
    for (const child of children) end(child);
    await rm(directory, { recursive: true, force: true });
  });

  it.skipIf(noNamespaces !== undefined)(
    `a second one in another PID namespace is refused, until the first is killed${noNamespaces === undefined ? '' : ` (skipped: ${noNamespaces})`}`,
    async () => {
      const [first, second, outside] = await Promise.all([
        started(directory, IN_NAMESPACE),
        started(directory, IN_NAMESPACE),
        started(directory),
      ]);
      expect(await first.go()).toBe('held');
      expect(await second.go()).toMatch(IN_USE);
      expect(await outside.go()).toMatch(IN_USE);
      await first.kill();
      // What the kernel still has to end is the process in the namespace, and `unshare` is gone before it.
      await expect.poll(() => second.go()).toBe('held');
      expect(await outside.go()).toMatch(IN_USE);
    },
  );

  it('exactly one of twenty that start at once gets it, and after its kill -9 again one, five times', async () => {
    const place = (index: number) => (noNamespaces === undefined && index % 2 === 1 ? IN_NAMESPACE : []);
    let starters = await Promise.all(Array.from({ length: 20 }, (_, index) => started(directory, place(index))));
    for (let round = 1; round <= 5; round += 1) {
      let outcomes: readonly string[] = [];
      const tried = async () => {
        outcomes = await Promise.all(starters.map((one) => one.go()));
        expect(outcomes.filter((outcome) => outcome !== 'held' && !IN_USE.test(outcome))).toEqual([]);
        return outcomes.filter((outcome) => outcome === 'held').length;
      };
      // None while the kernel still ends the one that was killed; never two.
      await expect.poll(tried).toBeGreaterThan(0);
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
      const winner = starters[outcomes.indexOf('held')];
      await winner?.kill();
      starters = starters.filter((one) => one !== winner);
    }
  });

  it('is free again after a release, and its path may be longer than the name of a socket', async () => {
    const deep = path.join(directory, ...Array<string>(12).fill('a-folder-with-a-long-name'));
    await mkdir(deep, { recursive: true });
    const [first, second] = await Promise.all([started(deep), started(deep)]);
    expect(await first.go()).toBe('held');
    expect(await second.go()).toMatch(IN_USE);
    expect(await first.go()).toBe('released');
    expect(await second.go()).toBe('held');
  });
});
