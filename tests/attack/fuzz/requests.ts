import fc from 'fast-check';
import type { Attack, Sender } from './attack.ts';
import { bodyFor, certainBodies, type SentBody } from './bodies.ts';
import { coherentOf } from './coherent.ts';
import type { Operation } from './operations.ts';
import { fitting, hostileText, spoiled, wellFormed } from './values.ts';

type Header = readonly [name: string, value: string];

/** What `Headers` takes: bytes without a line end or NUL. */
const headerText = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\0\r\n]/g, '')
    .slice(0, 4000);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
/** Outside of the API only these are the server's: any other method reads a page of the site, which the target does not serve. */
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const QUERIES = ['', '?a=b', '?a=b&a=c', '?__proto__=a', '?%', '?%00', '?%ff=%fe', '?state=<script>', `?${'x'.repeat(4000)}`];
export const FOREIGN_ORIGIN = 'https://evil.example';

const mostly = <Value>(usual: Value, others: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });

const headerValue = (value: unknown): string => headerText(typeof value === 'string' ? value : JSON.stringify(value));

const authorization = (sender: Sender): fc.Arbitrary<readonly Header[]> =>
  mostly<readonly Header[]>(
    sender === 'visitor' ? [] : [['Authorization', 'Bearer {{token}}']],
    fc.oneof(
      fc.constantFrom<readonly Header[]>(
        [],
        [['Authorization', 'Bearer made-up']],
        [['Authorization', 'Bearer {{partnerToken}}']],
        [['Authorization', 'Basic ZGVtby1wYXJ0bmVyOmE=']],
        [['Authorization', 'Basic JWZm']],
        [
          ['Authorization', 'Bearer {{token}}'],
          ['Authorization', 'Bearer made-up'],
        ],
      ),
      hostileText.map((text): readonly Header[] => [['Authorization', headerText(`Bearer ${text}`)]]),
    ),
  );

const cookie: fc.Arbitrary<readonly Header[]> = mostly<readonly Header[]>(
  [['Cookie', '{{cookie}}']],
  fc.oneof(
    fc.constantFrom<readonly Header[]>(
      [],
      [['Cookie', '{{cookie}}; {{cookie}}']],
      [['Cookie', 'madang_visit=a.b; madang_refresh=a.b']],
      [['Cookie', ';;=;a;=b']],
    ),
    hostileText.map((text): readonly Header[] => [['Cookie', headerText(`madang_visit=${text}`)]]),
  ),
);

const around: fc.Arbitrary<readonly Header[]> = mostly<readonly Header[]>(
  [['X-Requested-With', 'madang']],
  fc.oneof(
    fc.constantFrom<readonly Header[]>(
      [],
      [['Origin', FOREIGN_ORIGIN]],
      [['Origin', 'null']],
      [['Sec-Fetch-Site', 'cross-site']],
      [['X-Forwarded-For', '127.0.0.1, <b>']],
      [['X-HTTP-Method-Override', 'DELETE']],
      [['Content-Length', '-1']],
    ),
    hostileText.map((text): readonly Header[] => [
      ['Accept-Language', headerText(text)],
      ['X-Request-Id', headerText(text)],
    ]),
  ),
);

const described = ({ parameters }: Operation): fc.Arbitrary<readonly Header[]> =>
  fc
    .tuple(
      ...parameters
        .filter((parameter) => parameter.in === 'header')
        .map(({ name, schema }) => mostly<unknown>(undefined, fc.oneof(fitting(schema), hostileText)).map((value) => ({ name, value }))),
    )
    .map((sent) => sent.flatMap(({ name, value }): readonly Header[] => (value === undefined ? [] : [[name, headerValue(value)]])));

function address({ path, parameters }: Operation): fc.Arbitrary<string> {
  const valued = parameters
    .filter((parameter) => parameter.in !== 'header')
    .map((parameter) => fc.tuple(fc.constant(parameter), mostlyFitting(fitting(parameter.schema))));
  const twice = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => `?${name}=a&${name}=b`);
  return fc.tuple(fc.tuple(...valued), mostly('', fc.constantFrom(...QUERIES, ...twice))).map(([values, more]) => {
    const encoded = (value: unknown) => encodeURIComponent(wellFormed(String(value)));
    const reached = values.reduce((done, [{ name }, value]) => done.replace(`{${name}}`, encoded(value) || '-'), path);
    const query = values.filter(([{ in: place }]) => place === 'query').map(([{ name }, value]) => `${name}=${encoded(value)}`);
    return `${reached}${query.length === 0 ? more : `?${query.join('&')}${more.replace('?', '&')}`}`;
  });
}

