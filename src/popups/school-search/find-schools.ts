import { latinOfHangul } from '#contract/values/hangul-keys.ts';
import type { SchoolEntry } from './school-entry.ts';
import type { SchoolIndex } from './school-index.ts';
import { hasHangul, keysOfHangul, typedKeys } from './search-keys.ts';

export interface FoundSchools {
  readonly entries: readonly SchoolEntry[];
  /** More than are shown. */
  readonly hasMore: boolean;
}

/**
 * The first `limit` schools that what is typed finds, the one chosen last before the others: by name, initial consonants, a syllable that is half
 * typed, reading, acronym and mail address; and by the same keys on the other keyboard where nothing else is found (CAMPUS-3).
 */
export function findSchools(index: SchoolIndex, typed: string, last: string | null, limit: number): FoundSchools {
  const found = [...schoolsOf(index, typed, limit + 1)].map((school) => index.entries[school]).filter((entry) => entry !== undefined);
  // The one chosen last stands first, and takes no other's place where it is not among the found.
  const own = typed.trim() === '' ? index.entries.find(({ code }) => code === last) : found.find(({ code }) => code === last);
  const ordered = own === undefined ? found : [own, ...found.filter((entry) => entry !== own)];
  return { entries: ordered.slice(0, limit), hasMore: ordered.length > limit };
}

function schoolsOf(index: SchoolIndex, typed: string, limit: number): Iterable<number> {
  if (typed.trim() === '') return index.entries.slice(0, limit).keys();
  if (/[@.]/.test(typed)) {
    const found = byDomain(index, typed, limit);
    if (found.size > 0) return found;
  }
  const isHangul = hasHangul(typed);
  const found = isHangul ? inHangul(index, keysOfHangul(typed), limit) : inOthers(index, typedKeys(typed), limit);
  if (found.size > 0) return found;
  if (isHangul) return inOthers(index, typedKeys(latinOfHangul(typed)), limit);
  const keys = typed.replace(/\s+/g, '');
  const meant = inHangul(index, keys, limit);
  // Shift doubles a consonant; Caps Lock does not mean it.
  return meant.size > 0 ? meant : inHangul(index, keys.toLowerCase(), limit);
}

function byDomain({ entries }: SchoolIndex, typed: string, limit: number): Set<number> {
  const said = typed
    .slice(typed.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const found = new Set<number>();
  if (said === '') return found;
  for (const [school, { domains }] of entries.entries()) {
    if (domains.some((domain) => domain.startsWith(said) || said.endsWith(`.${domain}`))) found.add(school);
    if (found.size === limit) break;
  }
  return found;
}

function inOthers({ others }: SchoolIndex, keys: string, limit: number): Set<number> {
  return collect(others, keys, limit, ({ text, from }) => text.startsWith(keys, from));
}

function inHangul({ hangul }: SchoolIndex, keys: string, limit: number): Set<number> {
  return collect(hangul, keys, limit, ({ text, from }) => isTypedBy(keys, 0, text, from));
}

function collect<Place extends { readonly school: number }>(
  ranks: readonly ReadonlyMap<string, readonly Place[]>[],
  keys: string,
  limit: number,
  matches: (place: Place) => boolean,
): Set<number> {
  const found = new Set<number>();
  for (const places of ranks) {
    for (const place of places.get(keys[0] ?? '') ?? []) {
      if (found.size === limit) return found;
      if (matches(place)) found.add(place.school);
    }
  }
  return found;
}

/**
 * Do the keys type these syllables from here on, each whole or by its initial consonant, the last one as far as it is typed? A consonant that the
 * keyboard took for the end of a syllable is the beginning of the next one.
 */
function isTypedBy(keys: string, at: number, syllables: readonly string[], from: number): boolean {
  if (at === keys.length) return true;
  const syllable = syllables[from];
  if (syllable === undefined) return false;
  let common = 0;
  while (common < syllable.length && syllable[common] === keys[at + common]) common += 1;
  if (common === 0) return false;
  if (at + common === keys.length) return true;
  if (common === syllable.length && isTypedBy(keys, at + common, syllables, from + 1)) return true;
  return isTypedBy(keys, at + 1, syllables, from + 1);
}
