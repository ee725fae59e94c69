// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillGaps } from '#src/boot/engine/fill-gaps.ts';

const GAPS: readonly (readonly [holder: object, name: string])[] = [
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'toReversed'],
  [String.prototype, 'replaceAll'],
  [Promise, 'allSettled'],
  [URL, 'canParse'],
  [AbortSignal, 'timeout'],
];
let owned: (PropertyDescriptor | undefined)[] = [];

beforeEach(() => {
  owned = GAPS.map(([holder, name]) => Reflect.getOwnPropertyDescriptor(holder, name));
});
afterEach(restore);

function restore(): void {
  GAPS.forEach(([holder, name], index) => {
    const before = owned[index];
    if (before !== undefined) Object.defineProperty(holder, name, before);
  });
}

it('[DOOR-3] a missing function is filled in, as the engine would have it', async () => {
  for (const [holder, name] of GAPS) Reflect.deleteProperty(holder, name);
  fillGaps();
  const settled = Promise.allSettled([Promise.resolve(1), Promise.reject(2), 3]);
  const signal = AbortSignal.timeout(1);
  const results = {
    at: [[1, 2, 3].at(-1), [1, 2, 3].at(0), [1].at(5), 'abc'.at(-2)],
    findLast: [[1, 2, 3].findLast((item) => item < 3), [1].findLast((item) => item > 1)],
    toReversed: [1, 2, 3].toReversed(),
    replaceAll: ['a.b.c'.replaceAll('.', '-'), 'a1b2'.replaceAll(/\d/g, (found) => `<${found}>`)],
    canParse: [URL.canParse('https://a.example/'), URL.canParse('/a'), URL.canParse('/a', 'https://a.example')],
    enumerable: Object.keys(Array.prototype),
  };
  restore();
  expect(results).toEqual({
    at: [3, 1, undefined, 'b'],
    findLast: [2, undefined],
    toReversed: [3, 2, 1],
    replaceAll: ['a-b-c', 'a<1>b<2>'],
    canParse: [true, false, true],
    enumerable: [],
  });
  expect(await settled).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: 2 },
    { status: 'fulfilled', value: 3 },
  ]);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('[DOOR-3] a function that the engine has is left as it is', () => {
  const before = GAPS.map(([holder, name]) => Reflect.get(holder, name));
  fillGaps();
  expect(GAPS.map(([holder, name]) => Reflect.get(holder, name))).toEqual(before);
});
