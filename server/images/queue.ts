import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../http/refusal.ts';
import type { Drawn, ImageExtension } from './draw-anew.ts';
import { giveWay } from './give-way.ts';
import type { Job } from './worker.ts';

/** Images that wait: with 3 MB each in memory, and a second each to draw, the last still comes before its page gives up (section 7). */
export const WAITING_MAX = 24;
/** After this an image is given up and its process ended, ms: 25 million pixels take two seconds on a small machine. */
const JOB_PATIENCE = 15_000;
/** What a process may take besides to start and load, ms: it gives way to all others. */
const START_PATIENCE = 15_000;
/** How long a process without work is kept, ms. */
const IDLE = 60_000;
/** Before a caller that found the queue full should come again, ms. */
const COME_AGAIN_IN = 10_000;

interface Waiting {
  readonly job: Job;
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (error: unknown) => void;
}

const WORKER = path.join(import.meta.dirname, 'worker.ts');
const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Nothing reads the answer. */
const gone = () => new Refusal('failed');

/**
 * Draws uploaded images one after the other in a process of its own, which has its own threads and a lower priority: passwords are hashed on the
 * threads of the server's process. The process starts with the first image, and again after one that ended it.
 */
export class ImageQueue {
  readonly #waiting: Waiting[] = [];
  #worker: ChildProcess | undefined;
  #isBusy = false;
  #idle: NodeJS.Timeout | undefined;
  readonly #patience: { readonly job: number; readonly start: number };

  constructor(patience = { job: JOB_PATIENCE, start: START_PATIENCE }) {
    this.#patience = patience;
  }

  /**
   * @param options.signal of the caller, whose image is not drawn any more once it is gone
   * @param options.side pixels of the longer side at most, where they are fewer than those of a profile image
   * @throws Refusal `tooManyRequests` when the queue is full, `unavailable` when the machine is too slow for this image now, `failed` when the caller is gone
   */
  async draw(
    bytes: Uint8Array,
    extension: ImageExtension,
    { signal, side }: { readonly signal?: AbortSignal | undefined; readonly side?: number } = {},
  ): Promise<Drawn> {
    if (signal?.aborted) throw gone();
    if (this.#waiting.length >= WAITING_MAX) throw new Refusal('tooManyRequests', { retryAfter: COME_AGAIN_IN });
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { job: { bytes, extension, side }, resolve, reject };
      const leave = () => {
        const index = this.#waiting.indexOf(waiting);
        if (index >= 0) this.#waiting.splice(index, 1);
        reject(gone());
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      void this.#work();
    });
  }

  /** Ends the process. An image that comes after starts it anew. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    worker.kill('SIGKILL');
    await exited;
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    clearTimeout(this.#idle);
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const { job, resolve, reject } = next;
      await this.#drawn(job).then(resolve, reject);
    }
    this.#isBusy = false;
    this.#idle = setTimeout(() => void this.close(), IDLE);
    this.#idle.unref();
  }

  #drawn(job: Job): Promise<Drawn> {
    const { job: drawing, start } = this.#patience;
    const patience = this.#worker?.connected ? drawing : drawing + start;
    const worker = this.#started();
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', done);
        worker.off('exit', failed);
        worker.off('error', failed);
      };
      const done = (drawn: Drawn) => {
        settle();
        resolve(drawn);
      };
      const giveUp = (reason: Error) => {
        settle();
        this.#worker = undefined;
        worker.kill('SIGKILL');
        reject(reason);
      };
      const failed = () => giveUp(new Error('the process that draws images has ended'));
      const timer = setTimeout(() => giveUp(new Refusal('unavailable', { retryAfter: COME_AGAIN_IN })), patience);
      worker.once('message', done);
      worker.once('exit', failed);
      worker.once('error', failed);
      worker.send(job);
    });
  }

  #started(): ChildProcess {
    if (this.#worker?.connected) return this.#worker;
    // Nothing of our settings: what decodes foreign files needs no secret.
    const { PATH, HOME, TMPDIR, LD_LIBRARY_PATH } = process.env;
    const worker = fork(WORKER, {
      execArgv: ['--import', tsx()],
      serialization: 'advanced',
      env: { PATH, HOME, TMPDIR, LD_LIBRARY_PATH },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A message that could not be handed over is told of after the job was given up, when nothing else listens.
    worker.on('error', () => {});
    // From its first moment: to load what it draws with takes half a second of a processor.
    if (worker.pid !== undefined) giveWay(worker.pid);
    // It does not keep the server's process running.
    worker.unref();
    worker.channel?.unref();
    this.#worker = worker;
    return worker;
  }
}

/** The one of this process, as its processors are. */
export const imageQueue = new ImageQueue();
