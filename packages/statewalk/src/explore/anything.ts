/** Values that stand for data of which nothing is known: whatever is asked of one is such a value again; it counts as 0 and an empty text, or as 1. */

export interface Asked {
  isAsked: boolean;
  /** Its text, where one is asked for. */
  text?: string;
}

interface Known {
  readonly place: string;
  /** The same of all that is asked of one value. */
  readonly asked: Asked;
}

const known = new WeakMap<object, Known>();
/** Deeper than that all are the same. */
const DEPTH_MAX = 4;
/** So often may one step read: a loop that goes from one to the next has no end. */
const READS_MAX = 100_000;
let reads = 0;

/** A step begins. */
export const forgetReads = (): void => {
  reads = 0;
};

/** Modules that are not there have such values in their place: has anything looked at one? */
export const OF_MODULES: Asked = { isAsked: false, text: '1' };

type Amount = 0 | 1;

const itself = (amount: Amount): Readonly<Record<PropertyKey, unknown>> => ({
  // It is no promise, and no array's methods are to be spread.
  // biome-ignore lint/suspicious/noThenProperty: it says that there is none.
  then: undefined,
  toJSON: () => '(anything)',
  toString: () => (amount === 0 ? '' : '1'),
  valueOf: () => amount,
  // What is added to a number has to stay one: `0 + ''` is a text.
  [Symbol.toPrimitive]: (hint: string) => (amount === 0 ? (hint === 'number' ? 0 : '') : hint === 'string' ? '1' : 1),
  [Symbol.toStringTag]: 'Anything',
  [Symbol.iterator]: function* () {},
  [Symbol.asyncIterator]: undefined,
  [Symbol.isConcatSpreadable]: undefined,
});

const ITSELF = { 0: itself(0), 1: itself(1) } as const;

/** The place of such a value in the whole (`event.user.name`); nothing for any other value. */
export const placeOf = (value: unknown): string | undefined => knownOf(value)?.place;

/** Has the machine looked at the data for which such a value stands? */
export const wasAsked = (value: unknown): boolean => knownOf(value)?.asked.isAsked === true;

const knownOf = (value: unknown): Known | undefined =>
  (typeof value === 'object' || typeof value === 'function') && value !== null ? known.get(value) : undefined;

/** What is read of a value that is only handed on, or shown. */
const PASSING: ReadonlySet<PropertyKey> = new Set(['then', 'toJSON', Symbol.toStringTag]);

const TEXTUAL: ReadonlySet<PropertyKey> = new Set(['toString', Symbol.toPrimitive]);

export const anything = (
  place: string,
  given: Readonly<Record<string, unknown>> = {},
  amount: Amount = 0,
  asked: Asked = { isAsked: false },
): object => make(place, { given, amount, asked }, 0);

interface Making extends Pick<Known, 'asked'> {
  readonly given: Readonly<Record<string, unknown>>;
  readonly amount: Amount;
}

/** A function that can be called, made with `new`, and extended, and that has no property that cannot be told otherwise. */
const blank = (): object => function blank() {}.bind(undefined);

function make(place: string, { given, amount, asked }: Making, depth: number): object {
  const inner = { given: {}, amount, asked };
  const below = new Map<PropertyKey, unknown>();
  const made: object = new Proxy(blank(), {
    get(_target, key) {
      // To be written down is no reading: thousands of contexts are.
      if (!PASSING.has(key)) reads += 1;
      if (reads > READS_MAX) {
        reads = 0;
        throw new Error(`${place} is read without end`);
      }
      if (Object.hasOwn(given, key)) return given[key as string];
      if (!PASSING.has(key)) asked.isAsked = true;
      if (asked.text !== undefined && TEXTUAL.has(key)) return (hint: string) => (hint === 'number' ? amount : asked.text);
      if (key in ITSELF[amount]) return ITSELF[amount][key];
      if (typeof key === 'symbol') return undefined;
      if (depth >= DEPTH_MAX) return made;
      if (!below.has(key)) below.set(key, make(`${place}.${key}`, inner, depth + 1));
      return below.get(key);
    },
    apply: () => (depth >= DEPTH_MAX ? made : make(`${place}()`, inner, depth + 1)),
    construct: (_target, _values, by: object) =>
      by === made ? make(`new ${place}()`, inner, depth + 1) : (Reflect.construct(Object, [], by as () => void) as object),
    ownKeys: () => Object.keys(given),
    getOwnPropertyDescriptor: (_target, key) =>
      Object.hasOwn(given, key) ? { value: given[key as string], enumerable: true, configurable: true, writable: true } : undefined,
    has: (_target, key) => Object.hasOwn(given, key),
    set: () => true,
    deleteProperty: () => true,
  });
  known.set(made, { place: amount === 0 ? place : `${place} = ${amount}`, asked });
  return made;
}

/** An event without data that notes whether some was asked for. */
export function watched(type: string, onRead: () => void): { readonly type: string } {
  return new Proxy(
    { type },
    {
      get(target, key) {
        if (typeof key === 'string' && !(key in target) && !(key in ITSELF[0])) onRead();
        return Reflect.get(target, key);
      },
    },
  );
}
