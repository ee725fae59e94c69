/** Copies of what a machine may change in place: objects, arrays, maps, sets, dates, instances of classes. What else there is stays itself. */

type Seen = Map<object, object>;

const isCopied = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && !isActor(value) && !isBound(value);

const isActor = (value: object): boolean => 'sessionId' in value && 'send' in value;
/** Its inside is not to be had. */
const isBound = (value: object): boolean => value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet;

/** A deep copy. An instance gets its class again, without its constructor being called; what it keeps in `#private` fields is lost. */
export function copyOf<T>(value: T, seen: Seen = new Map()): T {
  if (!isCopied(value)) return value;
  const known = seen.get(value);
  if (known !== undefined) return known as T;
  const copy = emptyLike(value);
  if (copy === undefined) return value;
  seen.set(value, copy);
  fill(copy, value, seen);
  return copy as T;
}

function emptyLike(value: object): object | undefined {
  if (Array.isArray(value)) return [];
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (ArrayBuffer.isView(value)) return 'slice' in value ? (value as Uint8Array).slice() : undefined;
  return hasPrivateFields(value) ? undefined : Object.create(Object.getPrototypeOf(value));
}

function fill(copy: object, from: object, seen: Seen): void {
  if (copy instanceof Map && from instanceof Map) for (const [key, each] of from) copy.set(copyOf(key, seen), copyOf(each, seen));
  if (copy instanceof Set && from instanceof Set) for (const each of from) copy.add(copyOf(each, seen));
  if (ArrayBuffer.isView(from) || from instanceof ArrayBuffer) return;
  for (const key of Reflect.ownKeys(from)) {
    const property = Object.getOwnPropertyDescriptor(from, key);
    if (property === undefined || (Array.isArray(from) && key === 'length')) continue;
    Object.defineProperty(copy, key, 'value' in property ? { ...property, value: copyOf(property.value, seen) } : property);
  }
}

/** Fields that begin with `#`, in the source of its class or of one that it extends. */
export function hasPrivateFields(value: object): boolean {
  for (let proto = Object.getPrototypeOf(value); proto !== null && proto !== Object.prototype; proto = Object.getPrototypeOf(proto)) {
    const source = typeof proto.constructor === 'function' ? Function.prototype.toString.call(proto.constructor) : '';
    if (/^\s*class\b/.test(source) && /(^|[^\w"'`])#[A-Za-z_$]/m.test(source)) return true;
  }
  return false;
}

/** Keeps what objects contain, and puts it back into them. */
export function keep(values: readonly unknown[]): () => void {
  const kept: [object, object][] = [];
  const seen: Seen = new Map();
  for (const value of values) copyOf(value, seen);
  for (const [value, copy] of seen) kept.push([value, copy]);
  // The copies refer to copies; the originals have to refer to originals again.
  const originals = new Map(kept.map(([value, copy]) => [copy, value]));
  const back = (value: unknown): unknown => (typeof value === 'object' && value !== null ? (originals.get(value) ?? value) : value);
  return () => {
    for (const [value, copy] of kept) putBack(value, copy, back);
  };
}

function putBack(value: object, copy: object, back: (value: unknown) => unknown): void {
  if (Object.isFrozen(value)) return;
  if (value instanceof Map && copy instanceof Map) {
    value.clear();
    for (const [key, each] of copy) value.set(back(key), back(each));
  }
  if (value instanceof Set && copy instanceof Set) {
    value.clear();
    for (const each of copy) value.add(back(each));
  }
  if (value instanceof Date && copy instanceof Date) value.setTime(copy.getTime());
  if (Array.isArray(value) && Array.isArray(copy)) value.length = copy.length;
  for (const key of Reflect.ownKeys(value)) if (!(key in copy)) Reflect.deleteProperty(value, key);
  for (const key of Reflect.ownKeys(copy)) {
    const property = Object.getOwnPropertyDescriptor(copy, key);
    if (property !== undefined && 'value' in property && property.writable && !(Array.isArray(value) && key === 'length'))
      Reflect.set(value, key, back(property.value));
  }
}
