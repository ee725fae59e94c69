import { anything } from './anything.ts';
import { textOf } from './canonical.ts';
import type { Shape } from './shape.ts';
import type { Words } from './words-in-code.ts';

/** Chooses one of so many values for a place (`order.items`). */
type Choose = (place: string, count: number) => number;

/** So many values stand before those that code compares with. */
const PLAIN = 3;

/**
 * Values of a shape: one with something everywhere, one with as little as may be, one with as much; then each value of each place with the others as
 * in the first two.
 * @param most so many are given
 */
export function samplesOf(shape: Shape, place: string, words: Words, most: number): readonly unknown[] {
  const counts = new Map<string, number>();
  const samples = new Map<string, unknown>();
  const add = (choose: Choose) => {
    const made = valueBy(shape, place, words, (at, count) => {
      if (count > 1) counts.set(at, Math.max(count, counts.get(at) ?? 0));
      return Math.min(choose(at, count), count - 1);
    });
    if (samples.size < most) samples.set(textOf(made), made);
  };
  const [bare, full, other, last]: readonly Choose[] = [() => 0, () => 1, () => 2, (_, count) => count - 1];
  for (const choose of [full, bare, last, other]) if (choose !== undefined) add(choose);
  // What a shape has anywhere comes before what code compares with.
  for (const isPlain of [true, false])
    for (const base of [1, 0])
      for (const [changed, count] of counts)
        for (let at = 0; at < count && samples.size < most; at += 1)
          if (at < PLAIN === isPlain) add((each) => (each === changed ? at : base));
  return [...samples.values()];
}

function valueBy(shape: Shape, place: string, words: Words, choose: Choose): unknown {
  const oneOf = <T>(values: readonly T[]): T => values[choose(place, values.length)] as T;
  const inside = (each: Shape, name: string) => valueBy(each, name === '' ? place : `${place}.${name}`, words, choose);
  switch (shape.kind) {
    case 'values':
      return oneOf(shape.values);
    case 'text':
      return oneOf([
        ...new Set([
          '',
          ...examplesOf(shape.of),
          ...wordsFor(shape.of, words, words.texts),
          ...words.lengths.map((each) => 'a'.repeat(each)),
        ]),
      ]);
    case 'number':
      return oneOf([...new Set([0, 1, ...wordsFor(shape.of, words, words.numbers)])]);
    case 'bigint':
      return oneOf([0n, 1n]);
    case 'date':
      return new Date(oneOf([0, 86_400_000]));
    case 'error':
      return new Error('a failure');
    case 'map':
      return new Map();
    case 'set':
      return new Set();
    case 'record':
      return {};
    case 'list':
      return Array.from({ length: oneOf([0, 1, ...words.lengths]) }, () => inside(shape.of, '0'));
    case 'tuple':
      return shape.of.map((each, at) => inside(each, String(at)));
    case 'oneOf': {
      const at = choose(place, shape.of.length);
      const chosen = shape.of[at];
      return chosen && inside(chosen, `<${at}>`);
    }
    case 'object': {
      const given = shape.of.filter(({ name, isOptional }) => !isOptional || choose(`${place}.${name}?`, 2) === 1);
      return Object.fromEntries(given.map((each) => [each.name, inside(each.shape, each.name)]));
    }
    case 'anything':
      return anything(place.replaceAll(/\.<\d+>/g, ''), {}, choose(place, 2) === 0 ? 0 : 1);
  }
}

/** A value with which another property is compared is none of this one's. */
const wordsFor = <T>(property: string, { compared }: Words, all: readonly T[]): readonly T[] =>
  all.filter((word) => {
    const places = compared.filter(({ value }) => value === word);
    return places.length === 0 || places.some((each) => each.property === property);
  });

/** Two texts as the property may have them, since some must differ. */
function examplesOf(property: string): readonly [string, string] {
  if (/e-?mail/i.test(property)) return ['a@b.example', 'c@b.example'];
  if (/url|href|link/i.test(property)) return ['https://a.example/', 'https://b.example/'];
  return /date|time$|[a-z]At$/.test(property) ? ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'] : ['a', 'b'];
}
