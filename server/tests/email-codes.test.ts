import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { confirmCode, endCodesOf, replaceCode, requireCooledDown } from '#server/accounts/email-codes.ts';
import { spendProof } from '#server/accounts/proofs.ts';
import { transaction } from '#server/db/transaction.ts';
import { describeApi } from './support/describe-api.ts';

/* Times and counts are typed in here, as the specification has them. */
const MINUTE = 60_000;
const VALIDITY = 60 * MINUTE;
const TRIES = 5;

describeApi('the code of an email', (api, database) => {
  const key = { email: 'minji@campus.ac.kr', visit: 'a-visit' };
  const deps = {
    get db() {
      return database.db;
    },
    clock: () => api.clock.now,
    random: (bytes: number) => randomBytes(bytes),
    secret: new TextEncoder().encode('a-secret'),
  };
  const newCode = (about = key) => transaction(database.db, (tx) => replaceCode(tx, deps, { ...about, purpose: 'link' }));
  const confirm = (code: string, about = key) => confirmCode(deps, about, code);
  const refused = (result: string) => expect.objectContaining({ result });

  it('[EMAIL-2] [EMAIL-5] has six characters, and is exchanged for a proof, in either case of its letters', async () => {
    const { code, sentAt, expiresAt } = await newCode();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect([sentAt, expiresAt]).toEqual([api.clock.now, api.clock.now + VALIDITY]);
    const { sqncNum } = await confirm(code.toLowerCase());
    await spendProof(database.db, deps, { ...key, purpose: 'link', sqncNum });
  });

  it('[EMAIL-5] is confirmed once', async () => {
    const { code } = await newCode();
    const { sqncNum } = await confirm(code);
    await expect(confirm('000000')).rejects.toEqual(refused('codeExpired'));
    await expect(confirm(code)).rejects.toEqual(refused('codeUsed'));
    await spendProof(database.db, deps, { ...key, purpose: 'link', sqncNum });
    await expect(confirm(code)).rejects.toEqual(refused('codeExpired'));
  });

  it('[EMAIL-5] belongs to the email and the visit that asked for it', async () => {
    const { code } = await newCode();
    await expect(confirm(code, { ...key, visit: 'another' })).rejects.toEqual(refused('codeWrong'));
    await expect(confirm(code, { ...key, email: 'jun@campus.ac.kr' })).rejects.toEqual(refused('codeWrong'));
    const other = await newCode({ ...key, email: 'jun@campus.ac.kr' });
    if (other.code !== code) await expect(confirm(other.code)).rejects.toEqual(refused('codeWrong'));
    await confirm(code);
  });

  it('[EMAIL-3] ends with its time', async () => {
    const { code } = await newCode();
    api.clock.now += VALIDITY - 1;
    await expect(confirm('000000')).rejects.toEqual(refused('codeWrong'));
    api.clock.now += 1;
    await expect(confirm(code)).rejects.toEqual(refused('codeExpired'));
  });

  it('[EMAIL-5] ends with the fifth wrong try, and the right one comes too late', async () => {
    const { code } = await newCode();
    for (let tries = 1; tries < TRIES; tries += 1) await expect(confirm('000000')).rejects.toEqual(refused('codeWrong'));
    await expect(confirm('000000')).rejects.toEqual(refused('codeTriesUsed'));
    await expect(confirm(code)).rejects.toEqual(refused('codeTriesUsed'));
  });

  it('[EMAIL-4] another one comes after the cool-down, and takes the place of the first', async () => {
    await requireCooledDown(deps, key);
    const first = await newCode();
    api.clock.now += MINUTE - 1;
    await expect(requireCooledDown(deps, key)).rejects.toMatchObject({ result: 'tooManyRequests', about: { retryAfter: 1 } });
    await expect(newCode()).rejects.toMatchObject({ result: 'tooManyRequests', about: { retryAfter: MINUTE } });
    await requireCooledDown(deps, { ...key, visit: 'another' });
    api.clock.now += 1;
    await requireCooledDown(deps, key);
    const second = await newCode();
    if (first.code !== second.code) await expect(confirm(first.code)).rejects.toEqual(refused('codeWrong'));
    await confirm(second.code);
  });

  it('[EMAIL-8] all of an email end together, and those of another stay', async () => {
    const [mine, of] = [await newCode(), await newCode({ ...key, email: 'jun@campus.ac.kr' })];
    await transaction(database.db, (tx) => endCodesOf(tx, deps, key.email));
    await expect(confirm(mine.code)).rejects.toEqual(refused('codeExpired'));
    await confirm(of.code, { ...key, email: 'jun@campus.ac.kr' });
  });
});
