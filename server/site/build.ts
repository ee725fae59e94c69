import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './build-lock.ts';
import { stampFile, stampIn, stampOf } from './build-stamp.ts';

type Outcome = 'built' | 'fresh' | 'failed' | 'stopped';

export interface Build {
  /** Says how it ended; never rejects. */
  readonly done: Promise<Outcome>;
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Writes all of a build into a folder, and says whether it could. */
export type Builder = (outDir: string, signal: AbortSignal) => Promise<boolean>;

export interface BuildOptions {
  readonly build?: Builder;
  /** Builds also what is as it would be: the settings of an operator may have been written into it. */
  readonly isForced?: boolean;
}

/** What a build lacks where its end was never reached. */
const REQUIRED_FILES = ['index.html', 'app.html', 'callback.html', 'pages/paths.json'];

/**
 * Builds the front end with Vite, in a process of its own so that both cores work; not at all when the last build was made from the same. It is
 * made aside and moved into its place when it is whole, so `dist` is a whole build or not there, however this process ends. Where several
 * start at once in one checkout, one builds and the others wait for it.
 */
export function buildSite(root: string, dist: string, { build = viteBuild(root), isForced = false }: BuildOptions = {}): Build {
  const controller = new AbortController();
  const done = run({ root, dist, build, isForced, signal: controller.signal }).catch((error: unknown): Outcome => {
    console.error(error);
    return 'failed';
  });
  return {
    done,
    stop: async () => {
      controller.abort();
      await done;
    },
  };
}

interface Run extends Required<BuildOptions> {
  readonly root: string;
  readonly dist: string;
  readonly signal: AbortSignal;
}

async function run({ root, dist, build, isForced, signal }: Run): Promise<Outcome> {
  const stamp = await stampOf(root);
  const isFresh = async () => !isForced && (await stampIn(dist)) === stamp;
  if (await isFresh()) return 'fresh';
  if (signal.aborted) return 'stopped';
  // Beside `dist`, as a folder can be moved on one file system only.
  const workshop = path.join(path.dirname(dist), '.cache', `build-${path.basename(dist)}`);
  await mkdir(workshop, { recursive: true });
  const outcome = await withLock(path.join(workshop, 'lock'), signal, async (): Promise<Outcome> => {
    if (await isFresh()) return 'fresh';
    await removeAbandoned(workshop);
    const unfinished = path.join(workshop, `${UNFINISHED}${process.pid}`);
    await mkdir(unfinished, { recursive: true });
    const isBuilt = await build(unfinished, signal);
    if (signal.aborted) return 'stopped';
    if (!isBuilt || !REQUIRED_FILES.every((file) => existsSync(path.join(unfinished, file)))) return 'failed';
    const [name, content] = stampFile(stamp);
    await writeFile(path.join(unfinished, name), content);
    await replace(dist, unfinished, path.join(workshop, `${UNFINISHED}${process.pid}-before`));
    return 'built';
  });
  return outcome ?? 'stopped';
}

const UNFINISHED = 'unfinished-';

/** What runs that were killed have left. The builder of one may still write there for a while: then the next run removes it. */
async function removeAbandoned(workshop: string): Promise<void> {
  const names = await readdir(workshop);
  await Promise.allSettled(
    names.filter((name) => name.startsWith(UNFINISHED)).map((name) => rm(path.join(workshop, name), { recursive: true, force: true })),
  );
}

/** A folder cannot be moved onto another: for a moment none is there, and one that ends just then has to build again. */
async function replace(dist: string, by: string, aside: string): Promise<void> {
  if (existsSync(dist)) await rename(dist, aside);
  await rename(by, dist);
  await rm(aside, { recursive: true, force: true });
}

const viteBuild =
  (root: string): Builder =>
  (outDir, signal) =>
    new Promise((resolve) => {
      const vite = path.join(root, 'node_modules/vite/bin/vite.js');
      const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
        cwd: root,
        // Every caller, a test run too, gets the build that people get.
        env: { ...process.env, NODE_ENV: 'production' },
        signal,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      // An aborted child has an error first, and its end after.
      child.on('error', () => child.pid === undefined && resolve(false));
      child.on('exit', (code) => resolve(code === 0));
    });
