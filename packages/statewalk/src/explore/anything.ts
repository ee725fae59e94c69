/** Values that stand for data of which nothing is known: whatever is asked of one is such a value again, as text it is empty, as a number 0. */

const known = new WeakMap<object, string>();
/** Deeper than that all are the same. */
const DEPTH_MAX = 4;
/** A loop that goes from one to the next has no end. */
const READS_MAX = 100_000;
let reads = 0;

const ITSELF: Readonly<Record<PropertyKey, unknown>> = {
  // It is no promise, and no array's methods are to be spread.
  // biome-ignore lint/suspicious/noThenProperty: it says that there is none.
  then: undefined,
  toJSON: () => '(anything)',
  toString: () => '',
  valueOf: () => 0,
  [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 0 : ''),
  [Symbol.toStringTag]: 'Anything',
  [Symbol.iterator]: function* () {},
  [Symbol.asyncIterator]: undefined,
  [Symbol.isConcatSpreadable]: undefined,
};

/** The place of such a value in the whole (`event.user.name`); nothing for any other value. */
export const placeOf = (value: unknown): string | undefined =>
  (typeof value === 'object' || typeof value === 'function') && value !== null ? known.get(value) : undefined;

export function anything(place: string, given: Readonly<Record<string, unknown>> = {}, depth = 0): object {
  const below = new Map<PropertyKey, unknown>();
  const made: object = new Proxy(() => undefined, {
    get(_target, key) {
      reads += 1;
      if (reads > READS_MAX) {
        reads = 0;
        throw new Error(`${place} is read without end`);
      }
      if (Object.hasOwn(given, key)) return given[key as string];
      if (key in ITSELF) return ITSELF[key];
      if (typeof key === 'symbol') return undefined;
      if (depth >= DEPTH_MAX) return made;
      if (!below.has(key)) below.set(key, anything(`${place}.${key}`, {}, depth + 1));
      return below.get(key);
    },
    apply: () => (depth >= DEPTH_MAX ? made : anything(`${place}()`, {}, depth + 1)),
    ownKeys: () => Object.keys(given),
    getOwnPropertyDescriptor: (_target, key) =>
      Object.hasOwn(given, key) ? { value: given[key as string], enumerable: true, configurable: true, writable: true } : undefined,
    has: (_target, key) => Object.hasOwn(given, key),
    set: () => true,
    deleteProperty: () => true,
  });
  known.set(made, place);
  return made;
}

/** An event without data that notes whether some was asked for. */
export function watched(type: string, onRead: () => void): { readonly type: string } {
  return new Proxy(
    { type },
    {
      get(target, key) {
        if (typeof key === 'string' && !(key in target) && !(key in ITSELF)) onRead();
        return Reflect.get(target, key);
      },
    },
  );
}
