import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseClock } from '#server/db/database-clock.ts';
import { openTime } from '#server/db/database-time.ts';
import { ROOT } from '#server/server.ts';
import { openPglite } from './support/databases.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 20, 3);

/** A database whose time the test tells, and how often it was asked. */
function fakeDatabase(ahead: number) {
  const database = { ahead, asked: 0, isAway: false, answersIn: 0 };
  return Object.assign(database, {
    ask: (look: (time: () => Promise<number>) => Promise<void>) =>
      look(async () => {
        if (database.isAway) throw new Error('away');
        database.asked += 1;
        const told = NOON + performance.now() + database.ahead;
        if (database.answersIn > 0) await new Promise((resolve) => setTimeout(resolve, database.answersIn));
        return told;
      }),
  });
}

describe('the time that all processes judge by', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON, toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([0, 40_000, -40_000, HOUR])('[REFR-1] is the database’s, on a machine whose own clock is %d ms off', async (off) => {
    const database = fakeDatabase(0);
    vi.setSystemTime(NOON + off);
    const clock = await DatabaseClock.open(database.ask);
    expect(clock.now()).toBe(NOON + performance.now());
    vi.advanceTimersByTime(5000);
    await clock.keepRight();
    expect(clock.now()).toBe(NOON + performance.now());
    expect(database.asked).toBe(2);
  });

  it('[REFR-1] stays so when this machine’s clock is set, and after it slept: the next request asks first', async () => {
    const database = fakeDatabase(0);
    const clock = await DatabaseClock.open(database.ask);
    // While the machine slept its timer stood still: the database is ahead of it now, and so is the wall clock.
    database.ahead = HOUR;
    vi.setSystemTime(NOON + HOUR);
    await clock.keepRight();
    expect(clock.now()).toBe(NOON + HOUR + performance.now());
    expect(database.asked).toBe(4);
  });

  it('[REFR-1] is asked for anew on a new connection, which may lead to another server', async () => {
    const database = fakeDatabase(0);
    const clock = await DatabaseClock.open(database.ask);
    database.ahead = -40_000;
    await clock.keepRight();
    expect(database.asked).toBe(2);
    clock.mistrust();
    await Promise.all([clock.keepRight(), clock.keepRight(), clock.keepRight()]);
    expect(clock.now()).toBe(NOON - 40_000 + performance.now());
    expect(database.asked).toBe(4);
  });

  it('[REFR-1] goes on while the database is away, and a request does not wait for long', async () => {
    const database = fakeDatabase(0);
    const clock = await DatabaseClock.open(database.ask);
    database.isAway = true;
    clock.mistrust();
    await clock.keepRight();
    expect(clock.now()).toBe(NOON + performance.now());
    Object.assign(database, { isAway: false, answersIn: 60_000 });
    const kept = clock.keepRight();
    await vi.advanceTimersByTimeAsync(1000);
    await kept;
    expect(clock.now()).toBe(NOON + performance.now());
  });
});

it('[REFR-1] the embedded database tells its time', async () => {
  const database = await openPglite();
  const time = await openTime(database);
  expect(Math.abs(time.clock() - Date.now())).toBeLessThan(1000);
  expect(Number.isInteger(time.clock())).toBe(true);
  await time.close();
  await database.close();
});

/** What tells the time of this machine, or of a statement's transaction. */
const OTHER_CLOCK =
  /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|timeOrigin|\b(?:now|clock_timestamp|statement_timestamp)\(\)|current_timestamp|localtimestamp/i;

/** Why each of these may. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  'server/db/database-clock.ts': 'compares this machine’s clock with its timer, to notice a sleep',
  'server/db/database-time.ts': 'asks the database',
  'server/openid/interactions.ts': 'says how long a login still waits to the library, which counts by this machine’s clock',
  'server/providers/openid.ts': 'tells the library how far this machine’s clock is off',
  'server/providers/stand-ins/signals.ts': 'plays another party, with a clock of its own',
  'server/providers/stand-ins/store.ts': 'plays another party, with a clock of its own',
};

it('[REFR-1] nothing else of the server tells the time', async () => {
  const files = (await readdir(path.join(ROOT, 'server'), { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('tests'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const file of files) {
    const code = await readFile(path.join(ROOT, 'server', file), 'utf8');
    if (code.split('\n').some((line) => OTHER_CLOCK.test(line.replace(/(?:clock|performance)\.now\b(?:\(\))?|\/\/.*|^\s*\/?\*.*/g, ''))))
      found.push(`server/${file}`);
  }
  expect(found.filter((file) => !(file in PERMISSIONS))).toEqual([]);
});
