import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** What the front end is built from. */
const SOURCES = [
  'index.html',
  'contract',
  'machines',
  'src',
  'public',
  'scripts/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

type Outcome = 'built' | 'fresh' | 'failed' | 'stopped';

export interface Build {
  /** Says how it ended; never rejects. */
  readonly done: Promise<Outcome>;
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Builds the front end with Vite, in a process of its own so that both cores work; not at all when the last build is newer than every source. */
export function buildSite(root: string, dist: string): Build {
  const controller = new AbortController();
  const done = run(root, dist, controller.signal);
  return {
    done,
    stop: async () => {
      controller.abort();
      await done;
    },
  };
}

async function run(root: string, dist: string, signal: AbortSignal): Promise<Outcome> {
  const built = await stat(path.join(dist, 'index.html')).catch(() => undefined);
  if (built !== undefined && built.mtimeMs > (await newestOf(SOURCES.map((source) => path.join(root, source))))) return 'fresh';
  if (signal.aborted) return 'stopped';
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [vite, 'build', '--outDir', dist, '--logLevel', 'warn'], {
      cwd: root,
      // Every caller, a test run too, gets the build that people get.
      env: { ...process.env, NODE_ENV: 'production' },
      signal,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // An aborted child has an error first, and its end after.
    child.on('error', () => child.pid === undefined && resolve(signal.aborted ? 'stopped' : 'failed'));
    child.on('exit', (code) => resolve(signal.aborted ? 'stopped' : code === 0 ? 'built' : 'failed'));
  });
}

/** When the youngest file below these paths was changed, ms; 0 for none. */
async function newestOf(paths: readonly string[]): Promise<number> {
  const times = await Promise.all(
    paths.map(async (file) => {
      const found = await stat(file).catch(() => undefined);
      if (found === undefined) return 0;
      if (!found.isDirectory()) return found.mtimeMs;
      const children = await readdir(file);
      return Math.max(found.mtimeMs, await newestOf(children.map((child) => path.join(file, child))));
    }),
  );
  return Math.max(0, ...times);
}
