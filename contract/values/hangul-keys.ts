/** The letters of Hangul in the order of Unicode (1100, 1161, 11A8), each by the keys that type it on a keyboard of the layout Dubeolsik. */
const INITIALS = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const VOWELS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const FINALS = 'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');

const BLOCKS: readonly (readonly [number, readonly string[]])[] = [
  [0x1100, INITIALS],
  [0x1161, VOWELS],
  [0x11a8, FINALS],
  // Unicode takes these two for old initials where they stand alone.
  [0x111a, ['fg']],
  [0x1121, ['qt']],
];

const keysOf = (letter: string): string => {
  const point = letter.codePointAt(0) ?? 0;
  return BLOCKS.map(([first, keys]) => keys[point - first]).find((keys) => keys !== undefined) ?? letter;
};

/** What the same keys type on a Latin keyboard: syllables, single letters and half-width ones; all else stays as it is. */
export const latinOfHangul = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u1100-\u11ff]/g, keysOf)
    .normalize('NFKC');
