/** ms. The crystals of two machines differ by a millisecond in this time. */
export const TRUSTED_FOR = 15_000;
/** A difference between this machine's clock and its timer that means that it slept, or that its clock was set; ms. */
const JUMP = 500;
/** How long a request waits for the database to tell the time, ms; then it goes on with what is known. */
const PATIENCE = 1000;
/** Looks, the fastest of which counts: half of the way there and back is what the time can be wrong by. */
const LOOKS = 2;

/** Asks the database for its time some times in a row; each answer is ms since the epoch. */
export type AskTime = (look: (time: () => Promise<number>) => Promise<void>) => Promise<void>;

/**
 * The database's time. Every process judges what has run out by it, so their own clocks may differ by any amount (REFR-1, CODE-1). In between it
 * goes on by the timer of this process, which is never set; it is asked again after a while, after a sleep, and on each new connection, which may
 * lead to another server.
 */
export class DatabaseClock {
  readonly #ask: AskTime;
  /** Between the timer of this process and the database's time, ms. */
  #offset = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** How far `Date.now()` was ahead of the timer at the last query for the time. */
  #wallAhead = 0;
  #isMistrusted = true;
  #asking: Promise<void> | undefined;

  private constructor(ask: AskTime) {
    this.#ask = ask;
  }

  /** Rejects when the database does not tell the time. */
  static async open(ask: AskTime): Promise<DatabaseClock> {
    const clock = new DatabaseClock(ask);
    await clock.#askAgain();
    return clock;
  }

  /** ms since the epoch, a whole number. */
  readonly now = (): number => Math.floor(performance.now() + this.#offset);

  /** The connection may be to another server, whose clock differs. */
  mistrust(): void {
    this.#isMistrusted = true;
  }

  /** Before what judges by the time: asks again where the time may be wrong. Never rejects: while the database is away, its last time goes on. */
  async keepRight(): Promise<void> {
    if (this.#isRight()) return;
    this.#asking ??= this.#askAgain()
      .catch(() => {})
      .finally(() => {
        this.#asking = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([this.#asking, enough]);
    clearTimeout(timer);
  }

  #isRight(): boolean {
    const timer = performance.now();
    const hasJumped = Math.abs(Date.now() - timer - this.#wallAhead) > JUMP;
    return !this.#isMistrusted && !hasJumped && timer - this.#askedAt < TRUSTED_FOR;
  }

  async #askAgain(): Promise<void> {
    await this.#ask(async (time) => {
      let fastest = Number.POSITIVE_INFINITY;
      let offset = this.#offset;
      for (let look = 0; look < LOOKS; look += 1) {
        const sent = performance.now();
        const told = await time();
        const took = performance.now() - sent;
        if (took < fastest) [fastest, offset] = [took, told - sent - took / 2];
      }
      this.#offset = offset;
    });
    this.#askedAt = performance.now();
    this.#wallAhead = Date.now() - this.#askedAt;
    this.#isMistrusted = false;
  }
}
