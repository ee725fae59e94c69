import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { noPostgresBecause, startPostgres } from '../api/support/postgres.ts';
import { endAll } from '../api/support/process.ts';
import { attackStops } from './stop-rounds.ts';

/** `npm run attack:stops -- [rounds] [joins]`: kill -9 and SIGTERM under joins, on both databases. Ends with 1 if anything was lost or failed. */
const [rounds = 10, joins = 200] = process.argv.slice(2).map(Number);

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

const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-stops-'));
const postgres = noPostgresBecause === undefined ? await startPostgres() : undefined;
try {
  const embedded = await attack('PGlite', { DATA_DIR: path.join(directory, 'data') });
  if (postgres === undefined) console.warn(`Not on PostgreSQL: ${noPostgresBecause}.`);
  const served = postgres === undefined || (await attack('PostgreSQL', { DATABASE_URL: postgres.url }));
  process.exitCode = embedded && served ? 0 : 1;
} finally {
  endAll();
  await postgres?.stop();
  await rm(directory, { recursive: true, force: true });
}
