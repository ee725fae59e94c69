/**
 * Runs at most `room` jobs at once. Callers take turns: a caller with many jobs holds up no other for longer than the jobs that run already.
 */
export class FairQueue {
  readonly #room: number;
  /** What each caller waits with, first come first; the caller whose turn is next stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(room: number) {
    this.#room = room;
  }

  /** Settles as `job` does. `caller` is whatever one party can be told from another by, such as its address. */
  async run<Result>(caller: string, job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#room) this.#running += 1;
    else await this.#turnOf(caller);
    try {
      return await job();
    } finally {
      this.#startNext();
    }
  }

  #turnOf(caller: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(caller);
      if (queue === undefined) this.#waiting.set(caller, [resolve]);
      else queue.push(resolve);
    });
  }

  /** The place of a job that has ended goes to the next caller, who then stands last. */
  #startNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [caller, [start, ...others]] = next;
    this.#waiting.delete(caller);
    if (others.length > 0) this.#waiting.set(caller, others);
    start?.();
  }
}
