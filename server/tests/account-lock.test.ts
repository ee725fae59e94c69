import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { lockCaller, lockIdentity, lockUsers } from '#server/accounts/account-lock.ts';
import { EMAIL } from '#server/accounts/identities.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import { type Tx, transaction } from '#server/db/transaction.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeMember } from './support/people.ts';

/*
 * What another call did between the check of a token and the lock: `server/tests/races` lets calls meet by chance, here each is made on purpose.
 */
describeApi('the lock of an account', (api, database) => {
  const newMember = async (email: string) => {
    await becomeMember(api, api.browser(), email);
    const { user_id: userId } = await database.db
      .selectFrom('identities')
      .select('user_id')
      .where('subject', '=', email)
      .executeTakeFirstOrThrow();
    const { session_id: sessionId } = await database.db
      .selectFrom('sessions')
      .select('session_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { userId, sessionId, method: EMAIL };
  };
  const lock = (caller: Caller) => transaction(database.db, (tx) => lockCaller(tx, caller));

  it('[OUT-1] is the caller’s while the session lasts, and refused once another call has ended it', async () => {
    const caller = await newMember('lock@madang.kr');
    await expect(lock(caller)).resolves.toBeUndefined();
    await database.db.deleteFrom('sessions').where('session_id', '=', caller.sessionId).execute();
    await expect(lock(caller)).rejects.toMatchObject({ result: 'unauthorized' });
  });

  it('[OUT-1] is refused to a session of another account', async () => {
    const [one, other] = [await newMember('one@madang.kr'), await newMember('other@madang.kr')];
    await expect(lock({ ...one, sessionId: other.sessionId })).rejects.toMatchObject({ result: 'unauthorized' });
  });

  it('is refused once another call has deleted the account, and its session is still there', async () => {
    const caller = await newMember('gone@madang.kr');
    await database.db.updateTable('users').set({ deleted_at: api.clock.now }).where('user_id', '=', caller.userId).execute();
    await expect(lock(caller)).rejects.toMatchObject({ result: 'unauthorized' });
  });

  it('an identity is found with its account locked, and none that belongs to no account', async () => {
    const { userId } = await newMember('owner@madang.kr');
    const find = (email: string) => transaction(database.db, (tx) => lockIdentity(tx, EMAIL, email));
    expect((await find('owner@madang.kr'))?.user_id).toBe(userId);
    expect(await find('stranger@madang.kr')).toBeUndefined();
  });

  /** What the lock finds that was waited for while another call, which had it, did this. */
  const findAfter = async (email: string, change: (tx: Tx, userId: string) => Promise<unknown>) => {
    const { userId } = await newMember(email);
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const other = transaction(database.db, async (tx) => {
      await lockUsers(tx, [userId]);
      isLocked();
      // So that the other transaction waits; on the embedded database it has not begun.
      await setTimeout(100);
      await change(tx, userId);
    });
    await locked;
    const found = await transaction(database.db, (tx) => lockIdentity(tx, EMAIL, email));
    await other;
    return found;
  };

  it('[RESET-2] an identity is found as the call left it that had its account before', async () => {
    const found = await findAfter('anew@madang.kr', (tx) =>
      tx.updateTable('identities').set({ password_hash: 'of the new password' }).where('subject', '=', 'anew@madang.kr').execute(),
    );
    expect(found?.password_hash).toBe('of the new password');
  });

  it('an identity that was unlinked meanwhile is not found, and one that went to another account is not the first one’s', async () => {
    const unlinked = await findAfter('unlinked@madang.kr', (tx, userId) =>
      tx.deleteFrom('identities').where('user_id', '=', userId).execute(),
    );
    expect(unlinked).toBeUndefined();
    const { userId: heir } = await newMember('heir@madang.kr');
    await database.db.deleteFrom('identities').where('user_id', '=', heir).execute();
    const moved = await findAfter('moved@madang.kr', (tx, userId) =>
      tx.updateTable('identities').set({ user_id: heir }).where('user_id', '=', userId).execute(),
    );
    // One connection begins after the other has ended, and finds the other account, locked as well.
    expect([undefined, heir]).toContain(moved?.user_id);
  });
});
