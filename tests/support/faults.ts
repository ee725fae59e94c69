import { type HttpHandler, HttpResponse, http } from 'msw';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { RESULT, type ResultName, statusOf } from '#contract/result-codes.ts';
import type { Reason } from '#machines/failures.ts';
import { SAMPLES } from './samples.ts';

export type Resolver = (about: { readonly request: Request }) => Response | Promise<Response>;

/** A handler for one call of the contract, on any origin unless one is given. */
export function on(name: CallName, resolver: Resolver, origin = '*'): HttpHandler {
  const { method, path } = CALLS[name];
  const address = `${origin}${API_BASE}${path}`;
  switch (method) {
    case 'GET':
      return http.get(address, resolver);
    case 'POST':
      return http.post(address, resolver);
    case 'PUT':
      return http.put(address, resolver);
  }
}

/** The body of section 7. */
export const answered = (name: ResultName, message?: string, data?: unknown): Response =>
  HttpResponse.json(
    { code: RESULT[name], ...(message !== undefined && { message }), ...(data !== undefined && { data }) },
    { status: statusOf(name) },
  );

/** Every call answers well, with its sample or with `data`. */
export const succeeds = <Name extends CallName>(name: Name, data: unknown = SAMPLES[name].data): HttpHandler =>
  on(name, () => answered('ok', undefined, data));

export interface Fault {
  readonly resolver: Resolver;
  /** What the client makes of it. */
  readonly reason?: Reason;
  readonly serverMessage?: string | Readonly<Record<'ko' | 'en', string>>;
}

/** The words that the client shows in place of its own, if there are any. */
export const messageIn = (language: 'ko' | 'en', { serverMessage }: Fault): string | undefined =>
  typeof serverMessage === 'object' ? serverMessage[language] : serverMessage;

const html = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new HttpResponse('<!doctype html><title>Bad gateway</title><h1>nginx</h1>', {
    status,
    headers: { 'Content-Type': 'text/html', ...headers },
  });
const json = (body: object, status = 200): Response => HttpResponse.json(body as Record<string, unknown>, { status });

/** What a healthy server never does, and every way in which it may say no: usable for any call. */
export const FAULTS = {
  'network error': { resolver: () => HttpResponse.error() },
  'an answer cut off midway': {
    resolver: () => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"code":0,"da'));
          controller.error(new TypeError('connection reset'));
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
    },
  },
  '500': { resolver: () => answered('failed', 'Something broke.'), serverMessage: 'Something broke.' },
  '503, the database is away': { resolver: () => answered('unavailable', 'In a moment.'), serverMessage: 'In a moment.' },
  '500 with nothing': { resolver: () => new HttpResponse(null, { status: 500 }) },
  '502 of a proxy, in HTML': { resolver: () => html(502) },
  '503': { resolver: () => answered('closed', 'Closed for a while.'), serverMessage: 'Closed for a while.' },
  '401': { resolver: () => answered('unauthorized', 'Sign in again.'), reason: 'unauthorized', serverMessage: 'Sign in again.' },
  '401 in HTML': { resolver: () => html(401), reason: 'unauthorized' },
  '403': { resolver: () => answered('notAllowed', 'Not for guests.'), serverMessage: 'Not for guests.' },
  '404 without a code of ours': { resolver: () => json({ code: 404 }, 404) },
  '404001': { resolver: () => answered('accountNotFound'), reason: 'accountNotFound' },
  '409': { resolver: () => answered('nicknameTaken', 'Taken.'), reason: 'nicknameTaken', serverMessage: 'Taken.' },
  '419, again and again': { resolver: () => answered('tokenExpired') },
  '429': { resolver: () => answered('tooManyRequests', 'Wait a little.'), reason: 'tooManyRequests', serverMessage: 'Wait a little.' },
  '429 in HTML, with Retry-After': {
    resolver: () => html(429, { 'Retry-After': '120' }),
    reason: 'tooManyRequests',
    serverMessage: { ko: '요청이 너무 많아요. 2분 뒤에 다시 시도해 주세요.', en: 'Too many attempts. Please try again in 2 minutes.' },
  },
  '429 in HTML': { resolver: () => html(429), reason: 'tooManyRequests' },
  '200 that is not JSON': { resolver: () => html(200) },
  '200 with nothing': { resolver: () => new HttpResponse(null) },
  '200 with JSON of another shape': { resolver: () => json(['code', 0]) },
  '200 without a code': { resolver: () => json({ data: {} }) },
  '200 with a code that is text': { resolver: () => json({ code: '0', data: {} }) },
  '200 with data of another shape': { resolver: () => json({ code: 0, data: 'nonsense' }) },
  'a code that is not 0, with a message': { resolver: () => json({ code: 7, message: 'Not today.' }), serverMessage: 'Not today.' },
  'a code that is not 0, without a message': { resolver: () => json({ code: 7 }) },
  'code 0 on 202': { resolver: () => json({ code: 0, data: {} }, 202) },
  'a redirect': { resolver: () => new HttpResponse(null, { status: 302, headers: { Location: 'https://portal.example/' } }) },
  'markup, direction marks and control characters in the message': {
    resolver: () => json({ code: 7, message: ' <b>\u202eNo\u0007</b>\n\n today\u2069 ' }),
    serverMessage: '<b>No </b> today',
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

/** `name` fails in this way. */
export const fails = (name: CallName, fault: FaultName): HttpHandler => on(name, FAULTS[fault].resolver);

/** `name` never answers; the client's timeout has to end it. */
export const hangs = (name: CallName): HttpHandler => on(name, () => new Promise<never>(() => {}));
