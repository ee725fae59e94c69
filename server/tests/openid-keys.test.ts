import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { configFromEnv } from '#server/config-from-env.ts';
import { sealSigningKeys, signingKeys } from '#server/openid/keys.ts';
import { StartError } from '#server/start-error.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { beginLogin, MEETINGS, openWorld, partnerOf, Student } from './support/openid-world.ts';

const DAY = 86_400_000;
const [OLD, NEW] = ['old-secret-'.padEnd(43, 'o'), 'new-secret-'.padEnd(43, 'n')];

describeOnBoth('the signing keys at rest', (open) => {
  let database: TestDatabase;
  const clock = { now: Date.UTC(2026, 0, 1) };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`delete from openid_keys`.execute(database.db);
  });

  const deps = (...openidKeySecrets: readonly string[]) => ({
    db: database.db,
    clock: () => clock.now,
    random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
    config: { openidKeySecrets },
  });
  const stored = async () =>
    (await sql<{ private_key: string }>`select private_key from openid_keys order by kid`.execute(database.db)).rows;
  const inClear = async () => (await stored()).filter(({ private_key }) => private_key.includes('"d":')).length;
  const kids = async (...secrets: readonly string[]) => (await signingKeys(deps(...secrets))).map(({ kid }) => kid);

  it('[PARTNER-1] with a secret they are encrypted in the database, each anew, and rotate as before', async () => {
    const made = await kids(NEW);
    expect(await inClear()).toBe(0);
    expect(new Set((await stored()).map(({ private_key }) => private_key.slice(0, 26))).size).toBe(2);
    clock.now += 90 * DAY;
    const rotated = await kids(NEW);
    expect(rotated[0]).toBe(made[1]);
    expect(rotated).toHaveLength(3);
    expect(await inClear()).toBe(0);
  });

  it('[PARTNER-1] those in clear go on, and the next start encrypts them; without a secret they stay as they are', async () => {
    const made = await kids();
    await sealSigningKeys(deps());
    expect(await inClear()).toBe(2);
    expect(await kids(NEW)).toEqual(made);
    await sealSigningKeys(deps(NEW));
    expect(await inClear()).toBe(0);
    expect(await kids(NEW)).toEqual(made);
    const before = await stored();
    await sealSigningKeys(deps(NEW));
    expect(await stored()).toEqual(before);
  });

  it('[PARTNER-1] another secret takes over from the old one beside it, and then stands alone', async () => {
    const made = await kids(OLD);
    await sealSigningKeys(deps(NEW, OLD));
    expect(await kids(NEW)).toEqual(made);
    await expect(kids(OLD)).rejects.toThrow(/OPENID_KEY_SECRET does not open/);
  });

  it('[PARTNER-1] a start with a wrong secret, or with none, ends with words that say what to do and name no secret', async () => {
    await kids(OLD);
    const start = (env: Record<string, string>) => openWorld(database, [MEETINGS], env);
    await expect(start({ OPENID_KEY_SECRET: NEW })).rejects.toThrow(/OPENID_KEY_SECRET does not open the signing keys/);
    await expect(start({ OPENID_KEY_SECRET: NEW })).rejects.not.toThrow(NEW);
    await expect(start({})).rejects.toThrow(/encrypted, but OPENID_KEY_SECRET is not set/);
    await expect(start({})).rejects.toBeInstanceOf(StartError);
    expect(() => configFromEnv({ OPENID_KEY_SECRET: 'too-short' })).toThrow(/OPENID_KEY_SECRET must have 32 characters or more/);
    expect(() => configFromEnv({ OPENID_KEY_SECRET: 'too-short' })).not.toThrow('too-short');
  });

  it('[PARTNER-1] a row that was changed, or put under another name, opens no more', async () => {
    await kids(NEW);
    const [first, second] = await stored();
    await sql`update openid_keys set private_key = ${first?.private_key} where private_key = ${second?.private_key}`.execute(database.db);
    await expect(kids(NEW)).rejects.toThrow(/does not open/);
  });

  it('[PARTNER-1] the door signs with them', async () => {
    const world = await openWorld(database, [MEETINGS], { OPENID_KEY_SECRET: NEW });
    const student = await Student.join(world, 'haneul');
    const partner = await partnerOf(world);
    const { url } = await beginLogin(partner);
    expect((await student.goOn(await student.follow(url))).searchParams.has('code')).toBe(true);
    expect(await inClear()).toBe(0);
    expect(await stored()).toHaveLength(2);
    await world.stop();
  });
});
