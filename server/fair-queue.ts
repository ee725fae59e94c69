interface Caller {
  /** Jobs that run, or rest after it. */
  running: number;
  /** Which of all jobs was the caller's last to begin; 0: none. */
  began: number;
  /** How many of its last jobs asked for a rest, one after the other. */
  rests: number;
  /** What waits, first come first. */
  readonly waiting: (() => void)[];
}

/**
 * Runs at most `room` jobs at once. Callers take turns, and one caller leaves a place free where there is more than one: a caller with many
 * jobs holds up no other for longer than the jobs that run already.
 */
export class FairQueue {
  readonly #room: number;
  readonly #roomOfCaller: number;
  /** Those with a job that runs or waits. */
  readonly #callers = new Map<string, Caller>();
  #running = 0;
  #began = 0;

  constructor(room: number) {
    this.#room = room;
    this.#roomOfCaller = Math.max(1, room - 1);
  }

  /**
   * Settles as `job` does. `name` is whatever one party can be told from another by, such as its address. `rest` says after the job for how
   * long (ms) none of the caller's others begins in its place, where `before` jobs of the caller asked for a rest just before; callers do not
   * wait for that, nor do jobs of others.
   */
  async run<Result>(name: string, job: () => Promise<Result>, rest: (result: Result, before: number) => number = () => 0): Promise<Result> {
    const caller = this.#callers.get(name) ?? { running: 0, began: 0, rests: 0, waiting: [] };
    this.#callers.set(name, caller);
    const turn = new Promise<void>((resolve) => caller.waiting.push(resolve));
    this.#startNext();
    await turn;
    let pause = 0;
    try {
      const result = await job();
      pause = rest(result, caller.rests);
      caller.rests = pause === 0 ? 0 : caller.rests + 1;
      return result;
    } finally {
      this.#running -= 1;
      if (pause === 0) this.#leave(name, caller);
      else setTimeout(() => this.#leave(name, caller), pause).unref();
      this.#startNext();
    }
  }

  #leave(name: string, caller: Caller): void {
    caller.running -= 1;
    if (caller.running === 0 && caller.waiting.length === 0) this.#callers.delete(name);
    this.#startNext();
  }

  /** A free place goes to the caller whose turn was the longest ago. */
  #startNext(): void {
    if (this.#running === this.#room) return;
    let next: Caller | undefined;
    for (const caller of this.#callers.values()) {
      const may = caller.waiting.length > 0 && caller.running < this.#roomOfCaller;
      if (may && (next === undefined || caller.began < next.began)) next = caller;
    }
    if (next === undefined) return;
    this.#running += 1;
    this.#began += 1;
    next.running += 1;
    next.began = this.#began;
    next.waiting.shift()?.();
  }
}
