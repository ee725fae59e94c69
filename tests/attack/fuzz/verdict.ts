import { SERVER_MESSAGE_MAX } from '#contract/limits.ts';
import { RESULT } from '#contract/result-codes.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { Attack } from './attack.ts';
import type { Operation } from './operations.ts';
import { FOREIGN_ORIGIN } from './requests.ts';

const FOR_SCRIPTS = [STORAGE_KEYS.sessionHint, STORAGE_KEYS.language, STORAGE_KEYS.theme, STORAGE_KEYS.firstAvatarCreated];

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What an answer must not hold: values of a person who takes no part. */
export type Secrets = readonly string[];

/** Places in our code, of a database or of Node, which only an error that was not caught tells. */
const INTERNALS = /\bat .+:\d+:\d+|node_modules|\.ts:\d+|\bselect .+ from\b|\bduplicate key\b|\bsyntax error\b|RangeError|TypeError/i;

const ofCall = ({ path, method }: Operation, attack: Attack): boolean =>
  attack.method === method && path.startsWith('/api/') && !path.includes('/oauth/token') && !path.includes('/oauth/userinfo');

/** Without a part that the request fills in. */
const isFixed = ({ path }: Operation): boolean => path.startsWith('/api/') && !path.includes('{');

const headerOf = ({ headers }: Attack, name: string): readonly string[] =>
  headers.flatMap(([header, value]) => (header.toLowerCase() === name ? [value] : []));

/** Values of the request that would be markup in an answer. */
const markupIn = (attack: Attack): readonly string[] => {
  const sent = [
    attack.body ?? '',
    decodeURIComponent(attack.address.replaceAll(/%(?![0-9A-F]{2})|%[89A-F]./gi, '')),
    ...attack.headers.map(([, value]) => value),
  ];
  return sent.flatMap((text) => text.match(/<\w+[^>]{3,}>/g) ?? []);
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with an answer, in words; empty when it is as documented. */
export function faultsOf(operation: Operation, attack: Attack, answer: Answered, secrets: Secrets): readonly string[] {
  const { status, headers, text } = answer;
  const type = headers.get('content-type') ?? '';
  const faults: string[] = [];
  const expect = (holds: boolean, otherwise: string) => {
    if (!holds) faults.push(otherwise);
  };

  expect(status < 500, `HTTP ${status}`);
  expect(!INTERNALS.test(text), 'the answer tells of the inside of the server');
  for (const secret of secrets) expect(!text.includes(secret), 'the answer holds what is another person’s');
  expect(headers.get('cache-control') === 'no-store', 'a cache may keep the answer');
  const isBare = status === 204 || (status >= 300 && status < 400);
  if (attack.address.startsWith('/api/')) expect(headers.get('x-content-type-options') === 'nosniff', 'nosniff is missing');
  expect(/\S/.test(headers.get('x-request-id') ?? ''), 'the id of the request is missing');
  for (const cookie of headers.getSetCookie()) {
    // A hint that there may be a session, and what the page itself keeps: for scripts, and no secrets (DOOR-7, LANG-1).
    if (FOR_SCRIPTS.some((name) => cookie.startsWith(`${name}=`))) continue;
    expect(/Max-Age=0/.test(cookie) || (/HttpOnly/.test(cookie) && /SameSite=(?:Lax|Strict)/.test(cookie)), 'a script can read a cookie');
  }
  if (/html/.test(type)) for (const markup of markupIn(attack)) expect(!text.includes(markup), 'markup of the request is in the page');
  if (headerOf(attack, 'origin').includes(FOREIGN_ORIGIN)) {
    expect(!headers.has('access-control-allow-origin'), 'a foreign page may read the answer');
    expect(status !== 200 || attack.method === 'GET' || !ofCall(operation, attack), 'a foreign page changed something');
  }

  if (attack.method === 'HEAD') expect(text === '', 'HEAD has a body');
  else if (!isBare) faults.push(...faultsOfBody(operation, attack, answer, type));
  // The answer to another method names the right ones (RFC 9110, 15.5.6).
  if (isFixed(operation)) expect(!text.includes(`"code":${RESULT.routeNotFound},`), 'the path was not found, and it is there');
  // Apple's return reads no address. Elsewhere it is refused before anything looks for what it names.
  if (attack.address.includes('%00') && operation.id !== 'returnFromApple')
    expect(status >= 400 && status !== 404, 'a NUL in the address was looked at');
  if (status === 405) expect(/[A-Z]/.test(headers.get('allow') ?? ''), '405 without Allow');
  if (status === 429 || status === 503) expect(/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''), `${status} without Retry-After`);
  if (isBare && attack.method === operation.method) expect(operation.statuses.includes(String(status)), `${status} is not documented`);
  if (status === 200 && operation.needsToken && attack.sender === 'visitor') faults.push('was done without a token');
  return faults;
}

function faultsOfBody(operation: Operation, attack: Attack, { status, text }: Answered, type: string): readonly string[] {
  if (!/^application\/json\b/i.test(type)) return [`the answer is ${type || 'of no type'}`];
  const body = parsed(text);
  if (typeof body !== 'object' || body === null) return ['the answer is not what its type says'];
  const faults: string[] = [];
  // What the path does not have is no operation: its refusal has the form that all have.
  const asked = operation.by(attack.method);
  const accepted = asked === undefined ? 'code' in body && 'message' in body : asked.accepts(status, body);
  if (accepted !== true) faults.push(`${status} is not documented with such a body`);
  if ('code' in body && !('access_token' in body)) {
    const { code } = body;
    const isKnown = typeof code === 'number' && Object.values<number>(RESULT).includes(code);
    if (!isKnown || status !== (code === RESULT.ok ? 200 : Math.floor(code / 1000)))
      faults.push(`code ${String(code)} came with HTTP ${status}`);
  }
  if ('message' in body && (typeof body.message !== 'string' || body.message.length > SERVER_MESSAGE_MAX)) {
    faults.push(`the message is longer than the ${SERVER_MESSAGE_MAX} characters that pages show`);
  }
  return faults;
}
