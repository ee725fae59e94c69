import { isMachineSnapshot } from 'xstate';
import { z } from 'zod';

/** What JSON can say. */
export const plainSchema = z.json();
export type Plain = z.infer<typeof plainSchema>;

/** An error as it stands in a recording; `replay.ts` makes an error of it again. */
export const ERROR_KEY = '$error';
/** Another machine's snapshot as it stands in a recording: the machine's id under this key, beside `status`, `value` and `context`. */
export const SNAPSHOT_KEY = '$snapshot';

const MAX_DEPTH = 16;

/** A copy of any value as JSON. What JSON has no word for (a file, a function, an actor) is named in square brackets. */
export function toPlain(value: unknown, depth = 0): Plain {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (typeof value !== 'object') return String(value);
  // What refers to itself ends here, too.
  if (depth === MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.map((each) => toPlain(each, depth + 1));
  return special(value, depth) ?? ownFields(value, depth);
}

/** What is not told by its own fields; nothing for an object like any other. */
function special(value: object, depth: number): Plain | undefined {
  if (isMachineSnapshot(value)) {
    const { machine, status, value: state, context, output } = value;
    return { [SNAPSHOT_KEY]: machine.id, ...ownFields({ status, value: state, context, output }, depth) };
  }
  if (value instanceof Error) {
    const { name, message, ...fields } = { ...value, name: value.name, message: value.message };
    return { [ERROR_KEY]: name, message, ...ownFields(fields, depth) };
  }
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map) return [...value].map((pair) => toPlain(pair, depth + 1));
  if (value instanceof Set) return [...value].map((each) => toPlain(each, depth + 1));
  // The name of a file may be a person's.
  if (typeof Blob !== 'undefined' && value instanceof Blob) return `[file of ${value.size} bytes]`;
  if (typeof Node !== 'undefined' && value instanceof Node) return `[${value.nodeName}]`;
  if ('sessionId' in value && 'send' in value) return `[actor ${String('id' in value ? value.id : value.sessionId)}]`;
  return undefined;
}

function ownFields(value: object, depth: number): { [key: string]: Plain } {
  const fields: { [key: string]: Plain } = {};
  for (const [key, each] of Object.entries(value)) if (each !== undefined) fields[key] = toPlain(each, depth + 1);
  return fields;
}
