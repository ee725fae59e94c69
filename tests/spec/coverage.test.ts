import { describe, expect, test } from 'vitest';
import { coverageOf, report } from './coverage.ts';
import ledger from './ledger.json' with { type: 'json' };

describe('spec ledger', () => {
  const small = { 'EMAIL-1': 'Valid email', 'EMAIL-2': 'Countdown' };

  test('a test counts for each ID in its brackets and in its sentence', () => {
    const { named } = coverageOf(small, ['[EMAIL-1, EMAIL-2] both', 'never after it expired (EMAIL-2)']);
    expect(named.get('EMAIL-1')).toHaveLength(1);
    expect(named.get('EMAIL-2')).toHaveLength(2);
  });

  test('an ID that the ledger lacks is reported', () => {
    const coverage = coverageOf(small, ['[EMAIL-99] nothing', '[FOO-1] nothing']);
    expect(coverage.unknown).toEqual(['EMAIL-99', 'FOO-1']);
    expect(report(small, coverage)).toContain('EMAIL-99');
  });

  test('words that only look like an ID are none', () => {
    expect(coverageOf(small, ['reads UTF-8 and RFC-6749']).unknown).toEqual([]);
  });

  test('the ledger holds every requirement once', () => {
    expect(Object.keys(ledger)).toHaveLength(174);
  });
});
