import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPostgresBecause, startPostgres } from '#server/tests/support/postgres.ts';
import { endAll } from '#server/tests/support/process.ts';
import { attackDatabase, OUTAGES, type OutageKind } from './outage-rounds.ts';
import { attackStops } from './stop-rounds.ts';

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (noPostgresBecause !== undefined) console.warn(`Stops under joins are not tested on PostgreSQL: ${noPostgresBecause}.`);

/** A small round of each; `npm run tools -- attack-stops` makes ten of 200 joins. */
async function attacked(signal: NodeJS.Signals, env: Readonly<Record<string, string>>): Promise<void> {
  for await (const round of attackStops({ signal, rounds: 1, joins: 60, env })) {
    expect(round.acknowledged).toBeGreaterThan(0);
    expect(round.lost).toEqual([]);
    if (signal === 'SIGTERM') expect(round.failed).toEqual([]);
  }
}

describe('a server that is stopped in the middle of joins', { timeout: 180_000 }, () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'madang-stops-'));
  });
  afterAll(async () => {
    endAll();
    await rm(directory, { recursive: true, force: true });
  });
  const env = () => ({ DATA_DIR: path.join(directory, 'data') });

  it('[API-8] by kill -9, on PGlite: nothing that was acknowledged is lost', () => attacked('SIGKILL', env()));
  it('[API-8] by SIGTERM, on PGlite: nothing in flight fails either', () => attacked('SIGTERM', env()));

  describe.skipIf(noPostgresBecause !== undefined)(`on PostgreSQL${because}`, () => {
    const onPostgres = async (signal: NodeJS.Signals) => {
      const postgres = await startPostgres();
      await attacked(signal, { DATABASE_URL: postgres.url }).finally(() => postgres.stop());
    };
    /** ms: a freeze is noticed by what is not answered in time. */
    const timeOf = (kind: OutageKind) => (kind === 'freeze' ? 16_000 : 3000);
    it.each(OUTAGES)('[API-8] %s of its connections under every call: it goes on, answers or says 503, and loses nothing', async (kind) => {
      const postgres = await startPostgres();
      try {
        for await (const round of attackDatabase({ kind, rounds: 1, postgres, time: timeOf(kind) })) {
          expect(round.wrong).toEqual([]);
          expect(round.isAlive).toBe(true);
          expect(round.acknowledged).toBeGreaterThan(0);
          expect(round.lost).toEqual([]);
          expect(round.statuses.get(503)).toBeGreaterThan(0);
        }
      } finally {
        await postgres.stop();
      }
    });
    it('[API-8] by kill -9: nothing that was acknowledged is lost', () => onPostgres('SIGKILL'));
    it('[API-8] by SIGTERM: nothing in flight fails either', () => onPostgres('SIGTERM'));
  });
});
