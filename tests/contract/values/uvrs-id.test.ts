import { describe, expect, test } from 'vitest';
import { checkUvrsId } from '#contract/values/uvrs-id.ts';
import { accepted, rejected } from './checked.ts';

/* Lengths are typed in here, as section 5 has them, and not taken from the constants. */

describe('an ID', () => {
  test('[VAL-2] has 5 to 20 characters: one less is refused, what is more is cut', () => {
    expect(checkUvrsId('min1')).toEqual(rejected('tooShort'));
    expect(checkUvrsId('min12')).toEqual(accepted('min12'));
    expect(checkUvrsId('a'.repeat(20))).toEqual(accepted('a'.repeat(20)));
    expect(checkUvrsId('a'.repeat(21))).toEqual(accepted('a'.repeat(20)));
  });

  test('[VAL-2] is trimmed and lowercased', () => {
    expect(checkUvrsId('  Minji_2024. ')).toEqual(accepted('minji_2024.'));
    expect(checkUvrsId('   ')).toEqual(rejected('empty'));
  });

  test('[VAL-2] has a-z, 0-9, underscore and period, and nothing else', () => {
    for (const other of ['minji-2024', 'minji 2024', '민지민지민', 'minji!', 'minjié'])
      expect(checkUvrsId(other), other).toEqual(rejected('alphabet'));
  });
});
