import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Policy } from '#server/limits/policies.ts';
import { giveBack, takeAll } from '#server/limits/take.ts';
import { describeOnBoth, empty, type TestDatabase } from './support/databases.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 26);
const policy = (name: string, max: number): Policy => ({ name, max, window: HOUR });
const narrow = { policy: policy('test/narrow', 3), subject: 'kim' };
const wide = { policy: policy('test/a-wide', 100), subject: '192.0.2.1' };

describeOnBoth('uses of several limits at once', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => empty(database.db));

  const take = (now = NOW) => takeAll(database.db, now, [narrow, wide]);
  const counts = async () => {
    const rows = await database.db.selectFrom('rate_limits').select(['policy', 'count']).execute();
    return Object.fromEntries(rows.map(({ policy, count }) => [policy, count]));
  };

  it('[LOGIN-2] are all counted, each in the window that it began', async () => {
    expect(await take()).toEqual([
      { ...narrow, startedAt: NOW },
      { ...wide, startedAt: NOW },
    ]);
    await takeAll(database.db, NOW + 1, [wide]);
    expect(await take(NOW + 2)).toEqual([
      { ...narrow, startedAt: NOW },
      { ...wide, startedAt: NOW },
    ]);
    expect(await counts()).toEqual({ 'test/narrow': 2, 'test/a-wide': 3 });
  });

  it('[LOGIN-2] use up nothing of the others where one is full, and say until when', async () => {
    for (let uses = 0; uses < 3; uses += 1) await take();
    expect(await take(NOW + 1000)).toEqual({ policy: narrow.policy, wait: HOUR - 1000 });
    expect(await counts()).toEqual({ 'test/narrow': 3, 'test/a-wide': 3 });
    expect(await take(NOW + HOUR)).toMatchObject([{ startedAt: NOW + HOUR }, { startedAt: NOW + HOUR }]);
    expect(await counts()).toEqual({ 'test/narrow': 1, 'test/a-wide': 1 });
  });

  it('[LOGIN-2] let through as many of the calls of one moment as there is room for, and the others use up nothing', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(taken.filter((one) => !('wait' in one))).toHaveLength(3);
    expect(taken.filter((one) => 'wait' in one)).toEqual(Array(17).fill({ policy: narrow.policy, wait: HOUR }));
    expect(await counts()).toEqual({ 'test/narrow': 3, 'test/a-wide': 3 });
  });

  it('[LOGIN-2] use up nothing where another call takes the last one while they are counted', async () => {
    await take();
    const asked = await database.db.transaction().execute(async (tx) => {
      await tx.updateTable('rate_limits').set({ count: 3 }).where('policy', '=', narrow.policy.name).execute();
      const waits = take();
      // On PostgreSQL it has counted the wide one by then, and waits for the row of the narrow one.
      await setTimeout(200);
      return { waits };
    });
    expect(await asked.waits).toEqual({ policy: narrow.policy, wait: HOUR });
    expect(await counts()).toEqual({ 'test/narrow': 3, 'test/a-wide': 1 });
  });

  it('[LOGIN-2] are taken back one each, of one limit all, and none of a window that has ended', async () => {
    const first = await take();
    await take();
    if ('wait' in first) throw new Error('there was room');
    await giveBack(database.db, first);
    expect(await counts()).toEqual({ 'test/narrow': 1, 'test/a-wide': 1 });
    await take();
    await giveBack(database.db, first, narrow.policy);
    expect(await counts()).toEqual({ 'test/narrow': 0, 'test/a-wide': 1 });
    await take(NOW + HOUR);
    await giveBack(database.db, first);
    expect(await counts()).toEqual({ 'test/narrow': 1, 'test/a-wide': 1 });
  });

  it('are none where a list is empty', async () => {
    expect(await takeAll(database.db, NOW, [])).toEqual([]);
    await giveBack(database.db, []);
    expect(await counts()).toEqual({});
  });
});
