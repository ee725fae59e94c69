import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '#contract/calls.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from '#server/tests/support/postgres.ts';
import { endAll } from '#server/tests/support/process.ts';
import { attackDatabase, OUTAGES, type OutageKind } from './outage-rounds.ts';
import { attackStops } from './stop-rounds.ts';

/**
 * `npm run tools -- attack-stops [rounds] [joins]`: kill -9 and SIGTERM under joins, on both databases; then, under a load of every call, the end of
 * all connections of PostgreSQL, a restart of it, and a minute in which it is frozen. `-- outages`: those two alone. Ends with 1 if anything was lost or failed.
 */
const isOfOutagesOnly = process.argv[2] === 'outages';
const [rounds = 10, joins = 200] = process.argv.slice(isOfOutagesOnly ? 3 : 2).map(Number);
/** Rounds of the outages: a restart takes the longest. */
const OUTAGE_ROUNDS: Readonly<Record<OutageKind, number>> = { terminate: 20, restart: 5, freeze: 1 };
/** How long a round lasts, ms. */
const OUTAGE_TIMES: Readonly<Record<OutageKind, number>> = { terminate: 1500, restart: 1500, freeze: 75_000 };

async function attack(database: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  let isGood = true;
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    for await (const { acknowledged, refused, failed, lost, stoppedIn, wasCut } of attackStops({ signal, rounds, joins, env })) {
      const failures = [...new Set(failed)].join(', ');
      console.info(
        `${database.padEnd(10)}  ${signal}  acknowledged ${String(acknowledged).padStart(3)}  lost ${lost.length}  ` +
          `failed in flight ${String(failed.length).padStart(2)}${failures === '' ? '' : ` (${failures})`}  refused ${refused}  stopped in ${stoppedIn} ms${wasCut ? ', patience ran out' : ''}`,
      );
      // What a power cut interrupts fails; a SIGTERM interrupts nothing.
      isGood &&= lost.length === 0 && (signal === 'SIGKILL' || failed.length === 0);
    }
  }
  return isGood;
}

async function attackConnections(postgres: ThrowAwayPostgres): Promise<boolean> {
  let isGood = true;
  for (const kind of OUTAGES) {
    let alive = 0;
    const asked = new Set<string>();
    for await (const round of attackDatabase({ kind, rounds: OUTAGE_ROUNDS[kind], postgres, time: OUTAGE_TIMES[kind] })) {
      if (round.isAlive) alive += 1;
      for (const call of round.calls) asked.add(call);
      const statuses = [...round.statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
      const wrong = [...new Set(round.wrong)].join('; ');
      console.info(
        `PostgreSQL  ${kind.padEnd(9)}  ${round.isAlive ? 'alive' : 'DEAD '}  acknowledged ${round.acknowledged}  lost ${round.lost.length}  ` +
          `answers ${statuses.join(', ')}${wrong === '' ? '' : `  WRONG ${wrong}`}`,
      );
      isGood &&= round.isAlive && round.lost.length === 0 && round.wrong.length === 0;
    }
    console.info(
      `PostgreSQL  ${kind}: alive after ${alive} of ${OUTAGE_ROUNDS[kind]}, ${asked.size} of ${Object.keys(CALLS).length} calls asked`,
    );
  }
  return isGood;
}

const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-stops-'));
const postgres = noPostgresBecause === undefined ? await startPostgres() : undefined;
try {
  const embedded = isOfOutagesOnly || (await attack('PGlite', { DATA_DIR: path.join(directory, 'data') }));
  if (postgres === undefined) console.warn(`Not on PostgreSQL: ${noPostgresBecause}.`);
  const served = postgres === undefined || isOfOutagesOnly || (await attack('PostgreSQL', { DATABASE_URL: postgres.url }));
  const connected = postgres === undefined || (await attackConnections(postgres));
  process.exitCode = embedded && served && connected ? 0 : 1;
} finally {
  endAll();
  await postgres?.stop();
  await rm(directory, { recursive: true, force: true });
}
