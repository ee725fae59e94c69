import * as z from 'zod/mini';
import { CALLS, type Call, type CallName } from '#contract/calls.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What a page that was loaded from a release sends, and reads of the answer. */
export interface ReleasedCall {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body: string;
  /** JSON Schema; absent where nothing is sent as JSON. */
  readonly request?: Schema | undefined;
  readonly data: Schema;
}

export type Released = Readonly<Record<string, ReleasedCall>>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

export const shapesOf = (calls: Readonly<Record<string, Call>> = CALLS): Released =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, token, body, request, data }]) => [
      name,
      {
        method,
        path,
        token,
        body,
        ...(body === 'json' ? { request: schemaOf(request, 'input') } : {}),
        data: schemaOf(data, 'output'),
      },
    ]),
  );

const STRICTNESS = ['none', 'optional', 'required'];

/** Why a page of the release could not go on with today's server; in words, empty when it can. */
export function incompatibilities(released: Released, today: Released): readonly string[] {
  return Object.entries(released).flatMap(([name, before]) => {
    const now = today[name as CallName];
    if (now === undefined) return [`${name} is gone`];
    const same = (['method', 'path', 'body'] as const).flatMap((field) =>
      before[field] === now[field] ? [] : [`${name}: ${field} was ${before[field]}, is ${now[field]}`],
    );
    const token =
      STRICTNESS.indexOf(now.token) > STRICTNESS.indexOf(before.token) ? [`${name}: asks for a token that was ${before.token}`] : [];
    return [
      ...same,
      ...token,
      ...(before.request === undefined ? [] : narrowed(`${name} request`, before.request, now.request ?? {})),
      ...narrowed(`${name} data`, now.data, before.data),
    ];
  });
}

/**
 * Whether everything that `given` describes is taken by `taken`: of a request what pages send by what the server reads, of an answer the other
 * way round. What is read beyond what is given must be optional; what is given beyond what is read only matters where a schema is strict.
 */
function narrowed(at: string, given: Schema, taken: Schema): readonly string[] {
  const [from, to] = [propertiesOf(given), propertiesOf(taken)];
  if (from === undefined || to === undefined) return isTaken(given, taken) ? [] : [`${at}: ${text(given)} is not taken by ${text(taken)}`];
  const [always, needed] = [given.required, taken.required].map((names) => (Array.isArray(names) ? (names as string[]) : []));
  const lacking = (needed ?? []).filter((name) => !always?.includes(name)).map((name) => `${at}.${name} is needed, and may be missing`);
  const unknown = taken.additionalProperties === false && at.endsWith('request') ? Object.keys(from).filter((name) => !(name in to)) : [];
  const inside = Object.entries(from).flatMap(([name, schema]) => {
    const other = to[name];
    return other === undefined ? [] : narrowed(`${at}.${name}`, schema, other);
  });
  return [...lacking, ...unknown.map((name) => `${at}.${name} is not taken any more`), ...inside];
}

function isTaken(given: Schema, taken: Schema): boolean {
  if (text(given) === text(taken) || text(taken) === '{}') return true;
  const [from, to] = [alternatives(given), alternatives(taken)];
  if (from.length > 1 || to.length > 1) return from.every((one) => to.some((other) => isTaken(one, other)));
  if (Array.isArray(taken.enum)) return Array.isArray(given.enum) && given.enum.every((value) => (taken.enum as unknown[]).includes(value));
  if (typeof given.items === 'object' && typeof taken.items === 'object')
    return narrowed('item', given.items as Schema, taken.items as Schema).length === 0 && bounds(given, taken);
  return (
    (given.type === taken.type || (given.type === 'integer' && taken.type === 'number')) &&
    given.pattern === taken.pattern &&
    bounds(given, taken)
  );
}

const alternatives = (schema: Schema): readonly Schema[] => (Array.isArray(schema.anyOf) ? (schema.anyOf as Schema[]) : [schema]);

/** Bounds of what is given lie within those of what is taken. */
const bounds = (given: Schema, taken: Schema): boolean =>
  ['maxLength', 'maximum', 'maxItems'].every((name) => Number(given[name] ?? Infinity) <= Number(taken[name] ?? Infinity)) &&
  ['minLength', 'minimum', 'minItems'].every((name) => Number(given[name] ?? -Infinity) >= Number(taken[name] ?? -Infinity));

const propertiesOf = ({ properties }: Schema) => properties as Readonly<Record<string, Schema>> | undefined;
const text = (schema: Schema): string => JSON.stringify(schema);
