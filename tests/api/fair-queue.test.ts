import { describe, expect, test } from 'vitest';
import { FairQueue } from '../../server/fair-queue.ts';

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
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, began, add, end };
}

describe('passwords are judged in turns', () => {
  test('a caller with one job waits for the jobs that run, and for no other of a caller with many', async () => {
    const { began, add, end } = open(1);
    for (let index = 0; index < 10; index += 1) void add('stranger');
    void add('owner');
    await end();
    await end();
    expect(began).toEqual(['stranger', 'stranger', 'owner']);
  });

  test('several callers take turns, one job each', async () => {
    const { began, add, end } = open(1);
    for (const caller of ['a', 'a', 'a', 'b', 'b', 'c']) void add(caller);
    for (let index = 0; index < 5; index += 1) await end();
    expect(began).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  test('so many run at once as there is room for, and the room is free again when all have ended', async () => {
    const { began, add, end } = open(2);
    const jobs = ['a', 'b', 'c'].map(add);
    expect(began).toEqual(['a', 'b']);
    for (let index = 0; index < 3; index += 1) await end();
    await Promise.all(jobs);
    void add('d');
    void add('e');
    void add('f');
    expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a job that fails gives its place on, and its caller the error', async () => {
    const queue = new FairQueue(1);
    await expect(queue.run('a', () => Promise.reject(new Error('defect')))).rejects.toThrow('defect');
    await expect(queue.run('b', async () => 'done')).resolves.toBe('done');
  });
});
