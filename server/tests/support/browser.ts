import { expect } from 'vitest';
import * as z from 'zod/mini';
import { API_BASE, answer, CALLS, type Call, type CallName, type DataOf } from '#contract/calls.ts';
import { RESULT, type ResultName, statusOf } from '#contract/result-codes.ts';
import { keep, remember } from '../../../tests/support/recorded-logs.ts';

/** What goes over the wire and must stand in no log; what a test makes up of a few letters is no secret. */
function rememberSecrets(body: unknown, sent: readonly (string | undefined)[]): void {
  const fields =
    typeof body === 'object' && body !== null
      ? ['pswd', 'authCode', 'sqncNum', 'authId', 'code'].map((name) => Reflect.get(body, name))
      : [];
  for (const value of fields) if (typeof value === 'string' && /^[A-Z2-9]{6}$|^.{11,}$/.test(value)) remember(value);
  for (const value of sent) if (value !== undefined && value.length > 20) remember(value);
}

export type Send = (request: Request, address: string) => Promise<Response>;

export interface Reply<Data = unknown> {
  readonly status: number;
  readonly code: number;
  readonly message: string | undefined;
  readonly data: Data;
  readonly headers: Headers;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in the place of the browser's own token; `null` sends none. */
  readonly token?: string | null;
  /** Sent as it is, with the content type that it has or is given. */
  readonly rawBody?: string | FormData;
  /** Aborted when the browser is gone. */
  readonly signal?: AbortSignal;
}

/** A browser as the API sees it: it has an address, keeps cookies by path, and holds the access token as the site's script would. */
export class Browser {
  token: string | undefined;
  readonly cookies = new Map<string, { readonly value: string; readonly path: string }>();
  readonly #send: Send;
  readonly #address: string;
  readonly #origin: string;

  constructor(send: Send, address = '192.0.2.1', origin = 'http://localhost:4000') {
    this.#send = send;
    this.#address = address;
    this.#origin = origin;
  }

  /** Makes a call and holds the answer against the contract: its envelope, its status, and the data of a success to the last key. */
  async call<Name extends CallName>(name: Name, body?: unknown, options: SendOptions = {}): Promise<Reply<DataOf<Name>>> {
    const call: Call = CALLS[name];
    const send = () => this.fetch(call.method, `${API_BASE}${call.path}`, body, options);
    const first = await send();
    // As the pages do: the refusal has brought the visit that the call needs.
    const isRetried = name === 'requestEmailCode' && (await first.clone().json()).code === RESULT.cookiesRefused;
    const response = isRetried ? await send() : first;
    const { code, message, data } = z.parse(answer, await response.json());
    expect(Object.values(RESULT)).toContain(code);
    expect(response.status).toBe(code === RESULT.ok ? 200 : Math.floor(code / 1000));
    if (code === RESULT.ok) expect(z.parse(call.data, data)).toEqual(data);
    else expect(message).toMatch(/\S/);
    return { status: response.status, code, message: message ?? undefined, data: data as DataOf<Name>, headers: response.headers };
  }

  /** A call that has to succeed. */
  async ok<Name extends CallName>(name: Name, body?: unknown, options?: SendOptions): Promise<DataOf<Name>> {
    const reply = await this.call(name, body, options);
    expect(reply, `${name} was refused: ${reply.message}`).toMatchObject({ code: RESULT.ok });
    return reply.data;
  }

  /** A call that has to be refused for this reason, with the status that goes with it. */
  async refused<Name extends CallName>(name: Name, result: ResultName, body?: unknown, options?: SendOptions): Promise<Reply> {
    const reply = await this.call(name, body, options);
    expect({ code: reply.code, status: reply.status }, reply.message).toEqual({ code: RESULT[result], status: statusOf(result) });
    return reply;
  }

  async fetch(method: string, path: string, body?: unknown, { headers = {}, token, rawBody, signal }: SendOptions = {}): Promise<Response> {
    const sent = new Headers({ 'X-Requested-With': 'madang', ...headers });
    const cookie = [...this.cookies]
      .filter(([, { path: cookiePath }]) => path.startsWith(cookiePath))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    if (cookie !== '') sent.set('Cookie', cookie);
    const bearer = token === undefined ? this.token : (token ?? undefined);
    if (bearer !== undefined) sent.set('Authorization', `Bearer ${bearer}`);
    if (body !== undefined && !sent.has('Content-Type')) sent.set('Content-Type', 'application/json');
    const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = new Request(`${this.#origin}${path}`, {
      method,
      headers: sent,
      ...(content === undefined ? {} : { body: content }),
      ...(signal === undefined ? {} : { signal }),
    });
    rememberSecrets(body, [bearer, ...[...this.cookies.values()].map(({ value }) => value)]);
    const response = await this.#send(request, this.#address);
    if (!response.ok) keep('refusal', await response.clone().text());
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice(5) ?? '/';
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }
}
