import type { Language } from '#contract/languages.ts';
import { IS_REST } from '#tests/support/part.ts';
import type { THEMES } from './checks.ts';

type Theme = (typeof THEMES)[number];

export interface Combination {
  readonly theme: Theme;
  readonly language: Language;
}

/** Set by `npm run tools -- sweep`. */
export const IS_WHOLE_MATRIX = process.env.SWEEP === 'whole';

/**
 * What a state is seen in by both commands together: each language once and each theme at least once, or (`npm run tools -- sweep`) everything with
 * everything. Two states that follow one another are each other's negative, so that each language is seen in both themes all along; and each
 * begins with the theme that the one before ended with, because a switch costs more than a look.
 */
export function combinationsOf(index: number): Combination[] {
  const [first, second]: readonly [Theme, Theme] = index % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
  const all: Combination[] = [
    { theme: first, language: 'ko' },
    { theme: first, language: 'ja' },
    { theme: second, language: 'en' },
  ];
  if (!IS_WHOLE_MATRIX) return all;
  return [
    ...all.slice(0, 2),
    { theme: first, language: 'en' },
    { theme: second, language: 'ko' },
    { theme: second, language: 'ja' },
    ...all.slice(2),
  ];
}

/** What one command sees of it: `npm test` one language a state, another for the next one; the rest sees the others. */
export function seenOf(index: number): Combination[] {
  const all = combinationsOf(index);
  if (IS_WHOLE_MATRIX) return all;
  return all.filter((_, at) => (at === Math.floor(index / 2) % all.length) !== IS_REST);
}
