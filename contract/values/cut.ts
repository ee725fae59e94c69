import { lengthOf } from './checked.ts';

/** Without it (Firefox before 125), code points: a surrogate pair stays whole, an emoji of several may not. */
const graphemes = (text: string): Iterable<string> =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text;

/**
 * The beginning of a text, at most `max` characters (code points). What a person sees as one character is in it as a whole or not at all:
 * a letter with its marks, a syllable of jamo, an emoji of several.
 */
export function cutTo(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  let room = max;
  let cut = '';
  for (const grapheme of graphemes(text)) {
    room -= lengthOf(grapheme);
    if (room < 0) break;
    cut += grapheme;
  }
  return cut;
}
