/** Letters and digits of which our own server makes codes: none of them is taken for another. An API may use others (API-26). */
export const AUTH_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const isOurs = (code: string): boolean => [...code].every((letter) => AUTH_CODE_LETTERS.includes(letter));
const hasDigit = (code: string): boolean => /\d/.test(code);

/** What stands alone between characters that are neither Latin letters nor digits; letters of other scripts may touch it. */
const runs = (text: string): readonly string[] => (text.match(/[A-Za-z0-9]+/g) ?? []).filter((run) => run.length === 6);

const captured = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, code = '']) => code);

/** With a gap between some of its characters; a date or a telephone number goes on behind one. */
const SPACED = /(?:^|[^A-Za-z0-9-])([A-Z0-9](?:[ -]?[A-Z0-9]){5})(?![A-Za-z0-9]|-[A-Za-z0-9])/g;

/** The link of our email, also inside of another address. */
const IN_LINK = /(?:#|%23)code(?:=|%3D)([A-Za-z0-9]{6})(?![A-Za-z0-9])/gi;

const CODE_AFTER_WORD = /(?:code|코드|번호|コード|番号)(?:\s+is)?[^A-Za-z0-9]{0,12}([A-Za-z0-9]{6})(?![A-Za-z0-9])/gi;

/** Where a code stands, the surest place first: each says which parts of a text may be one. */
const PLACES: readonly ((text: string) => readonly string[])[] = [
  (text) => captured(text, IN_LINK),
  (text) => captured(text, CODE_AFTER_WORD).filter((code) => hasDigit(code) || code === code.toUpperCase()),
  (text) => runs(text).filter(isOurs),
  (text) => captured(text, SPACED).map((code) => code.replace(/[ -]/g, '')),
  (text) => runs(text).filter(hasDigit),
  runs,
];

/** The one that all are, or of several the one that has digits; else none. */
function onlyOne(codes: readonly string[]): string | undefined {
  const different = [...new Map(codes.map((code) => [code.toUpperCase(), code])).values()];
  const [only, other] = different.length > 1 ? different.filter(hasDigit) : different;
  return other === undefined ? only : undefined;
}

/**
 * VAL-5: the code in a text that has more than it: words around it, an email, an address. Null where there is none, or it cannot be told which it
 * is. `text` is in NFKC.
 */
export const findAuthCode = (text: string): string | null =>
  PLACES.map((place) => onlyOne(place(text))).find((code) => code !== undefined) ?? null;
