import type { Log } from './log/log.ts';

/** How long requests in flight have when the server stops, ms; orchestrators kill after 30 s or, some, after 10. */
export const STOP_PATIENCE = 9000;
/** How long the work behind them and the database have then, ms. */
const CLOSE_PATIENCE = 2000;

/**
 * What closes when, one stage after the other: all that takes requests at once, then what these need, what was opened last first, then the
 * database. So nothing that is in flight loses what it waits for.
 */
const STAGES = ['requests', 'work', 'database'] as const;
export type Stage = (typeof STAGES)[number];

interface Closable {
  /** @param patience ms that it may take */
  close(patience: number): Promise<void>;
}

/** What was opened is closed once, stage by stage, and one that fails or hangs does not keep the others open. */
export class CloseStack {
  readonly #open = new Map<Stage, Closable[]>(STAGES.map((stage) => [stage, []]));
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  add<Opened extends Closable>(stage: Stage, opened: Opened): Opened {
    this.#open.get(stage)?.push(opened);
    return opened;
  }

  /** @param patience ms for all requests in flight together */
  async close(patience: number = STOP_PATIENCE): Promise<void> {
    const deadline = performance.now() + patience;
    for (const stage of STAGES) {
      const opened = this.#open.get(stage)?.splice(0).reverse() ?? [];
      const close = (one: Closable) => closed(one, Math.max(0, deadline - performance.now()), this.#log);
      if (stage === 'requests') await Promise.all(opened.map(close));
      else for (const one of opened) await close(one);
    }
  }
}

async function closed(one: Closable, patience: number, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      log.error('closingTookTooLong');
      resolve();
    }, patience + CLOSE_PATIENCE);
  });
  const closing = one.close(patience).catch((error: unknown) => log.error('closingFailed', { error }));
  await Promise.race([closing, tooLong]);
  clearTimeout(timer);
}
