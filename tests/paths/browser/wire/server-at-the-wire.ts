import type { BrowserContext, Route } from 'playwright-core';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import type { Arrange, ByServer } from '#machines/bindings/by-server.ts';
import { HTTP_TOKEN_EXPIRED } from '#src/api/answer.ts';
import { openRealServer, type StartedServer } from './real-server.ts';
import { saidIn } from './unsent.ts';
import type { WireAnswer } from './wire.ts';

/** How long a call may take to come, ms. */
const PATIENCE = 5_000;

const EXPIRED = { status: HTTP_TOKEN_EXPIRED, body: { code: RESULT.tokenExpired, message: '' } } as const;

/** Holds the calls of a page until a path says what is answered. */
export interface ServerAtTheWire {
  /** Waits for the call, and answers it. Gives what the request says (`saidIn`). */
  answer(answer: WireAnswer): Promise<readonly string[]>;
  /** Waits for a call, and has the real server answer it; gives whether it was refused, and what the request says. */
  pass(calls: WireAnswer['calls'], arrange?: Arrange): Promise<Passed>;
  /** Answers a call that the token has expired, and lets the real server give another: the page then calls again (REFR-1). */
  expire(calls: WireAnswer['calls']): Promise<void>;
  /** The page's calls since this path began, but those that only read, and what the real server has changed for them, a line each. */
  heard(): readonly string[];
  /** The page's token at the real server, where it is signed in there. */
  token(): Promise<string | undefined>;
  /** A new path begins: forgets what still waits, the cookies of the path before, and what it left on the server. */
  begin(start: ByServer['starts'][string] | undefined): Promise<void>;
  close(): Promise<void>;
}

interface Passed {
  readonly refused: boolean;
  readonly said: readonly string[];
}

export async function serverAtTheWire(context: BrowserContext): Promise<ServerAtTheWire> {
  // Seconds to start: only where a flow has outcomes of it.
  let real: Promise<StartedServer> | undefined;
  let waiting: Route[] = [];
  let onCall = () => {};
  let heard: string[] = [];
  let isServed = false;
  await context.route(`**${API_BASE}/**`, (route) => {
    waiting.push(route);
    // What only reads may be asked once more by what was left, and does nothing.
    if (route.request().method() !== 'GET') heard.push(`calls ${nameOf(route)}`);
    onCall();
  });
  const take = (calls: WireAnswer['calls']): Route | undefined => {
    // The newest: a call whose flow was left still stands here.
    const at = waiting.findLastIndex((route) => calls.some((name) => isCall(route, name)));
    return at === -1 ? undefined : waiting.splice(at, 1)[0];
  };
  return {
    begin: async (start) => {
      waiting = [];
      heard = [];
      await context.clearCookies();
      isServed = start !== undefined;
      if (start === undefined) return;
      real ??= openRealServer();
      const server = await real;
      await server.begin();
      await start(server);
    },
    async answer({ calls, response }) {
      const route = await taken(calls);
      const said = saidIn(route.request(), await route.request().allHeaders());
      if (response === null) await route.abort();
      else await route.fulfill({ status: response.status, json: response.body, headers: { ...response.headers } });
      return said;
    },
    pass,
    async expire(calls) {
      const { status, body } = EXPIRED;
      const route = await taken(calls);
      await route.fulfill({ status, json: body });
      await pass(['refreshAccessToken']);
    },
    heard: () => heard,
    // The account of a flow before is nothing to one without the real server.
    token: async () => (isServed ? (await real)?.token() : undefined),
    close: async () => (await real)?.close(),
  };

  async function pass(calls: WireAnswer['calls'], arrange?: Arrange): Promise<Passed> {
    const route = await taken(calls);
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const headers = await request.allHeaders();
    const body = (request.postDataJSON() ?? undefined) as Readonly<Record<string, unknown>> | undefined;
    if (real === undefined) throw new Error('no path with a real server has begun');
    const server = await real;
    const instead = (await arrange?.(server, body ?? {})) ?? {};
    const before = await server.tables();
    const answer = await server.forward({
      method: request.method(),
      path: `${pathname}${search}`,
      headers,
      body: body && { ...body, ...instead },
    });
    const changed = changedTables(before, await server.tables());
    if (changed.length > 0) heard.push(`server changes ${changed.join(', ')}`);
    // The models tell refusals by their reasons: with the server's own words each would be another state.
    await route.fulfill({ status: answer.status, json: { ...answer.body, ...(answer.status !== 200 && { message: '' }) } });
    return { refused: answer.status !== 200, said: saidIn(request, headers) };
  }

  /** What the page asks in its place. */
  function insteadOf(): string {
    const names = waiting.map(nameOf);
    return names.length === 0 ? '' : `, but ${names.join(' and ')}`;
  }

  async function taken(calls: WireAnswer['calls']): Promise<Route> {
    const until = Date.now() + PATIENCE;
    let route = take(calls);
    while (route === undefined) {
      if (Date.now() > until) throw new Error(`the page did not call ${calls.join(' or ')}${insteadOf()}`);
      await new Promise<void>((resolve) => {
        onCall = resolve;
        setTimeout(resolve, 50);
      });
      route = take(calls);
    }
    return route;
  }
}

/** Tables whose rows are others than before. */
const changedTables = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] =>
  [...after].flatMap(([table, rows]) => (before.get(table) === rows ? [] : [table]));

/** The call of the contract that a request is. */
const nameOf = (route: Route): string => (Object.keys(CALLS) as CallName[]).find((name) => isCall(route, name)) ?? route.request().url();

function isCall(route: Route, name: WireAnswer['calls'][number]): boolean {
  const { method, path } = CALLS[name];
  const request = route.request();
  return request.method() === method && new URL(request.url()).pathname === `${API_BASE}${path}`;
}