const mostlyFitting = (fits: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fits }, { weight: 1, arbitrary: hostileText });

/** Requests to one operation by one sender, from well formed to hopeless. */
export function attacksOn(operation: Operation, sender: Sender): fc.Arbitrary<Attack> {
  const body: fc.Arbitrary<SentBody | undefined> =
    operation.body === undefined
      ? mostly<SentBody | undefined>(undefined, bodyFor('application/json', { properties: {} }, []))
      : mostlyThere(bodyFor(operation.body.type, operation.body.schema, coherentOf(operation.id)));
  return fc
    .record({
      method: mostly(operation.method, fc.constantFrom(...(operation.path.startsWith('/api/') ? METHODS : WRITING))),
      address: address(operation),
      headers: fc.tuple(authorization(sender), cookie, around, described(operation)).map((lists) => lists.flat()),
      body,
    })
    .map(({ method, address: to, headers, body: sent }) => {
      const carries = sent !== undefined && method !== 'GET' && method !== 'HEAD';
      return {
        operation: operation.id,
        sender,
        method,
        address: to,
        headers: carries && sent.type !== '' ? [...headers, ['Content-Type', sent.type] as const] : headers,
        ...(carries && { body: sent.text, ...(sent.isBinary === true && { isBinary: true }) }),
      };
    });
}

const mostlyThere = (body: fc.Arbitrary<SentBody>): fc.Arbitrary<SentBody | undefined> =>
  fc.oneof({ weight: 20, arbitrary: body }, { weight: 1, arbitrary: fc.constant(undefined) });

const usual = (headers: readonly Header[]): readonly Header[] => [...headers, ['Cookie', '{{cookie}}'], ['X-Requested-With', 'madang']];

/** With each parameter in turn an encoded NUL or no text, and one that is not documented. */
function spoiledAddresses({ path, parameters }: Operation): readonly string[] {
  const inAddress = parameters.filter((parameter) => parameter.in !== 'header');
  const filled = (spoiledName: string | undefined, value: string) => {
    const of = (name: string) => (name === spoiledName ? value : 'a');
    const reached = inAddress.reduce((done, { name }) => done.replace(`{${name}}`, of(name)), path);
    const query = inAddress.filter(({ in: place }) => place === 'query').map(({ name }) => `${name}=${of(name)}`);
    return query.length === 0 ? reached : `${reached}?${query.join('&')}`;
  };
  const foreign = filled(undefined, '');
  return [
    ...['a%00b', '%ff'].flatMap((value) => inAddress.map(({ name }) => filled(name, value))),
    `${foreign}${foreign.includes('?') ? '&' : '?'}other=%00`,
  ];
}

/** Requests that are as they should be, which chance would seldom make; and by members, each with one field or parameter that is spoiled. */
export function certainRequests(operation: Operation, sender: Sender): readonly Attack[] {
  const { id, method, path, body } = operation;
  const common = { operation: id, sender, method, address: path };
  if (id === 'partnerUserInfo') return [{ ...common, headers: usual([['Authorization', 'Bearer {{partnerToken}}']]) }];
  const own: readonly Header[] = sender !== 'visitor' && operation.needsToken ? [['Authorization', 'Bearer {{token}}']] : [];
  const proper = coherentOf(id);
  const entries = sender === 'member' ? [...proper, ...proper.slice(0, 1).flatMap(spoiled)] : proper;
  const withBodies = certainBodies(body?.type, entries).map(({ text, type, isBinary }) => ({
    ...common,
    headers: [...usual(own), ['Content-Type', type] as const],
    body: text,
    ...(isBinary === true && { isBinary }),
  }));
  const addresses = sender === 'member' ? spoiledAddresses(operation) : [];
  return [...withBodies, ...addresses.map((address) => ({ ...common, address, headers: usual(own) }))];
}
