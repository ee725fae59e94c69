import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_BINDINGS } from './browser/bound.ts';
import { effectsText, FOLDER, keptEffects, readEffects } from './browser/kept-effects.ts';

test('effects are kept of flows that have paths, and of no other', () => {
  const flows = ALL_BINDINGS.map(({ flow }) => `${flow}.txt`);
  expect(readdirSync(FOLDER).filter((file) => !flows.includes(file))).toEqual([]);
});

test('effects are read as they were written, a step without any too', () => {
  for (const file of readdirSync(FOLDER)) {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
    const effects = readEffects(text);
    expect(effects.size, file).toBeGreaterThan(0);
    expect(effectsText(file.replace('.txt', ''), effects)).toBe(text);
  }
  const effects = new Map([['on · PRESSED · off', [[], ['calls save', 'focus is nowhere']]]]);
  expect(readEffects(effectsText('toggle', effects))).toEqual(effects);
});

test('effects are compared in one language, as words are', () => {
  expect(keptEffects('handOver', 'en')?.of.size).toBeGreaterThan(0);
  expect(keptEffects('handOver', 'ko')).toBeUndefined();
});
