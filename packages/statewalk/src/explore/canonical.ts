import { type AnyMachineSnapshot, StateMachine, StateNode } from 'xstate';
import { placeOf } from './anything.ts';
import { hasPrivateFields } from './copy.ts';

/** Values as text: what differs to a machine differs in the text. Plain data is written as JSON, and the order of an object's properties tells nothing. */

/** What cannot be looked into: two of them look alike, though they may differ. */
export interface Opaque {
  /** Where it is, from the whole on: `.jobs[0].result`. */
  readonly at: string;
  readonly value: object;
  readonly what: string;
}

/** The text of a value; `opaque` gets what it contains that cannot be told apart. */
export function textOf(value: unknown, opaque?: Opaque[]): string {
  // Most contexts are plain, and their text is quick.
  return plainTextOf(value, 0) ?? write(value, '', { path: new Map(), opaque, left: OBJECTS_MAX });
}

/** The JSON of plain data, its keys in order; none for the rest. A property that is `undefined` is as one that is missing. */
function plainTextOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value === 'boolean' || (value === undefined && depth === 0)) return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  // Deeper than that, an object may contain itself.
  if (typeof value !== 'object' || depth > 30 || 'toJSON' in value) return undefined;
  const proto = Object.getPrototypeOf(value);
  if (proto === Array.prototype) return plainListOf(value as readonly unknown[], depth);
  if ((proto !== Object.prototype && proto !== null) || Object.getOwnPropertySymbols(value).length > 0) return undefined;
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const each = (value as Readonly<Record<string, unknown>>)[key];
    if (each === undefined) continue;
    const written = plainTextOf(each, depth + 1);
    if (written === undefined) return undefined;
    text += `${text && ','}${JSON.stringify(key)}:${written}`;
  }
  return `{${text}}`;
}

function plainListOf(value: readonly unknown[], depth: number): string | undefined {
  let text = '';
  for (let at = 0; at < value.length; at += 1) {
    const written = plainTextOf(value[at], depth + 1);
    if (written === undefined) return undefined;
    text += `${at > 0 ? ',' : ''}${written}`;
  }
  return `[${text}]`;
}

interface Writing {
  /** What the value is in, and where: an object may contain itself. */
  readonly path: Map<object, string>;
  readonly opaque: Opaque[] | undefined;
  left: number;
}

/** So many objects are written of one value: a client of a server, kept in a context, is a world of its own. */
const OBJECTS_MAX = 20_000;

function write(value: unknown, at: string, writing: Writing): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  const guess = placeOf(value);
  if (guess !== undefined) return `(anything ${guess})`;
  if (typeof value === 'function') return unreadable(value, at, `function ${value.name}`, writing);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '0' : String(value);
  const around = writing.path.get(value);
  if (around !== undefined) return `(as ${around || 'the whole'})`;
  writing.left -= 1;
  if (writing.left < 0) return unreadable(value, at, 'more than can be read', writing);
  writing.path.set(value, at);
  const written = inside(value, at, writing);
  writing.path.delete(value);
  return written;
}

function unreadable(value: object, at: string, what: string, { opaque }: Writing): string {
  opaque?.push({ at, value, what });
  return `(${what})`;
}

function inside(value: object, at: string, writing: Writing): string {
  if (isActor(value)) return `(actor ${JSON.stringify(value.id)})`;
  if (value instanceof StateMachine || value instanceof StateNode) return `(${nameOf(value)} ${JSON.stringify(value.id)})`;
  if (isMachineSnapshot(value)) return `(snapshot ${write([value.value, value.status, value.context, value.output], at, writing)})`;
  if (value instanceof Date) return `(Date ${value.getTime()})`;
  if (value instanceof RegExp) return `(${String(value)})`;
  if (value instanceof Error) return `(${value.name} ${JSON.stringify(value.message)}${ownOf(value, at, writing)})`;
  if (Array.isArray(value)) return `[${value.map((each, index) => write(each, `${at}[${index}]`, writing)).join(',')}]`;
  if (value instanceof Map) {
    const entries = [...value].map(
      ([key, each], index) => `${write(key, `${at} key ${index}`, writing)}=>${write(each, `${at}(${shortly(key)})`, writing)}`,
    );
    return `(${nameOf(value)} ${entries.join(',')})`;
  }
  if (value instanceof Set)
    return `(${nameOf(value)} ${[...value].map((each, index) => write(each, `${at} ${index}`, writing)).join(',')})`;
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet)
    return unreadable(value, at, nameOf(value), writing);
  if (ArrayBuffer.isView(value))
    return `(${nameOf(value)} ${[...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)].join(' ')})`;
  if (value instanceof ArrayBuffer) return `(ArrayBuffer ${[...new Uint8Array(value)].join(' ')})`;
  const proto = Object.getPrototypeOf(value);
  if (proto === null || proto === Object.prototype) return `{${ownOf(value, at, writing)}}`;
  if (hasPrivateFields(value)) unreadable(value, at, nameOf(value), writing);
  return `(${nameOf(value)}${jsonOf(value)} {${ownOf(value, at, writing)}})`;
}

const nameOf = (value: object): string => value.constructor?.name ?? 'Object';
const shortly = (key: unknown): string => (typeof key === 'object' ? '…' : String(key));
const isActor = (value: object): value is { readonly id: unknown } => 'sessionId' in value && 'send' in value && 'id' in value;

const isMachineSnapshot = (value: object): value is AnyMachineSnapshot => 'machine' in value && value.machine instanceof StateMachine;

/** What an instance says of itself, which may be more than its fields. */
function jsonOf(value: object): string {
  if (!('toJSON' in value) || typeof value.toJSON !== 'function') return '';
  try {
    return ` ${JSON.stringify(value.toJSON())}`;
  } catch {
    return '';
  }
}

/** In order: a machine that sets the same properties in another order is where it was. */
const keysOf = (value: object): PropertyKey[] => [
  ...Object.keys(value).sort(),
  ...Object.getOwnPropertySymbols(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key)),
];

function ownOf(value: object, at: string, writing: Writing): string {
  let text = '';
  for (const key of keysOf(value)) {
    const each = (value as Record<PropertyKey, unknown>)[key];
    if (each === undefined) continue;
    text += `${text && ','}${JSON.stringify(String(key))}:${write(each, `${at}.${String(key)}`, writing)}`;
  }
  return text;
}
