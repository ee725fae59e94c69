import { expect, it } from 'vitest';
import { random } from '#server/random.ts';

const hex = (bytes: number) => Buffer.from(random(bytes)).toString('hex');

it('random bytes are as many as were asked for, few or more than a pool has', () => {
  expect([1, 16, 32, 5000].map((bytes) => hex(bytes).length)).toEqual([2, 32, 64, 10_000]);
});

it('no random byte is given out twice: given ones stay, and all differ', () => {
  const given = Array.from({ length: 2000 }, () => random(16));
  const texts = given.map((bytes) => Buffer.from(bytes).toString('hex'));
  random(5000);
  expect(new Set(texts).size).toBe(2000);
  expect(given.map((bytes) => Buffer.from(bytes).toString('hex'))).toEqual(texts);
});
