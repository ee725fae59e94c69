import type { SchoolEntry } from './school-entry.ts';
import { hangulUnits, hasHangul, wordsOf } from './search-keys.ts';

/** A place in a name at which a search may begin: one of the name's words, or a letter within. */
interface Place<Text> {
  /** Place of the school in the list. */
  readonly school: number;
  readonly text: Text;
  readonly from: number;
}

/** Places by the first key: at the beginning of a name, of a later word, and within a word. Each is tried where those before it found too little. */
type Ranks<Text> = readonly [Places<Text>, Places<Text>, Places<Text>];
type Places<Text> = Map<string, Place<Text>[]>;

export interface SchoolIndex {
  readonly entries: readonly SchoolEntry[];
  /** Names in Hangul, by syllables of keys. */
  readonly hangul: Ranks<readonly string[]>;
  /** All other names and readings. */
  readonly others: Ranks<string>;
}

/** Words of a name that no acronym has. */
const SMALL_WORDS = ['of', 'the', 'and', 'for', 'in', 'at'];
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** All that a list is searched by, made once: a key then looks at few places, however long the list is (CAMPUS-3). */
export function schoolIndex(entries: readonly SchoolEntry[]): SchoolIndex {
  const hangul: Ranks<readonly string[]> = [new Map(), new Map(), new Map()];
  const others: Ranks<string> = [new Map(), new Map(), new Map()];
  entries.forEach(({ terms, domains }, school) => {
    for (const term of terms) {
      if (hasHangul(term)) addHangul(hangul, school, term);
      else addOther(others, school, term);
    }
    for (const domain of domains) addOther(others, school, domain.split('.')[0] ?? '');
  });
  return { entries, hangul, others };
}

function addHangul(ranks: Ranks<readonly string[]>, school: number, term: string): void {
  const words = term.split(/\s+/).map(hangulUnits);
  const text = words.flat();
  let from = 0;
  for (const [index, word] of words.entries()) {
    for (let within = 0; within < word.length; within += 1) {
      const rank = within > 0 ? 2 : index > 0 ? 1 : 0;
      add(ranks[rank], text[from + within]?.[0], { school, text, from: from + within });
    }
    from += word.length;
  }
}

function addOther(ranks: Ranks<string>, school: number, term: string): void {
  const words = wordsOf(term);
  const text = words.join('');
  let from = 0;
  for (const [index, word] of words.entries()) {
    add(ranks[index > 0 ? 1 : 0], word[0], { school, text, from });
    if (WITHOUT_SPACES.test(word))
      for (let within = 1; within < word.length; within += 1) add(ranks[2], word[within], { school, text, from: from + within });
    from += word.length;
  }
  const capitals = words.filter((word) => !SMALL_WORDS.includes(word)).map((word) => word[0] ?? '');
  if (capitals.length > 1) add(ranks[0], capitals[0], { school, text: capitals.join(''), from: 0 });
}

function add<Text>(places: Places<Text>, key: string | undefined, place: Place<Text>): void {
  if (key === undefined) return;
  const there = places.get(key);
  if (there === undefined) places.set(key, [place]);
  else there.push(place);
}
