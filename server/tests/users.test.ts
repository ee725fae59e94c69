import { expect, it } from 'vitest';
import { acceptedUvrsId, createUser, readUser } from '#server/accounts/users.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { transaction } from '#server/db/transaction.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeMember } from './support/people.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const NEW_USER = { uvrsId: '', gender: 'F', marketingAgreed: false } as const;

describeApi('accounts as they are stored', (api, database) => {
  it('[API-1] [VAL-2] a random ID that is reserved, or that another account has, is not given', async () => {
    let users = 0;
    // Letters are chosen by four bytes each; what is longer names the account.
    const choosing = (...ids: readonly string[]) => {
      const letters = [...ids.join('')];
      return (bytes: number) => {
        const random = Buffer.alloc(bytes);
        if (bytes === 4) random.writeUInt32BE(Math.floor(((LETTERS.indexOf(letters.shift() ?? '') + 0.5) / LETTERS.length) * 2 ** 32));
        else random[bytes - 1] = ++users;
        return random;
      };
    };
    const idOf = async (nickname: string, ...ids: readonly string[]) => {
      const deps = { clock: () => 0, random: choosing(...ids) };
      const userId = await transaction(database.db, (tx) => createUser(deps, tx, { ...NEW_USER, nickname }));
      const { uvrs_id } = await database.db.selectFrom('users').select('uvrs_id').where('user_id', '=', userId).executeTakeFirstOrThrow();
      return uvrs_id;
    };
    expect(await idOf('first', 'system22', 'abc98jka')).toBe('madang_abc98jka');
    expect(await idOf('second', 'abc98jka', 'system22', 'tree2345')).toBe('madang_tree2345');
  });

  it('[PROF-3] an ID that was never changed has no date', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    expect((await browser.ok('userInfo')).user.uvrs_id_chng_dtm).toBeNull();
  });

  it('[VAL-2] an ID is accepted where no brand was set', () => {
    expect(acceptedUvrsId({ brand: undefined }, 'minji_2024')).toBe('minji_2024');
  });

  it('an account that went away since its token was checked is one that is not signed in', async () => {
    const gone = readUser({ config: configFromEnv({}), clock: () => 0 }, database.db, { userId: 'gone', method: 0 });
    await expect(gone).rejects.toMatchObject({ result: 'unauthorized' });
  });
});
