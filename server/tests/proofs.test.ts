import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { dropProofsOf, requireProof, spendProof } from '#server/accounts/proofs.ts';
import { describeApi } from './support/describe-api.ts';
import { issueProof } from './support/issue-proof.ts';

const TEN_MINUTES = 600_000;
const EXPIRED = { result: 'proofExpired' };

describeApi('the proof of an email', (api, database) => {
  const proven = { email: 'minji@campus.ac.kr', visit: 'a-visit', purpose: 'link' } as const;
  const deps = { clock: () => api.clock.now, random: (bytes: number) => randomBytes(bytes) };
  const spend = (claim: Parameters<typeof spendProof>[2]) => spendProof(database.db, deps, claim);

  it('[EMAIL-5] [EMAIL-7] serves once', async () => {
    const sqncNum = await issueProof(database.db, deps, proven);
    await requireProof(database.db, deps, { ...proven, sqncNum });
    await spend({ ...proven, sqncNum });
    await expect(spend({ ...proven, sqncNum })).rejects.toMatchObject(EXPIRED);
    await expect(requireProof(database.db, deps, { ...proven, sqncNum })).rejects.toMatchObject(EXPIRED);
  });

  it('[EMAIL-5] is of one email, one visit, one purpose, and one number', async () => {
    const sqncNum = await issueProof(database.db, deps, proven);
    const others = [{ email: 'jun@campus.ac.kr' }, { visit: 'another' }, { purpose: 'reset' }, { sqncNum: 'another' }] as const;
    for (const other of others) await expect(spend({ ...proven, sqncNum, ...other })).rejects.toMatchObject(EXPIRED);
    await spend({ ...proven, sqncNum });
  });

  it('[EMAIL-5] a claim without a number is proven by any proof of the visit', async () => {
    await issueProof(database.db, deps, proven);
    await spend(proven);
    await expect(spend(proven)).rejects.toMatchObject(EXPIRED);
  });

  it('[EMAIL-5] ends after ten minutes', async () => {
    const sqncNum = await issueProof(database.db, deps, proven);
    api.clock.now += TEN_MINUTES - 1;
    await requireProof(database.db, deps, { ...proven, sqncNum });
    api.clock.now += 1;
    await expect(spend({ ...proven, sqncNum })).rejects.toMatchObject(EXPIRED);
  });

  it('[EMAIL-8] is dropped with all others of its email', async () => {
    await issueProof(database.db, deps, proven);
    const other = { ...proven, email: 'jun@campus.ac.kr' };
    await issueProof(database.db, deps, other);
    await dropProofsOf(database.db, proven.email);
    await expect(spend(proven)).rejects.toMatchObject(EXPIRED);
    await spend(other);
  });
});
