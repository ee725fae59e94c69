import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '#contract/values/common-passwords.ts';
import { COMMON_WITHOUT_RULES } from '#contract/values/common-passwords-without-rules.ts';
import { guessableBy } from '#contract/values/guessable-password.ts';
import { checkPassword } from '#contract/values/password.ts';

const MINJI = ['민지', 'minji_kim', 'minji.kim2004@haneul-school.kr'];
const reasonFor = (password: string) => guessableBy(password, MINJI, COMMON_PASSWORDS);

describe('passwords that others guess', () => {
  it('[SAFE-2] the commonest that fit VAL-4 are 3,175, and each is refused, in capitals too', () => {
    expect(COMMON_PASSWORDS.size).toBe(3175);
    for (const password of COMMON_PASSWORDS) {
      expect(checkPassword(password).ok, password).toBe(true);
      expect(reasonFor(password)).toBe('common');
    }
    expect(reasonFor('P@ssw0rd')).toBe('common');
    expect(reasonFor('1qaz@WSX')).toBe('common');
  });

  it('[SAFE-2] spaces around and within make none of them another', () => {
    for (const password of [' 1qaz@WSX', '1qaz@WSX ', '1qaz @WSX', '1 q a z @ W S X']) expect(reasonFor(password), password).toBe('common');
    expect(reasonFor('ma dang 123!')).toBe('everyday');
    expect(reasonFor('minji kim 1!')).toBe('own');
  });

  it('[SAFE-2] Hangul with double consonants and double vowels is known as its keys type it, and full-width letters are no password at all', () => {
    for (const [nickname, password] of [
      ['빵떡', 'QkdEjr12!'],
      ['빵떡', 'qkdejr12!'],
      ['꽃씨', 'RhcTl123!'],
      ['예쁜', 'dPQms12!'],
    ] as const)
      expect(guessableBy(password, [nickname], COMMON_PASSWORDS), password).toBe('own');
    expect(checkPassword('ｐａｓｓｗｏｒｄ1!').ok).toBe(false);
  });

  it('[SAFE-2] those that other rules let through are 4,156 more: none fits VAL-4', () => {
    expect(COMMON_WITHOUT_RULES.size).toBe(4156);
    for (const password of COMMON_WITHOUT_RULES) {
      expect(password.length, password).toBeGreaterThanOrEqual(8);
      expect(checkPassword(password).ok, password).toBe(false);
    }
    expect(['12345678', 'password', 'sunshine', '1q2w3e4r5t6y'].every((password) => COMMON_WITHOUT_RULES.has(password))).toBe(true);
  });

  it.each([
    'madang123!',
    'Madang2026!',
    'm4d4ng!2027',
    'gnadam-99',
    'yonsei-1234',
    'ewha_2026a',
    'akekd1234!',
    'qlalfqjsgh1!',
    'tkfkdgo12!',
    'campus!2026',
    'korea-777a',
    'student.123',
    'qwertyuiop1!',
  ])('[SAFE-2] a name or a word that others try first is refused: %s', (password) => {
    expect(reasonFor(password)).toBe('everyday');
  });

  it.each(['minji-kim1', 'minji2004!', 'm1nj1_k1m!', 'kim.minji9', 'haneul-2026', 'alswl123!', 'MinjiKim2004!', 'mik_ijnim1'])(
    '[SAFE-2] names of the person are refused, as they are typed, with signs for letters, backwards, and Hangul by its keys: %s',
    (password) => {
      expect(reasonFor(password)).toBe('own');
    },
  );

  it.each(['maple-7leaf', 'river-8stone', 'minji-83640192', 'madang-k7p2q', 'kx9!vbqm3', 'autumn-2026!', 'zebra7!gate'])(
    '[SAFE-2] a password with enough of its own is taken: %s',
    (password) => {
      expect(reasonFor(password)).toBeUndefined();
    },
  );

  it('[SAFE-2] short names and an unknown person leave passwords as they are', () => {
    expect(guessableBy('kim-2026!', ['Kim', '', ''], COMMON_PASSWORDS)).toBeUndefined();
    expect(guessableBy('minji2004!', [], COMMON_PASSWORDS)).toBeUndefined();
  });
});
