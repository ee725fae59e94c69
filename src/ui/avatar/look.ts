/** Parts that a bust is drawn from. The colours are of the picture, not of the theme. */
const BACKGROUNDS = [
  ['#cfc6ff', '#8f7dff'],
  ['#ffd9c7', '#ff9a76'],
  ['#c4f1e2', '#4cc9a4'],
  ['#cfe3ff', '#6ea8ff'],
  ['#ffe3a8', '#f7b733'],
  ['#ffd0e4', '#f487b6'],
] as const;
const TOPS = ['#5b46e8', '#ff7a59', '#12987f', '#2f6fe0', '#b97a00', '#d6468f'] as const;
const HAIR_COLOURS = ['#2b2440', '#4a2f27', '#1f2a44', '#7a4a2b', '#3b2f63'] as const;
const SKINS = ['#ffdcc2', '#f6c7a5', '#e3a77f', '#b97a56'] as const;
export const HAIR = {
  short: 'M28 44C24 20 40 12 50 12S77 19 72 45C71 36 67 32 62 30 52 34 40 32 34 30 30 34 29 38 28 44Z',
  long: 'M26 72C20 40 24 12 50 12S80 40 74 72C70 76 66 74 66 70 70 56 70 42 64 32 54 38 42 36 36 32 30 42 30 56 34 70 34 74 30 76 26 72Z',
  bob: 'M25 58C20 30 32 12 50 12S80 30 75 58C73 63 68 62 67 57 69 46 68 38 64 31 52 37 42 36 36 31 32 38 31 46 33 57 32 62 27 63 25 58Z',
  curl: 'M27 46c-6-4-5-13 1-15-2-8 6-14 12-12 3-6 14-7 18-1 7-2 14 4 12 11 6 3 7 12 1 17-1-8-4-13-9-15-10 4-20 3-27-1-4 3-7 8-8 16Z',
  cap: 'M26 40C25 22 36 12 50 12S75 22 74 40Q50 31 26 40ZM70 36q16 1 19 8-10 2-19-2Z',
} as const;

export type Gender = 'M' | 'F';

export interface Look {
  readonly hair: keyof typeof HAIR;
  readonly background: readonly [string, string];
  readonly top: string;
  readonly hairColour: string;
  readonly skin: string;
}

/** The two base images: what a person chose is what they get, wherever it is drawn (AVATAR-1, SEEN-3). */
export const BASE_LOOK: Record<Gender, Look> = {
  F: { hair: 'bob', background: BACKGROUNDS[0], top: TOPS[5], hairColour: HAIR_COLOURS[3], skin: SKINS[0] },
  M: { hair: 'short', background: BACKGROUNDS[3], top: TOPS[2], hairColour: HAIR_COLOURS[2], skin: SKINS[0] },
};
const HAIR_OF: Record<Gender, readonly (keyof typeof HAIR)[]> = { F: ['bob', 'long', 'curl'], M: ['short', 'curl', 'cap'] };

/** FNV-1a: a picture that is drawn anew has the same people. */
function hash(seed: string): number {
  let sum = 0x811c9dc5;
  for (const character of seed) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** A passer-by in a picture of the campus: a variation of the base image. No person's own avatar is drawn so. */
export function lookOf(gender: Gender, seed: string): Look {
  const base = BASE_LOOK[gender];
  const number = hash(seed);
  // Each part reads bits of its own, so that they vary apart from one another.
  const pick = <T>(list: readonly T[], shift: number, otherwise: T): T => list[(number >>> shift) % list.length] ?? otherwise;
  return {
    hair: pick(HAIR_OF[gender], 2, base.hair),
    background: pick(BACKGROUNDS, 6, base.background),
    top: pick(TOPS, 11, base.top),
    hairColour: pick(HAIR_COLOURS, 17, base.hairColour),
    skin: pick(SKINS, 23, base.skin),
  };
}
