import { createRequire, register } from 'node:module';
import { extname } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { plainExports } from '../sources/exported.ts';
import { closureOf, importsOf, isInstalled } from '../sources/imports.ts';
import { type Made, madeWhile } from './made.ts';
import { standAs, standForGlobal, standForRequired } from './stand-ins.ts';

/** A file as it was loaded. */
export interface Loaded {
  readonly exported: Readonly<Record<string, unknown>>;
  /** The error that it throws, where no stand-in helps. */
  readonly error?: unknown;
  /** It was not waited for any longer. */
  readonly isCut?: boolean;
}

/** So often is a file loaded anew, with one thing more that has a stand-in. */
const TRIES_MAX = 12;

/** A program may wait for what never comes: what it has made until then is enough. ms since the last file of it was read, as a large one is slow. */
const WAIT_MAX = 5000;

let lastRead = 0;

async function inTime<T>(loaded: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  lastRead = performance.now();
  const waited = new Promise<undefined>((go) => {
    const look = () => {
      const left = lastRead + WAIT_MAX - performance.now();
      if (left <= 0) go(undefined);
      else timer = setTimeout(look, left);
    };
    timer = setTimeout(look, WAIT_MAX);
  });
  return Promise.race([loaded, waited]).finally(() => clearTimeout(timer));
}

let isRegistered = false;

/** The hooks say of each file that they read it. */
function registerHooks(): void {
  const { port1, port2 } = new MessageChannel();
  register(`./hooks${extname(import.meta.filename)}`, import.meta.url, { data: { port: port2 }, transferList: [port2] });
  port1.on('message', () => {
    lastRead = performance.now();
  });
  port1.unref();
}

/**
 * Loads files of a project of which nothing is known: what they import and cannot be found, or throws in Node, has a stand-in, and so have
 * globals of a browser; no actor that they make starts.
 */
export class Loading {
  readonly made: Made[] = [];
  /** So often was something given a stand-in after a file had thrown. */
  private tries = 0;
  private packages: string[] = [];
  /** The file that is loaded before a file. */
  private readonly before = new Map<string, string>();

  constructor(private readonly files: ReadonlySet<string>) {
    if (!isRegistered) registerHooks();
    isRegistered = true;
    // A program that does not go on may throw later: that is no fault of its machines.
    for (const each of ['uncaughtException', 'unhandledRejection'] as const) process.on(each, () => {});
    standForRequired(this.packages);
  }

  async load(file: string): Promise<Loaded> {
    for (let tried = 1; ; tried += 1) {
      const before = this.made.length;
      try {
        const exports = await this.import(file);
        return { exported: plainExports(exports ?? {}), isCut: exports === undefined };
      } catch (error) {
        if (tried === TRIES_MAX || !this.canHelp(error, file)) return { exported: {}, error };
        this.made.length = before;
        this.tries += 1;
      }
    }
  }

  private import(file: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    const before = this.before.get(file);
    const again = this.tries === 0 ? '' : `?statewalk=${this.tries},${encodeURIComponent(this.packages.join(','))}`;
    const load = async () => {
      if (before !== undefined) await import(`${pathToFileURL(before).href}${again}`);
      return import(`${pathToFileURL(file).href}${again}`);
    };
    return madeWhile(this.files, this.made, () => inTime(load()));
  }

  /** Is there one thing more that can have a stand-in, or go otherwise? */
  private canHelp(error: unknown, file: string): boolean {
    if (!(error instanceof Error)) return false;
    const [, missing] = /^(\w+) is not defined$/.exec(error.message) ?? [];
    const isHelped =
      (missing !== undefined && standForGlobal(missing, file)) ||
      (/before initialization$/.test(error.message) && this.beginElsewhere(file)) ||
      (/\bURL\b/i.test(error.message) && standAs('http://stand-in.invalid/')) ||
      this.standFor(packageIn(error));
    if (isHelped) forgetRequired();
    return isHelped;
  }

  /** Which of two files that import each other comes first may matter: a program begins with the other one. */
  private beginElsewhere(file: string): boolean {
    if (this.before.has(file)) return false;
    const other = importsOf(file).find((each) => !each.isType && !isInstalled(each.file) && closureOf(each.file).has(file));
    if (other !== undefined) this.before.set(file, other.file);
    return other !== undefined;
  }

  private standFor(thrower: string | undefined): boolean {
    if (thrower === undefined || this.packages.includes(thrower)) return false;
    this.packages = [...this.packages, thrower];
    standForRequired(this.packages);
    return true;
  }
}

/** The package that throws, as the project imports it. */
function packageIn({ stack = '', message }: Error): string | undefined {
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  // The message about an import that is missing says who asks for it.
  const [, asking] = / imported from (.+)$/m.exec(message) ?? [];
  const first = asking ?? frames.find((frame) => /[\\/]/.test(frame) && !frame.includes('node:'));
  const [, name] = /[\\/]node_modules[\\/](?!.*[\\/]node_modules[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(first ?? '') ?? [];
  return name === 'xstate' || name === 'tsx' ? undefined : name?.replace('\\', '/');
}

const { cache } = createRequire(import.meta.url);

/** `require` does not keep the file that failed, but may keep those that led to it. */
function forgetRequired(): void {
  for (const file of Object.keys(cache)) if (!isInstalled(file)) Reflect.deleteProperty(cache, file);
}
