import { describe, expect, test } from 'vitest';
import { checkEmail } from '#contract/values/email.ts';
import { accepted, rejected } from './checked.ts';

/* Lengths are typed in here, as section 5 has them, and not taken from the constants. */

describe('an email', () => {
  test('[VAL-3] ends in a domain of 2 to 3 letters: one less and one more are refused', () => {
    expect(checkEmail('a@b.k')).toEqual(rejected('format'));
    expect(checkEmail('a@b.kr')).toEqual(accepted('a@b.kr'));
    expect(checkEmail('a@b.com')).toEqual(accepted('a@b.com'));
    expect(checkEmail('a@b.info')).toEqual(rejected('format'));
    expect(checkEmail('a@b.k1')).toEqual(rejected('format'));
  });

  test('[VAL-3] accepts the lengths that are configured', () => {
    expect(checkEmail('a@b.museum', { min: 2, max: 6 })).toEqual(accepted('a@b.museum'));
    expect(checkEmail('a@b.museums', { min: 2, max: 6 })).toEqual(rejected('format'));
    expect(checkEmail('a@b.kr', { min: 3, max: 6 })).toEqual(rejected('format'));
  });

  test('[VAL-3] [LOGIN-2] is trimmed and lowercased, and is local@domain', () => {
    expect(checkEmail(' Minji@Campus.AC.KR ')).toEqual(accepted('minji@campus.ac.kr'));
    for (const other of ['minji', '@campus.kr', 'minji@', 'minji@campus', 'min ji@campus.kr', 'minji@@campus.kr', 'minji@-campus.kr'])
      expect(checkEmail(other), other).toEqual(rejected('format'));
  });
});

describe('the parts of an email', () => {
  test('[VAL-3] nothing is said of its form while it is empty, nor when it is too long', () => {
    expect(checkEmail('  ')).toEqual(rejected('empty'));
    const domain = `${`${'b'.repeat(62)}.`.repeat(3)}kr`;
    expect(`a@${domain}`).toHaveLength(193);
    // 254 characters, which is what a mail server takes.
    const longest = `${'a'.repeat(62)}@${domain}`;
    expect(longest).toHaveLength(254);
    expect(checkEmail(longest)).toEqual(accepted(longest));
    expect(checkEmail(`a${longest}`)).toEqual(rejected('tooLong'));
  });

  test('[VAL-3] before the @ are at most 64 characters, in words parted by single periods', () => {
    expect(checkEmail(`${'a'.repeat(64)}@b.kr`)).toEqual(accepted(`${'a'.repeat(64)}@b.kr`));
    expect(checkEmail(`${'a'.repeat(65)}@b.kr`)).toEqual(rejected('format'));
    expect(checkEmail('min.ji.kim@b.kr')).toEqual(accepted('min.ji.kim@b.kr'));
    for (const other of ['minji.kr', '@b.kr', 'min..ji@b.kr', '.minji@b.kr', 'minji.@b.kr'])
      expect(checkEmail(other), other).toEqual(rejected('format'));
  });

  test('[VAL-3] each label of the domain begins and ends with a letter or digit; the last one has letters only', () => {
    for (const other of ['a@b-.kr', 'a@b_c.kr', 'a@b..kr', 'a@b.1kr', 'a@kr']) expect(checkEmail(other), other).toEqual(rejected('format'));
  });
});
