import { lengthOf } from './checked.ts';

/** Without it (Firefox before 125), code points: a surrogate pair stays whole, an emoji of several may not. */
function* graphemes(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  // One by one: of a long text only the beginning is needed.
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}

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
