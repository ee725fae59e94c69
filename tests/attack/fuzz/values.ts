import fc from 'fast-check';
import { SAMPLES } from '#tests/support/samples.ts';
import type { Schema } from './operations.ts';

/** Text that has broken servers: of databases, markup, headers, paths, Unicode and JavaScript's objects. */
const HOSTILE_TEXT: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u2066',
  '👩‍👩‍👧‍👦'.repeat(9),
  'e\u0301'.repeat(40),
  '마당',
  '\u212aim',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  "'; drop table users; --",
  '%00%0d%0a',
  '\r\nSet-Cookie: a=b',
  '../../../etc/passwd',
  '__proto__',
  '{{strangersEmail}}',
  '{{strangersEmail}}\r\nBcc: a@b.kr',
  'x'.repeat(300),
  'ab\u3000'.repeat(2000),
];

/** Half a surrogate pair, which only JSON can send, replaced. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXT) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Values of another type, or far out of range. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 99, 100, 2 ** 53, 1e308, [], {}, [[]], { $ne: null }, ['a', 'a']),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** What a sender holds, by the field that takes it. */
const HOLDINGS: Readonly<Record<string, readonly string[]>> = {
  authId: ['{{email}}', '{{ticket}}', '{{joinedTicket}}', '{{strangersEmail}}'],
  authWay: ['{{email}}', '{{strangersEmail}}'],
  sqncNum: ['{{proof}}', '{{ownProof}}'],
  authCode: ['{{authCode}}'],
  code: ['{{partnerCode}}', '{{ticket}}'],
  pswd: ['spring-2026!'],
  clntId: ['{{clientId}}'],
  client_id: ['{{clientId}}'],
  client_secret: ['{{clientSecret}}'],
  redrUri: ['{{redirectUri}}'],
  redirect_uri: ['{{redirectUri}}'],
  ncknm: ['마당사람', 'Minji'],
};

/** Values that the contract's samples have in a field of this name. */
function sampled(name: string): readonly unknown[] {
  const payloads: readonly unknown[] = Object.values(SAMPLES).map(({ payload }) => payload);
  return payloads.flatMap((payload) => {
    const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
    return value === undefined ? [] : [value];
  });
}

/** Values that fit a schema; those that a person would send as often as arbitrary ones. `name`: the field that they are for. */
export function fitting(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const known = [...(HOLDINGS[name] ?? []), ...sampled(name)];
  const arbitrary = anyFitting(schema);
  return known.length === 0 ? arbitrary : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary });
}

function anyFitting(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const { maxLength = 5000 } = schema;
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: schema.maxItems ?? 5 });
    case 'object':
      return fields(schema).map((entries) => Object.fromEntries(entries));
    default:
      return hostileText.map((text) => text.slice(0, maxLength));
  }
}

export type Entries = readonly (readonly [name: string, value: unknown])[];

const fields = ({ properties = {} }: Schema): fc.Arbitrary<Entries> =>
  fc.tuple(...Object.entries(properties).map(([name, schema]) => fitting(schema, name).map((value) => [name, value] as const)));

const EXTRA = [
  'isAdmin',
  '__proto__',
  'constructor',
  'toString',
  'user_id',
  'uvrs_pont',
  'userType',
  'x'.repeat(2000),
  '<b>',
  '\u202e',
  '',
  'a\0',
];

/**
 * Fields that fit a schema, or nearly: one is of another type, missing, twice there, or one too many.
 * @param coherent bodies whose values belong together, every second one to begin with
 */
export function nearlyFitting(schema: Schema, coherent: readonly Entries[]): fc.Arbitrary<Entries> {
  const whole = coherent.length === 0 ? fields(schema) : fc.oneof(fc.constantFrom(...coherent), fields(schema));
  const one = fc.nat({ max: Math.max(0, Object.keys(schema.properties ?? {}).length - 1) });
  const changed = fc.tuple(whole, one, hostileValue);
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    {
      weight: 4,
      arbitrary: changed.map(([entries, at, value]) => entries.map(([name, old], index) => [name, index === at ? value : old] as const)),
    },
    { weight: 1, arbitrary: changed.map(([entries, at]) => entries.filter((_, index) => index !== at)) },
    { weight: 1, arbitrary: changed.map(([entries, at, value]) => [...entries, [entries[at]?.[0] ?? 'a', value] as const]) },
    {
      weight: 1,
      arbitrary: fc.tuple(changed, fc.constantFrom(...EXTRA)).map(([[entries, , value], name]) => [...entries, [name, value] as const]),
    },
  );
}

/** What has broken servers most often, one for each way to break. */
const SPOILING: readonly unknown[] = ['a\0b', '\ud800', 'x'.repeat(5000), { $ne: null }, null];

/** The same fields over and over, each time with another one spoiled. */
export const spoiled = (entries: Entries): readonly Entries[] =>
  entries.flatMap((_, at) => SPOILING.map((value) => entries.map(([name, old], index) => [name, index === at ? value : old] as const)));
