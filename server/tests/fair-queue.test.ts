import { availableParallelism } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FairQueue } from '#server/fair-queue.ts';
import { Passwords, restAfter } from '#server/passwords.ts';

/** A queue whose jobs end when the test says so; `began` has the callers in the order in which their jobs began. */
function open(room: number) {
  const queue = new FairQueue(room);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const add = (caller: string) =>
    queue.run(caller, async () => {
      began.push(caller);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return { queue, began, add, end, settled };
}

describe('passwords are judged in turns', () => {
  // The next file runs in the same worker.
  afterEach(() => {
    if (vi.isFakeTimers()) vi.runAllTimers();
    vi.useRealTimers();
  });

  test('a caller with one job waits for the jobs that run, and for no other of a caller with many', async () => {
    const { began, add, end } = open(1);
    for (let index = 0; index < 10; index += 1) void add('stranger');
    void add('owner');
    await end();
    await end();
    expect(began).toEqual(['stranger', 'owner', 'stranger']);
  });

  test('several callers take turns, one job each', async () => {
    const { began, add, end } = open(1);
    for (const caller of ['a', 'a', 'a', 'b', 'b', 'c']) void add(caller);
    for (let index = 0; index < 5; index += 1) await end();
    expect(began).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  test('so many run at once as there is room for, and the room is free again when all have ended', async () => {
    const { began, add, end, settled } = open(2);
    const jobs = ['a', 'b', 'c'].map(add);
    await settled();
    expect(began).toEqual(['a', 'b']);
    for (let index = 0; index < 3; index += 1) await end();
    await Promise.all(jobs);
    void add('d');
    void add('e');
    void add('f');
    await settled();
    expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a caller with many jobs leaves a place free, which another’s job takes at once', async () => {
    const { began, add, end, settled } = open(3);
    for (let index = 0; index < 5; index += 1) void add('stranger');
    await settled();
    expect(began).toEqual(['stranger', 'stranger']);
    void add('owner');
    await settled();
    expect(began).toEqual(['stranger', 'stranger', 'owner']);
    await end();
    expect(began).toEqual(['stranger', 'stranger', 'owner', 'stranger']);
  });

  test('after a job that asks for a rest the caller’s next waits, and no other’s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const queue = new FairQueue(1);
    const began: string[] = [];
    const add = (caller: string, rest: number) =>
      queue.run(
        caller,
        async () => {
          began.push(caller);
        },
        () => rest,
      );
    await add('stranger', 100);
    const resting = add('stranger', 0);
    await add('owner', 0);
    await add('owner', 0);
    vi.advanceTimersByTime(99);
    expect(began).toEqual(['stranger', 'owner', 'owner']);
    vi.advanceTimersByTime(1);
    await resting;
    expect(began).toEqual(['stranger', 'owner', 'owner', 'stranger']);
  });

  test('a rest is asked for with how many came just before, and a job without one begins anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const queue = new FairQueue(1);
    const asked: number[] = [];
    const add = (rests: boolean) =>
      queue.run(
        'stranger',
        async () => rests,
        (result, before) => {
          asked.push(before);
          return result ? 100 : 0;
        },
      );
    for (const rests of [true, true, false, true]) {
      const job = add(rests);
      vi.advanceTimersByTime(100);
      await job;
    }
    expect(asked).toEqual([0, 1, 2, 0]);
  });

  test('[LOGIN-2] after wrong passwords the next of their address waits ever longer, at most four tenths of a second, and after a right one not at all', () => {
    expect([0, 1, 2, 3, 4, 20].map((before) => restAfter(false, before))).toEqual([100, 200, 300, 400, 400, 400]);
    expect(restAfter(true, 20)).toBe(0);
  });

  test('[LOGIN-2] a password is hashed by argon2id with 19 MiB and two passes, which the tests of the API spare themselves', async () => {
    expect(await new Passwords().hash('spring-2026!', 'owner')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('[LOGIN-2] after a wrong password the next of its address waits, and no right one of another', async () => {
    const passwords = new Passwords();
    const right = await passwords.hash('spring-2026!', 'owner');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let judged = 0;
    // More than run at once on any machine.
    const wrong = Array.from({ length: availableParallelism() + 1 }, async () => {
      expect(await passwords.match(right, 'wrong-2026!', 'stranger')).toBe(false);
      judged += 1;
    });
    for (const _ of [...wrong, 'one more']) expect(await passwords.match(right, 'spring-2026!', 'owner')).toBe(true);
    expect(judged).toBeLessThan(wrong.length);
    while (judged < wrong.length) {
      vi.advanceTimersByTime(400);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

  test('[LOGIN-2] several wrong passwords in a row keep the next of their address waiting ever longer', async () => {
    const passwords = new Passwords();
    const right = await passwords.hash('spring-2026!', 'owner');
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    let judged = 0;
    const wrong = Array.from({ length: 5 }, async () => {
      expect(await passwords.match(right, 'wrong-2026!', 'guesser')).toBe(false);
      judged += 1;
    });
    const rests: number[] = [];
    while (rests.length < wrong.length) {
      while (judged === rests.length) await new Promise((resolve) => setImmediate(resolve));
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      rests.push(Date.now() - before);
    }
    expect(rests).toEqual([100, 200, 300, 400, 400]);
  });

  test('a job that fails gives its place on, and its caller the error', async () => {
    const queue = new FairQueue(1);
    await expect(queue.run('a', () => Promise.reject(new Error('defect')))).rejects.toThrow('defect');
    await expect(queue.run('b', async () => 'done')).resolves.toBe('done');
  });
});
