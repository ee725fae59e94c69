import type { BrowserContext, Response, Route } from 'playwright-core';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';

/** How long a call may take to come, ms. */
const PATIENCE = 10_000;
const PAUSE = 20;

/** Keeps chosen calls of a page waiting in the browser, so that the screen can be looked at, and the answer arranged, before they go. */
export class HeldCalls {
  private waiting: Route[] = [];
  private names: readonly CallName[] = [];
  private isOffline = false;
  /** What the page has asked, the newest last. */
  private readonly asked: string[] = [];

  constructor(private readonly context: BrowserContext) {}

  async begin(): Promise<void> {
    await this.context.route(`**${API_BASE}/**`, (route) => {
      this.asked.push(new URL(route.request().url()).pathname.slice(API_BASE.length));
      if (this.isOffline) route.abort('internetdisconnected').catch(() => {});
      else if (this.names.some((name) => isCall(route, name))) this.waiting.push(route);
      else route.fallback().catch(() => {});
    });
  }

  /** From now on these wait. */
  hold(names: readonly CallName[]): void {
    this.names = names;
  }

  /** Sends the call on; gives what the server answers. @throws Error where the page does not make it */
  async pass(calls: readonly CallName[]): Promise<Response | null> {
    const route = await this.taken(calls);
    const request = route.request();
    await route.continue();
    return request.response();
  }

  /** Waits for the call, which comes to nothing. `isOffline`: from now on the device has no network. */
  async lose(calls: readonly CallName[], isOffline: boolean): Promise<void> {
    const route = await this.taken(calls);
    this.isOffline = isOffline;
    if (isOffline) await this.context.setOffline(true);
    await route.abort('internetdisconnected');
  }

  /** The network is there again. */
  async comeBack(): Promise<void> {
    if (!this.isOffline) return;
    this.isOffline = false;
    await this.context.setOffline(false);
  }

  private async taken(calls: readonly CallName[]): Promise<Route> {
    for (const until = Date.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, PAUSE))) {
      // The newest that the page has not given up: a call whose flow was left still stands here.
      const at = this.waiting.findLastIndex((route) => route.request().failure() === null && calls.some((name) => isCall(route, name)));
      const [route] = at === -1 ? [] : this.waiting.splice(at, 1);
      if (route !== undefined) return route;
      if (Date.now() > until)
        throw new Error(`the page did not call ${calls.join(' or ')}; last it called ${this.asked.slice(-3).join(', ')}`);
    }
  }
}

function isCall(route: Route, name: CallName): boolean {
  const { method, path } = CALLS[name];
  const request = route.request();
  return request.method() === method && new URL(request.url()).pathname === `${API_BASE}${path}`;
}
