import type { TextTree } from '#src/i18n/merge-namespaces.ts';

/** The language tag of the pseudo-locale: English as a language of long words and many accents would look. */
export const PSEUDO_LANGUAGE = 'en-XA';
/** How much longer than English its texts are at least. */
export const PSEUDO_GROWTH = 1.4;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćďéƒǧĥíĵķĺɱñóṕɋŕšţúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶĹṀÑÓṔɊŔŠŢÚṼŴẊÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** What must come through untouched: values, and tags. */
const SLOT = /(\{\{[^}]*\}\}|<\/?\w+\s*\/?>)/;
const isSlot = (part: string): boolean => SLOT.test(part);

const accented = (text: string): string => [...text].map((letter) => ACCENTS.get(letter) ?? letter).join('');

/** `[Ĺóǧ íñ õñé]`: a text without its brackets was cut, one without accents did not come from the files of texts. */
export function pseudoText(text: string): string {
  const parts = text.split(SLOT);
  const letters = parts.filter((part) => !isSlot(part)).join('').length;
  const padding = 'õñé ţŵó '.repeat(Math.ceil(letters / 8)).slice(0, Math.ceil(letters * (PSEUDO_GROWTH - 1)));
  return `[${parts.map((part) => (isSlot(part) ? part : accented(part))).join('')}${padding === '' ? '' : ` ${padding.trim()}`}]`;
}

export const pseudoTexts = (texts: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? pseudoText(value) : pseudoTexts(value)]),
  );
