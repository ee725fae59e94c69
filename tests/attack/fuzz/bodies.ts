import fc from 'fast-check';
import { imageForm } from '#server/tests/support/people.ts';
import type { Schema } from './operations.ts';
import { type Entries, hostileText, nearlyFitting, wellFormed } from './values.ts';

export interface SentBody {
  readonly text: string;
  readonly type: string;
  readonly isBinary?: boolean;
}

/** Written by hand, so that a name may come twice, or be one that objects have. */
const jsonOf = (entries: Entries): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;

/** Nested as deep as a body may be long, and a little longer. */
const DEEP = ['['.repeat(30_000) + ']'.repeat(30_000), `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, '['.repeat(66_000)];

const NO_OBJECT = [
  '',
  'null',
  '[]',
  '"text"',
  '7',
  '{',
  '{"a":1',
  '{"a":1}}',
  "{'a':1}",
  '\ufeff{}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  'a=b&c=d',
  `{"a":"${'x'.repeat(70_000)}"}`,
  ...DEEP,
];

const JSON_TYPES = [
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json, application/json',
  'application/json;charset=utf-16',
];
const OTHER_TYPES = [
  '',
  'text/plain',
  'application/jsonx',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/html; charset=<script>',
  'application/xml',
];

const jsonBody = (schema: Schema, coherent: readonly Entries[]): fc.Arbitrary<SentBody> =>
  fc.record({
    text: fc.oneof(
      { weight: 12, arbitrary: nearlyFitting(schema, coherent).map(jsonOf) },
      { weight: 2, arbitrary: fc.constantFrom(...NO_OBJECT) },
      { weight: 1, arbitrary: hostileText },
    ),
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...JSON_TYPES) },
      { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
    ),
  });

const formOf = (entries: Entries): string =>
  new URLSearchParams(entries.map(([name, value]) => [name, typeof value === 'string' ? wellFormed(value) : JSON.stringify(value)]))
    .toString()
    // What stands for what the sender has is still to be found.
    .replaceAll(/%7B%7B(\w+)%7D%7D/g, '{{$1}}');

const FORM_TYPE = 'application/x-www-form-urlencoded';
const NO_FORM = ['', '=', '&&&', '%', '%ff%fe', 'code', 'code=%00', 'a[b]=c', `code=${'x'.repeat(20_000)}`, '__proto__=a', 'code=a&code=b'];

const formBody = (schema: Schema, coherent: readonly Entries[]): fc.Arbitrary<SentBody> =>
  fc.record({
    text: fc.oneof(
      { weight: 6, arbitrary: nearlyFitting(schema, coherent).map(formOf) },
      { weight: 1, arbitrary: fc.constantFrom(...NO_FORM) },
    ),
    type: fc.oneof(
      { weight: 8, arbitrary: fc.constant(FORM_TYPE) },
      { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES, 'application/json') },
    ),
  });

const IMAGE = Buffer.from(await (imageForm('me.png').get('prflImg') as File).arrayBuffer()).toString('latin1');
const PNG_HEAD = '\x89PNG\r\n\x1a\n';
const JPG_HEAD = '\xff\xd8\xff\xe0\0\x10JFIF\0';
const FILE_NAMES = [
  'me.png',
  'me.JPG',
  'me.jpeg',
  '../../a.png',
  'a.png\0.svg',
  'a.svg',
  'x'.repeat(300),
  '<b>.png',
  '',
  'a.png.html',
  '.png',
];

interface Part {
  readonly field: string;
  readonly name: string;
  readonly head: string;
  readonly size: number;
}

/** What may stand in a quoted file name of a part (HTML, 4.10.22.8). */
const quoted = (text: string): string => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const multipartOf = (parts: readonly Part[], isCut: boolean): string => {
  const written = parts.map(
    ({ field, name, head, size }) =>
      `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${quoted(name)}"\r\nContent-Type: image/png\r\n\r\n${head}${'\0'.repeat(size)}\r\n`,
  );
  return `${written.join('')}${isCut ? '' : '--edge--\r\n'}`;
};

const part: fc.Arbitrary<Part> = fc.record({
  field: fc.oneof({ weight: 5, arbitrary: fc.constant('prflImg') }, { weight: 1, arbitrary: fc.constantFrom('', 'other', '__proto__') }),
  name: fc.constantFrom(...FILE_NAMES),
  head: fc.constantFrom(
    IMAGE,
    PNG_HEAD,
    JPG_HEAD,
    'GIF89a',
    '<svg onload=alert(1)>',
    '',
    `${PNG_HEAD}\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\x08\x02\0\0\0`,
  ),
  size: fc.constantFrom(0, 1, 400, 70_000),
});

const multipartBody: fc.Arbitrary<SentBody> = fc.record({
  text: fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(
          fc.array(part, { minLength: 1, maxLength: 2 }),
          fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
        )
        .map(([parts, isCut]) => multipartOf(parts, isCut)),
    },
    { weight: 2, arbitrary: fc.constantFrom('', '--edge--', '--edge', '{}', '--edge\r\n\r\n--edge--') },
  ),
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constant('multipart/form-data; boundary=edge') },
    { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES, 'application/json') },
  ),
  isBinary: fc.constant(true),
});

/** A body of this media type that fits the schema, nearly fits, or is none; `coherent` as for `nearlyFitting`. */
export function bodyFor(type: string, schema: Schema, coherent: readonly Entries[]): fc.Arbitrary<SentBody> {
  switch (type) {
    case 'application/json':
      return jsonBody(schema, coherent);
    case FORM_TYPE:
      return formBody(schema, coherent);
    case 'multipart/form-data':
      return multipartBody;
    default:
      throw new Error(`no bodies are made for ${type}`);
  }
}

const IMAGE_BODY: SentBody = {
  text: multipartOf([{ field: 'prflImg', name: 'me.png', head: IMAGE, size: 0 }], false),
  type: 'multipart/form-data; boundary=edge',
  isBinary: true,
};

/** Bodies of this media type with these fields; where it is for a file, one with an image. */
export function certainBodies(type: string | undefined, bodies: readonly Entries[]): readonly SentBody[] {
  switch (type) {
    case 'application/json':
      return bodies.map((entries) => ({ text: jsonOf(entries), type }));
    case FORM_TYPE:
      return bodies.map((entries) => ({ text: formOf(entries), type }));
    case 'multipart/form-data':
      return [IMAGE_BODY];
    default:
      return [];
  }
}
