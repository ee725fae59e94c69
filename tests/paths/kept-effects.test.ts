import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_BINDINGS } from './browser/bound.ts';
import { effectsText, FILE, keptEffects, readEffects } from './browser/kept-effects.ts';

const text = readFileSync(FILE, 'utf8');

test('effects are kept of flows that have paths, and of no other', () => {
  const flows = ALL_BINDINGS.map(({ flow }) => flow as string);
  expect([...readEffects(text).keys()].filter((flow) => !flows.includes(flow))).toEqual([]);
});

test('effects are read as they were written, a step without any too', () => {
  const all = readEffects(text);
  expect([...all.values()].filter(({ size }) => size === 0)).toEqual([]);
  expect(effectsText(all)).toBe(text);
  const effects = new Map([['toggle', new Map([['on · PRESSED · off', [[], ['calls save', 'focus is nowhere']]]])]]);
  expect(readEffects(effectsText(effects))).toEqual(effects);
});

test('effects are compared in one language, as words are', () => {
  expect(keptEffects('handOver', 'en')?.of.size).toBeGreaterThan(0);
  expect(keptEffects('handOver', 'ko')).toBeUndefined();
});
