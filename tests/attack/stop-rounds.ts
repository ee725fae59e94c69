import { type ServerProcess, startProcess } from '#server/tests/support/process.ts';
import { joinAll, lostOf } from './joins.ts';

export interface StopRound {
  readonly signal: NodeJS.Signals;
  readonly acknowledged: number;
  /** Reached the server and got no answer, or one that is no success. */
  readonly failed: readonly string[];
  /** Never reached the server: it had stopped accepting. */
  readonly refused: number;
  /** Acknowledged before the stop, and unknown after the next start. */
  readonly lost: readonly string[];
  /** From the signal to the end of the process, ms. */
  readonly stoppedIn: number;
  /** The server's patience ran out, and it said so: a machine that is too busy for the requests that it has. */
  readonly wasCut: boolean;
}

export interface StopAttack {
  readonly signal: NodeJS.Signals;
  readonly rounds: number;
  /** In each round. */
  readonly joins: number;
  /** Where the data is: DATA_DIR or DATABASE_URL. */
  readonly env: Readonly<Record<string, string>>;
}

const CONCURRENCY = 50;
let guests = 0;

/**
 * Stops a server in the middle of joins, each time after another number of them, and looks after the next start for everyone that was
 * acknowledged. One server at a time: the one that a round ends with is the next round's.
 */
export async function* attackStops({ signal, rounds, joins, env }: StopAttack): AsyncGenerator<StopRound> {
  const start = () => startProcess({ ...env, GUEST_LIMIT_PER_HOUR: '1000000' });
  let server: ServerProcess = await start();
  for (let round = 0; round < rounds; round += 1) {
    const stopAfter = Math.max(1, Math.round((joins * (round + 0.5)) / rounds));
    const nicknames = Array.from({ length: joins }, () => {
      guests += 1;
      return `g${guests}`;
    });
    let signalled = 0;
    let stopped: Promise<unknown> | undefined;
    const outcomes = await joinAll(server.urlOf('API'), nicknames, CONCURRENCY, (count) => {
      if (count < stopAfter || stopped !== undefined) return;
      signalled = performance.now();
      stopped = server.end(signal);
    });
    await stopped;
    const wasCut = server.output().includes('cut off');
    const stoppedIn = Math.round(performance.now() - signalled);
    server = await start();
    const lost = await lostOf(server.urlOf('API'), outcomes);
    yield {
      signal,
      acknowledged: outcomes.filter(({ is }) => is === 'acknowledged').length,
      refused: outcomes.filter(({ is }) => is === 'refused').length,
      failed: outcomes.flatMap((outcome) => (outcome.is === 'failed' ? [outcome.why] : [])),
      lost,
      stoppedIn,
      wasCut,
    };
  }
  await server.end('SIGTERM');
}
