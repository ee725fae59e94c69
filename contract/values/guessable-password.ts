import { METHODS } from '../methods.ts';
import { latinOfHangul } from './hangul-keys.ts';

/** Why others guess a password (SAFE-2). `everyday`: it is made of the product’s, a school’s or an everyday word. `own`: of what is known of the person. */
export type GuessableBy = 'common' | 'everyday' | 'own';

/** Shorter words stand in other words by chance: alone they say nothing. */
const WORD_MIN = 4;
const PART_MIN = 2;
/** So many letters and digits that are no part of a word, a year or a row make it a password of its own. */
const OWN_MIN = 4;

const EVERYDAY = [
  ...METHODS.flatMap(({ code, name, platform = '' }) => [code, name, platform]),
  ...'madang campus university school student metaverse edelweis learnus korea seoul password welcome iloveyou qwerty qwertyuiop asdf asdfgh zxcv letmein'.split(
    ' ',
  ),
  ...'마당 캠퍼스 대학교 학교 학생 메타버스 숙명 연세 이화 충주 비밀번호 패스워드 사랑해 대한민국 안녕하세요 행복하자'.split(' '),
];

/** Letters that stand for letters: `p@ssw0rd`. Each keeps its place. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

const folded = (text: string): string => [...text.toLowerCase()].map((letter) => STAND_INS[letter] ?? letter).join('');

/** Years, and rows such as 1234, 4321 and aaaa. */
const YEAR = /(?:19|20)\d\d/g;
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

/** Each word as it is typed: Hangul by the keys of a Latin keyboard, a name in its parts, and backwards. */
function typedForms(words: readonly string[]): readonly string[] {
  const parts = words.flatMap((word) => {
    const typed = latinOfHangul(word).toLowerCase();
    const whole = typed.replace(/[^a-z0-9]/g, '');
    return [whole, whole.replace(/\d+$/, ''), ...typed.split(/[^a-z0-9]+/)];
  });
  const forms = new Set(parts.filter((part) => part.length >= PART_MIN && /[a-z]/.test(part)).map(folded));
  return [...forms].flatMap((form) => [form, [...form].reverse().join('')]);
}

const EVERYDAY_FORMS = typedForms(EVERYDAY);

/** The places in a text that a part of it takes, wherever it stands. */
function* placesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    for (let place = at; place < at + part.length; place += 1) yield place;
}

/** Places in years, in rows of three and more, and in a letter that is repeated as often. */
function* rowPlaces(text: string): Generator<number> {
  for (const [year] of text.matchAll(YEAR)) yield* placesOf(text, year);
  for (let at = 0; at + 3 <= text.length; at += 1) {
    const three = text.slice(at, at + 3);
    if (ROWS.some((row) => row.includes(three)) || /^(.)\1\1$/.test(three)) yield* [at, at + 1, at + 2];
  }
}

function isMadeOf(password: string, forms: readonly string[]): boolean {
  const text = folded(password);
  if (!forms.some((form) => form.length >= WORD_MIN && text.includes(form))) return false;
  const taken = new Set([...forms.flatMap((form) => [...placesOf(text, form)]), ...rowPlaces(password.toLowerCase())]);
  const rest = [...password].filter((letter, place) => /[a-z0-9]/i.test(letter) && !taken.has(place));
  return rest.length < OWN_MIN;
}

/**
 * Why others would guess a password that fits the rules (SAFE-2; ASVS 5.0, 6.2.4 and 6.2.11; NIST SP 800-63B-4, 3.1.1.2); `undefined`: no reason is known.
 * @param about what is known of the person: nickname, ID, email; Hangul is looked for as its keys type it
 * @param common `COMMON_PASSWORDS`, and `COMMON_WITHOUT_RULES` where an operator's rules let them through, which a page loads when it needs them
 */
export function guessableBy(raw: string, about: readonly string[], common: ReadonlySet<string>): GuessableBy | undefined {
  // A space before, behind or within makes no guess harder.
  const password = raw.replaceAll(' ', '');
  if (common.has(password.toLowerCase())) return 'common';
  if (isMadeOf(password, typedForms(about))) return 'own';
  return isMadeOf(password, EVERYDAY_FORMS) ? 'everyday' : undefined;
}
