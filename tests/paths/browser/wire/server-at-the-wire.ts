import type { BrowserContext, Route } from 'playwright-core';
import { API_BASE, CALLS } from '../../../../contract/calls.ts';
import type { WireAnswer } from './wire.ts';

/** How long a call may take to come, ms. */
const PATIENCE = 5_000;

/** Holds the calls of a page until a path says what is answered. */
export interface ServerAtTheWire {
  /** Waits for the call, and answers it. */
  answer(answer: WireAnswer): Promise<void>;
  /** A new path begins: forgets what still waits, and the cookies of the path before. */
  begin(): Promise<void>;
}

export async function serverAtTheWire(context: BrowserContext): Promise<ServerAtTheWire> {
  let waiting: Route[] = [];
  let onCall = () => {};
  await context.route(`**${API_BASE}/**`, (route) => {
    waiting.push(route);
    onCall();
  });
  const take = (calls: WireAnswer['calls']): Route | undefined => {
    // The newest: a call whose flow was left still stands here.
    const at = waiting.findLastIndex((route) => calls.some((name) => isCall(route, name)));
    return at === -1 ? undefined : waiting.splice(at, 1)[0];
  };
  return {
    begin: async () => {
      waiting = [];
      await context.clearCookies();
    },
    async answer({ calls, response }) {
      const until = Date.now() + PATIENCE;
      let route = take(calls);
      while (route === undefined) {
        if (Date.now() > until) throw new Error(`the page did not call ${calls.join(' or ')}`);
        await new Promise<void>((resolve) => {
          onCall = resolve;
          setTimeout(resolve, 50);
        });
        route = take(calls);
      }
      if (response === null) await route.abort();
      else await route.fulfill({ status: response.status, json: response.body });
    },
  };
}

function isCall(route: Route, name: WireAnswer['calls'][number]): boolean {
  const { method, path } = CALLS[name];
  const request = route.request();
  return request.method() === method && new URL(request.url()).pathname === `${API_BASE}${path}`;
}
