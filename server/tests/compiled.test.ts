import { expect, it } from 'vitest';
import { compiled, type PlaceOf } from '#server/db/compiled.ts';
import { transaction } from '#server/db/transaction.ts';
import { describeApi } from './support/describe-api.ts';

interface Use {
  readonly subject: string;
  readonly at: number;
  readonly count: number;
}

let built = 0;
const insertUse = compiled((db, place: PlaceOf<Use>) => {
  built += 1;
  const row = { policy: 'test', subject: place('subject'), started_at: place('at'), count: place('count') };
  return db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.columns(['policy', 'subject']).doUpdateSet({ count: place('count') }))
    .returning(['subject', 'count']);
});
const usesOf = compiled((db, place: PlaceOf<Pick<Use, 'subject'>>) =>
  db.selectFrom('rate_limits').select('count').where('policy', '=', 'test').where('subject', '=', place('subject')),
);

describeApi('a statement that is built once', (_api, database) => {
  it('has the values of each call, wherever one stands, and beside them its own', async () => {
    expect(await insertUse(database.db, { subject: 'one', at: 5, count: 1 })).toEqual([{ subject: 'one', count: 1 }]);
    expect(await insertUse(database.db, { subject: 'other', at: 5, count: 7 })).toEqual([{ subject: 'other', count: 7 }]);
    expect(await insertUse(database.db, { subject: 'one', at: 5, count: 2 })).toEqual([{ subject: 'one', count: 2 }]);
    expect(await usesOf(database.db, { subject: 'one' })).toEqual([{ count: 2 }]);
    expect(await usesOf(database.db, { subject: 'neither' })).toEqual([]);
    expect(built).toBe(1);
  });

  it('belongs to the transaction that it is asked in', async () => {
    const undone = transaction(database.db, async (tx) => {
      await insertUse(tx, { subject: 'undone', at: 5, count: 1 });
      expect(await usesOf(tx, { subject: 'undone' })).toEqual([{ count: 1 }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await usesOf(database.db, { subject: 'undone' })).toEqual([]);
  });
});
